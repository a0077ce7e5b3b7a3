import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { DETAILS, type Detail, type TripContext } from '../context.ts';
import type { Entities } from '../intents.ts';
import { isSaid, listOf } from '../vocabulary.ts';
import type { Heard } from './heard.ts';
import { PATTERNS } from './patterns.ts';
import { fromHome } from './person.ts';
import type { Said } from './said.ts';

/** What no booking can do without. */
const NEEDED: readonly Detail[] = ['customer_name', 'customer_phone', 'pickup_location'];

/**
 * The personal details, one at a time (D7). Asked for a name or a place, words that could be one are one: a hotel's name
 * is a pickup place and no question about hotels. Whether it is a good one is for the tool to say.
 */
export function hearDetail({ reading, said, data }: Heard): Entities | null {
  const asked = DETAILS.find((detail) => detail === data.asked.question);
  if (asked === undefined || turnsAway(reading, said, asked, data)) return null;
  // Whoever says their name again corrects it, whatever was asked meanwhile.
  const again = asked === 'customer_name' ? undefined : mentions(reading, 'name').find(({ introduced }) => introduced);
  const beside = besides(asked, reading, said);
  if (again !== undefined)
    return { ...beside, field: 'customer_name', value: corrected(data.customer_name, again.name) };
  const number = said.told['customer_phone'];
  if (asked === 'pickup_location' && typeof number === 'string' && reading.rest === '' && !isPlace(reading))
    return { field: 'customer_phone', value: number };
  const value = detailIn(asked, reading, said);
  return value === null ? null : { ...beside, field: asked, value };
}

/** "Sorry, it's Marc with a c" spells one of the names anew, and leaves the other. */
function corrected(known: string | null, name: string): string {
  const names = known?.split(' ') ?? [];
  const isNewly = (one: string) => one.charAt(0).toLowerCase() === name.charAt(0).toLowerCase();
  const [spelled] = names.filter(isNewly);
  const isOne = !name.includes(' ') && names.length > 1 && names.filter(isNewly).length === 1;
  return isOne ? names.map((one) => (one === spelled ? name : one)).join(' ') : name;
}

/** Several answers in one message are all taken: "Sok Dara, 012 345 678". */
function besides(asked: Detail, { text }: Reading, { told }: Said): Entities {
  const { special_needs, customer_phone } = told;
  return {
    ...(asked === 'pickup_location' && special_needs !== undefined && { special_needs }),
    ...(asked === 'pickup_location' && placeAlone(text) !== text && { booking_special_requests: '' }),
    ...(asked !== 'customer_phone' && customer_phone !== undefined && { customer_phone }),
  };
}

/** "I don't want to give my number" refuses a detail, and takes back no yes: what it is for is said, and it is asked again (D7). */
export function withholds({ reading, said, data }: Pick<Heard, 'reading' | 'said' | 'data'>): boolean {
  const asked = NEEDED.some((detail) => detail === data.asked.question);
  const given = said.told['customer_phone'] !== undefined || said.acts.has('no_pickup');
  const isNamed = mentions(reading, 'item').some(({ list }) => list === listOf('detail_words'));
  return asked && !given && isNamed && PATTERNS.unwilling.some((one) => one.test(reading.text));
}

/** Cancelling, asking or wanting something changed is no answer. */
function turnsAway(reading: Reading, said: Said, asked: Detail, data: TripContext): boolean {
  if (asked === 'booking_special_requests' && changesTrip(said, data)) return true;
  if (asked === 'booking_special_requests' && said.acts.has('no_requests')) return false;
  if (hasCue(reading, 'cancel', 'question', 'help', 'person', 'capabilities')) return true;
  if (withholds({ reading, said, data })) return true;
  if (isForDesk(reading, asked)) return true;
  if (said.acts.has('go_back') && reading.rest === '') return true;
  if (said.acts.has('why') || said.acts.has('other_hotel') || said.acts.has('other_guide')) return true;
  return hasCue(reading, 'change') || said.acts.has('different_place') || said.code !== null;
}

/** "None, but make it three people" wants another trip than the one agreed to (D7); a seat for a child is only a need. */
function changesTrip({ told, addons, dropped }: Said, { people_count, travel_dates }: TripContext): boolean {
  const party = told['special_needs'] === undefined ? told['people_count'] : undefined;
  const start = Object(told['travel_dates']).start;
  const moved = told['travel_period'] !== undefined || (start !== undefined && start !== travel_dates?.start);
  return moved || (party !== undefined && party !== people_count) || addons.length + dropped.length > 0;
}

/** "In Chinese please" names nobody, nor does "visa requirements": the front desk is meant, in every state (X7). */
function isForDesk(reading: Reading, asked: Detail): boolean {
  const wishes = reading.rest === '' && mentions(reading, 'language').length > 0;
  return wishes || (asked === 'customer_name' && mentions(reading, 'topic').length > 0);
}

function detailIn(detail: Detail, reading: Reading, said: Said): string | null {
  switch (detail) {
    case 'customer_name':
      return named(reading) ?? plainName(reading, said);
    case 'customer_phone':
      return (
        mentions(reading, 'phone')[0]?.phone ?? fromHome(reading) ?? (/\d{3}/.test(reading.text) ? reading.text : null)
      );
    case 'pickup_location':
      // "No need, we come ourselves" is an answer that the driver should read.
      return plain(placeAlone(reading.text)).length >= 2 && (said.answer !== 'no' || said.acts.has('no_pickup'))
        ? plain(placeAlone(reading.text))
        : null;
    case 'booking_special_requests':
      return said.acts.has('no_requests') || said.answer === 'no' || hasCue(reading, 'nothing_else')
        ? ''
        : plain(reading.text);
  }
}

/** "Hotel Raffles, no special requests": the place, without the answer to what is asked next. */
function placeAlone(text: string): string {
  const [place = '', ...more] = text.split(/[,;，、\n]/u);
  const others = more.filter((part) => !isSaid('no_requests', part.replace(/[^\p{L}\p{M}\p{N}]+$/u, '')));
  return others.length === more.length ? text : [place, ...others].join(',');
}

/** "Hotel Cambodiana, 023 426 288" is a place with its number. */
function isPlace(reading: Reading): boolean {
  return mentions(reading, 'item').some(({ list }) => list === listOf('place_words') || list === 'hotels');
}

/** One that was introduced, stands beside a number, or is all there is but for a courtesy. */
function named(reading: Reading): string | null {
  const isNumbered = mentions(reading, 'phone').length > 0;
  return (
    mentions(reading, 'name').find(({ introduced }) => introduced || isNumbered || reading.rest === '')?.name ?? null
  );
}

/** The words themselves, as they were written; of "李明，13812345678" those that are no number. "Thanks" names nobody. */
function plainName(reading: Reading, said: Said): string | null {
  if (reading.rest === '' && reading.mentions.every(({ kind }) => kind === 'cue')) return null;
  const parts = said.told['customer_phone'] === undefined ? [reading.text] : reading.text.split(/[,;、\n]/u);
  const [words = '', ...more] = parts.map(plain).filter((part) => !/\d{3}/.test(part));
  if (more.length > 0) return null;
  const isName = /^\p{L}[\p{L}\p{M}'.\- ]{1,60}$/u.test(words);
  return isName && mentions(reading, 'answer').length === 0 && !said.acts.has('no_requests') ? words : null;
}

function plain(text: string): string {
  return text.trim().replace(/[.!。！]+$/u, '');
}
