import type { WindowName } from '../../../core/when.ts';
import type { Input, Parser } from '../parser.ts';
import {
  either,
  glue,
  meaning,
  optional,
  remember,
  sense,
  sequence,
  skip,
  tight,
  unlessFollowedBy,
  where,
} from '../parser.ts';
import { hoursInFigures } from './amount.ts';
import { hour } from './hour.ts';
import type { Clock } from './item.ts';
import { type Spoken, spoken } from './spoken.ts';

const meridiem = either(
  meaning(sense('meridiem'), ({ half, tight }) => (tight ? null : half)),
  tight(meaning(sense('meridiem'), ({ half }) => half)),
);

export const partOfDay: Parser<WindowName> = remember(
  meaning(sequence(skip('in', 'of', 'on', 'the'), sense('part')), ([, { part }]) => part),
);

/** A time with everything that stands right after it: "9:30 am", "4 o'clock in the evening", "10ish". */
export const clockAfter: Parser<Spoken> = remember(
  meaning(
    sequence(
      hour,
      optional(glue('oclock')),
      skip('sharp'),
      optional(meridiem),
      skip('sharp'),
      optional(meaning(sequence(skip('comma'), partOfDay), ([, part]) => part)),
    ),
    ([{ clock, sure, counted, rather }, oclock, , half, , part], input, at) => {
      // "2 hours in the morning" is how long, and on which part of the day.
      if (counted && part !== null && isLength(clock, part, input, at)) return null;
      const proven = sure || (!rather && (half !== null || part !== null || oclock !== null));
      const fits = half === null || clock.hour <= 12 || half === 'pm';
      return fits ? { clock: { ...clock, half, part }, sure: proven, ...(rather && { rather }) } : null;
    },
  ),
);

/** Where hours are counted as they are told, "trois heures l'après-midi" is a time; nobody comes at two in the morning. */
function isLength({ hour }: Clock, part: WindowName, input: Input, at: number): boolean {
  return hourToldSo(input, at).length === 0 || (part === 'morning' && hour < EARLY);
}

const hourToldSo = sequence(sense('number'), glue('clockHour'));
/** Before this hour nobody speaks of a morning, unless they say that it is an hour. */
export const EARLY = 5;

const about = remember(sequence(skip('about', 'for', 'on', 'in'), glue('at', 'about'), skip('at', 'about', 'the')));

/** A time by itself: either its words prove it, or "at" or "around" stands before it. */
export const time: Parser<Clock> = remember(
  either(
    meaning(sequence(about, clockAfter), ([, { clock }]) => clock),
    meaning(sequence(skip('about', 'for', 'the'), clockAfter), ([, { clock, sure }]) => (sure ? clock : null)),
    meaning(sequence(clockAfter, glue('sharp')), ([{ clock }]) => clock),
  ),
);

const bareClock = unlessFollowedBy(clockAfter, either<unknown>(sense('unit'), glue('counted', 'oclock')));

/** "at 10 or 11", "4 or 5pm": each hour proves the other. */
export const alternativeTimes: Parser<readonly Clock[]> = either<readonly Clock[]>(
  meaning(sequence(time, glue('or'), skip('at', 'about'), bareClock), ([first, , , { clock }]) => [first, clock]),
  meaning(sequence(sense('number'), glue('or'), time), ([{ value, digits }, , second]) => {
    const first = digits > 0 && digits < 3 ? spoken(value, 0, false) : null;
    return first && [{ ...first.clock, half: second.half, part: second.part }, second];
  }),
);

const atTheHour: Parser<Spoken> = meaning(
  sequence(glue('at', 'about'), skip('at', 'about', 'comma', 'the'), clockAfter),
  ([, , spoken]) => spoken,
);

const counts = either<unknown>(sense('unit'), glue('counted'));

/** A bare hour, unless it counts what stands behind it: "4 hours", and of words "one" in letters, "por la tarde una cita". */
const bareHourBehind: Parser<Spoken> = where(clockAfter, ({ value, end }, input, at) => {
  if (value.sure) return true;
  const { text } = input.words;
  const isArticle = value.clock.hour === 1 && /^ ?\p{L}/u.test(text.slice(at)) && /^ +\p{L}/u.test(text.slice(end));
  return !isArticle && counts(input, end).length === 0;
});

/** An hour before a day: "eight tomorrow evening". "One" in letters is an article there, unless "at" leads it in: "un samedi matin". */
export const hourBefore: Parser<Spoken> = either(
  atTheHour,
  where(
    clockAfter,
    ({ value }, { words }, at) => value.sure || value.clock.hour !== 1 || !/^ ?\p{L}/u.test(words.text.slice(at)),
  ),
);

/** So many are how long, and no hour that somebody means of a part of the day. */
const FEW_HOURS_MAX = 5;

const fewHours = meaning(sequence(glue('for'), hoursInFigures), ([, { value }]) =>
  value <= FEW_HOURS_MAX ? value : null,
);

/**
 * What follows "for" is an hour where it is one beyond doubt, or where "at" or an article leads it in and it ends the sentence:
 * "para las 4". A bare number counts heads: "tomorrow evening for 6", and "para un corte" is no hour at all; "ce soir pour 2h" is
 * how long.
 */
const forTheHour: Parser<Spoken> = either(
  where(
    meaning(sequence(glue('for', 'on'), glue('at', 'about', 'the'), clockAfter), ([, , spoken]) => spoken),
    ({ end }, { words }) => /^ *(?:$|[.,!?;])/u.test(words.text.slice(end)),
  ),
  where(
    meaning(sequence(glue('for', 'on'), skip('at', 'about', 'the'), clockAfter), ([, , spoken], input, at) =>
      fewHours(input, at).length > 0 ? null : spoken,
    ),
    ({ value }) => value.sure,
  ),
);

/** The hour right behind a part of the day, which makes a bare number one: "tonight at 8", "evening, 4". */
export const hourBehindPart: Parser<Spoken> = remember(
  meaning(sequence(skip('comma', 'the'), either(atTheHour, bareHourBehind, forTheHour)), ([, spoken]) => spoken),
);

/** "evening 4", "in the morning at 11:30", "下午三点". */
export const timeAfterPart: Parser<Clock> = remember(
  meaning(sequence(skip('at', 'about', 'for'), partOfDay, hourBehindPart), ([, part, { clock }]) => ({
    ...clock,
    part: clock.part ?? part,
  })),
);

/** A time where nothing else can be meant, as after "before" or between the bounds of a range. */
export const timeExpected: Parser<Clock> = remember(
  either(
    timeAfterPart,
    meaning(sequence(skip('at', 'about', 'the'), clockAfter), ([, { clock }]) => clock),
  ),
);
