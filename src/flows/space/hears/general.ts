import { hasCue, isMoment, mentions, type Reading } from '../../../core/reading.ts';
import type { TimeMention } from '../../../core/when.ts';
import { isOpenFor } from '../period.ts';
import { type Protocol, pending } from '../protocol.ts';
import type { Made } from '../recall.ts';
import { type Aspect, aspectNamed, joins } from '../vocabulary.ts';
import {
  asksAboutSpaces,
  brings,
  bringsPart,
  guesses,
  pauses,
  type SpaceRule,
  saysWhatItNeeds,
  tells,
} from './everywhere.ts';
import { changeWithoutValue, type Heard } from './heard.ts';
import { laterBy, minutesIn } from './hours.ts';
import { wantsReservation } from './opening.ts';
import { requirements, type Said } from './said.ts';

/** No reservation is under way: one may be asked for, by the words alone (E9); what was made may be spoken of. */
export const generalRules: readonly SpaceRule[] = [
  tells('calls off what was made', callsOff, () => ({ status: 'CANCELED' }), [
    'je veux annuler ma réservation',
    { said: 'cancel my booking', in: 'en' },
  ]),
  {
    // Outside a reservation, whatever is said of paying.
    rule: 'speaks of their payment, or of where it is made',
    means: 'payment_status',
    when: ({ has, said }) => has('paid') || (said.acts.includes('pay_link') && said.space === null),
    gives: () => pending,
    examples: ['j’ai payé', 'renvoyez-moi le lien', { said: 'I have already paid', in: 'en' }],
  },
  {
    ...pauses(['je dois en parler à ma femme', 'je vais réfléchir']),
    when: ({ reading, said, has }) => (has('pause') || said.answer === 'not_yet') && reading.rest === '',
  },
  asksAboutSpaces(['la Verrière est-elle chauffée ?', { said: 'does Le Jardin have heating?', in: 'en' }]),
  tells(
    'says what is to stay of what was refused, or to be different',
    (heard) => heard.memory.refused !== null && heard.brought === null && staysIn(heard) !== null,
    (heard) => (heard.memory.refused === null ? {} : keptOf(heard.memory.refused, staysIn(heard) ?? 'day')),
    [
      { said: 'une autre date', given: 'a summary refused' },
      { said: 'd’autres heures', given: 'a summary refused' },
      { said: 'same time', in: 'en', given: 'a summary refused' },
    ],
  ),
  {
    rule: 'asks whether so many fit in what was made',
    means: 'asks_about',
    when: (heard) => {
      const { said, reading, memory, has } = heard;
      const isAsked = has('question') && !has('book', 'availability') && !wantsOtherSize(heard);
      return memory.made !== null && isAsked && asksOfCount(said, reading);
    },
    gives: ({ memory: { made } }) => ({ spaces: made === null ? [] : [made.spaceId] }),
    examples: [{ said: 'can I bring 14 people?', in: 'en', given: 'one made' }],
  },
  tells(
    'wants what was made changed, without saying into what',
    (heard) => changeWithoutValue(heard.said) !== null || wantsOtherSize(heard),
    (heard) =>
      wantsOtherSize(heard) ? { change: 'space' } : { ...(heard.said.aspect && { change: heard.said.aspect }) },
    [
      'je voudrais changer de date',
      { said: 'en fait on sera que 4, une plus petite salle du coup', given: 'one made' },
    ],
  ),
  // What was made stays as it is; the time right behind it can be had besides, and is paid for like any other.
  {
    rule: 'wants what was made to last longer',
    means: 'protocol',
    when: (heard) => timeBeside(heard) !== null,
    gives: (heard) => ({ ...pending, ...timeBeside(heard), status: 'COMPLETED', longer: true }),
    examples: [
      { said: 'can I add an hour', in: 'en', given: 'one made' },
      { said: 'on aura besoin de 2h de plus', given: 'one made' },
      { said: 'on peut pousser jusqu’à 13h ?', given: 'one made' },
      { said: 'on pourrait rester jusqu’à 13h ?', given: 'one made' },
      { said: 'add half an hour before', in: 'en', given: 'one made' },
      { said: 'on peut venir une heure avant ?', given: 'one made' },
      { said: 'je peux avoir une heure de plus ?', given: 'one made' },
    ],
  },
  // "En fait on sera 40": there is nothing else that they could be more for.
  tells(
    'would have what was made otherwise',
    ({ said, reading, memory, has }) =>
      said.space === null &&
      !has('book', 'availability') &&
      (said.acts.includes('longer') ||
        (isOnlyCount(said) && has('correction', 'change')) ||
        (memory.made !== null && has('more') && minutesIn(reading) !== null)),
    () => ({ change: 'space' }),
    ['en fait on sera 40', 'on peut pousser jusqu’à 13h ?', { said: 'actually we will be 40 people', in: 'en' }],
  ),
  ...[
    brings('names a space', 'space named', [
      'je voudrais réserver Le Jardin',
      'la Salle Lumière demain de 9h à 12h',
      { said: 'I would like to book Le Jardin', in: 'en' },
    ]),
    brings('picks a space by its place or price', 'space picked', ['réserver la moins chère']),
    bringsPart('wants the largest or the smallest', ['space picked'], ['je voudrais réserver la plus grande salle']),
    bringsPart(
      'says when, and the space is open',
      ['time said'],
      ['réserver pour demain après-midi', 'samedi 18 avril'],
    ),
    saysWhatItNeeds(['une salle pour 10 personnes', { said: 'a room for 8 people', in: 'en' }]),
    guesses(
      tells(
        'wants to reserve',
        () => true,
        () => ({}),
        ['je voudrais réserver', 'quelles salles avez-vous ?'],
      ),
    ),
  ].map(asked),
];

/** How many they are, and nothing else of what a reservation is made of. */
function isOnlyCount({ people, space, period, within, hours, aspect }: Said): boolean {
  return people !== null && [space, period, within, hours, aspect].every((one) => one === null);
}

/** "Can I bring 14 people?", and nothing else is asked for. */
function asksOfCount(said: Said, { clauses = [] }: Reading): boolean {
  const counted = clauses.flatMap(({ mentions: found }) => found.filter((one) => one.kind === 'count'));
  const isOfPeople = counted.some(({ unit }) => unit === 'people' || unit === 'adults');
  return isOfPeople && [said.space, said.period, said.within, said.hours, said.aspect].every((one) => one === null);
}

/** Nothing is begun that could be given up: only what was made may be meant. */
function callsOff({ reading, said, has }: Heard): boolean {
  const asks = mentions(reading, 'topic').length > 0;
  return has('cancel') && !asks && said.space === null && said.period === null;
}

/** Only of words that ask for a reservation. */
function asked(rule: SpaceRule): SpaceRule {
  return { ...rule, when: (heard) => wantsReservation(heard.reading, heard.said) && rule.when(heard) };
}

/** The hours from where what was made ends, for as long as is said, or until then; "une heure avant", those before it. */
function timeBeside(heard: Heard): Pick<Protocol, 'spaceId' | 'period'> | null {
  const { reading, said, catalogue, has } = heard;
  const { made } = heard.memory;
  const { startDate, endDate, startTime, endTime } = made?.period ?? {};
  const isNamed = mentions(reading, 'item').some(({ list, negated }) => list === 'spaces' && !negated);
  const isOther = mentions(reading, 'date').some(({ date, negated }) => !negated && date !== startDate);
  const isElse = isNamed || isOther || said.people !== null || said.within !== null || has('availability');
  if (made === null || startTime == null || endTime == null || startDate !== endDate || isElse) return null;
  const begins = earlierBy(startTime, reading);
  // "Je peux avoir 1h de plus ?" books no other.
  const isLonger = has('more') && said.aspect === null && !reading.clauses?.some(({ anew }) => anew);
  if (begins === null && has('book') && !isLonger) return null;
  const ends = until(reading) ?? longerBy(endTime, reading, said);
  const times = begins === null ? { startTime: endTime, endTime: ends } : { startTime: begins, endTime: startTime };
  if (times.endTime === null || times.endTime <= times.startTime) return null;
  const period = { ...made.period, ...times };
  return isOpenFor({ ...period, endTime: null }, catalogue) ? { spaceId: made.spaceId, period } : null;
}

/** "Ajoutez une heure avant", "on peut venir une heure avant ?": counted from the beginning of what was made. */
function earlierBy(startTime: string, reading: Reading): string | null {
  const [time, ...others] = hasCue(reading, 'more', 'question') ? mentions(reading, 'time') : [];
  return time !== undefined && others.length === 0 && time.time < startTime && isCounted(reading, time)
    ? time.time
    : null;
}

function isCounted({ text }: Reading, { start, end }: TimeMention): boolean {
  return joins(text.slice(start, end), 'than');
}

/** "Jusqu'à 17h", asked or told, of the day that it is on. */
function until({ clauses = [] }: Reading): string | null {
  const found = clauses.flatMap((clause) => clause.mentions.filter(isMoment));
  const [only, ...others] = found;
  return others.length === 0 && only?.kind === 'window' && only.from === null ? only.to : null;
}

function longerBy(endTime: string, reading: Reading, { acts }: Said): string | null {
  const minutes = hasCue(reading, 'more') || acts.includes('longer') ? minutesIn(reading) : null;
  return minutes === null ? null : laterBy(endTime, minutes);
}

/** What is to be different: "another day", "d'autres heures"; with "the same time" it is the day. */
function staysIn({ said, reading }: Heard): Aspect | null {
  if (said.acts.includes('same')) return 'day';
  return Object.keys(requirements(said)).length > 0 ? null : (changeWithoutValue(said) ?? aspectNamed(reading.text));
}

/** The space and the hours for another day, the space and the day for other hours, the period for another space. */
function keptOf({ spaceId, period }: Made, change: Aspect): Partial<Protocol> {
  if (change === 'space') return { period };
  const { startDate, startTime, endTime } = period;
  const kept = change === 'day' ? { hours: { startTime, endTime } } : { day: startDate };
  return { status: 'COMPLETED', spaceId, ...kept };
}

/** "En fait on sera que 4, une plus petite salle", of what was made. */
function wantsOtherSize({ said, memory, has }: Heard): boolean {
  const isOfSize = said.acts.includes('smallest') || said.acts.includes('largest');
  return memory.made !== null && isOfSize && said.people !== null && has('correction', 'change');
}
