import type { JsonObject } from '../../../core/json.ts';
import { mentions } from '../../../core/reading.ts';
import type { Example, Rule } from '../../../core/rules.ts';
import { extrasTold } from '../facts.ts';
import type { IntentName } from '../intents.ts';
import {
  asked,
  cancels,
  type Heard,
  haggles,
  type OwnWish,
  ownEntities,
  ownWish,
  placeIn,
  putsOff,
  tells,
  topics,
} from './heard.ts';
import { personIn } from './person.ts';
import { asksForPickup } from './pickup.ts';
import type { Said } from './said.ts';

/** The rules that several stages have in common: each stage lists them in its own order, with what is said there. */

export type TripRule = Rule<Heard, IntentName>;
type Examples = readonly Example[];
type When = (heard: Heard) => boolean;

/**
 * What comes after words that would have something done for good. Where such words may not be heard, for want of a plain
 * yes, nothing else is made of them either (X11).
 */
export function unless(isSaid: When, rules: readonly TripRule[]): readonly TripRule[] {
  return rules.map((rule) => ({ ...rule, when: (heard) => !isSaid(heard) && rule.when(heard) }));
}

export function startsOver(examples: Examples): TripRule {
  return { rule: 'wants to begin again', means: 'start_over', when: ({ has }) => has('restart'), examples };
}

export function givesUp(examples: Examples): TripRule {
  return {
    rule: 'does not want to go on',
    means: 'cancel',
    // Who cannot go on that day wants another.
    when: (heard) => cancels(heard) && !heard.has('fewer') && !heard.said.acts.has('reschedule') && !isOfExtra(heard),
    examples,
  };
}

/** "No, leave it", once the price of an extra was told, is said of that alone. */
export function isOfExtra({ said, data, catalogue }: Heard): boolean {
  return (said.answer === 'no' || said.acts.has('leave_it')) && extrasTold(data, catalogue).length > 0;
}

/** "Remove it", of what was added last, calls nothing off. */
export function takesItBack(examples: Examples): TripRule {
  return {
    rule: 'takes back what was added last',
    means: 'customise',
    when: ({ said, data }) => said.acts.has('remove_it') && data.customizations.length > 0,
    gives: lastDropped,
    examples,
  };
}

export function lastDropped({ data }: Heard) {
  return { dropped: data.customizations.slice(-1) };
}

/** "One of us dropped out", "one more person" leave open how many they are; the first calls nothing off (X20). */
export function countsAnew(examples: Examples): TripRule {
  return { rule: 'says that more or fewer come', means: 'recount', when: isCountOpen, examples };
}

export function isCountOpen({ said, data, has, reading }: Heard): boolean {
  if (said.told['people_count'] !== undefined) return false;
  // "Can my mum come too?" asks, and counts nobody.
  const joins = reading.clauses?.some((clause) => clause.joins) === true && data.people_count !== null;
  return has('fewer') || joins || (said.acts.has('others_too') && data.people_count !== null && !tells(said));
}

export function takesTime(examples: Examples): TripRule {
  return { rule: 'wants to decide another time', means: 'put_off', when: putsOff, examples };
}

export function asksWhy(examples: Examples): TripRule {
  return { rule: 'asks why it is asked', means: 'ask_why', when: ({ said }) => said.acts.has('why'), examples };
}

export function otherHotel(examples: Examples): TripRule {
  return {
    rule: 'wants another hotel',
    means: 'change_selection',
    when: ({ said }) => said.acts.has('other_hotel'),
    gives: () => ({ wanted: 'hotel' }),
    examples,
  };
}

export function otherGuide(examples: Examples): TripRule {
  return {
    rule: 'wants another guide',
    means: 'change_selection',
    // "A massage, and a guide who speaks French": what is to be added is not passed over.
    when: ({ said }) => said.acts.has('other_guide') && said.addons.length === 0,
    gives: () => ({ wanted: 'guide' }),
    examples,
  };
}

/** A code, points or changes; `when` narrows it, `gives` says what is taken along, all of it unless told. */
interface Own {
  readonly when?: When;
  readonly gives?: (heard: Heard) => JsonObject;
}

export function givesCode(examples: Examples, own: Own = {}): TripRule {
  return ofOwn('gives a discount code', 'discount', 'code', examples, own);
}

export function spendsPoints(examples: Examples, own: Own = {}): TripRule {
  return ofOwn('wants to pay with points', 'use_points', 'points', examples, own);
}

export function changesTrip(rule: string, examples: Examples, own: Own = {}): TripRule {
  return ofOwn(rule, 'customise', 'changes', examples, own);
}

function ofOwn(rule: string, means: IntentName, wish: OwnWish, examples: Examples, own: Own): TripRule {
  const { when = () => true, gives = ({ said }) => ({ ...ownEntities(said), ...placeIn(said) }) } = own;
  return { rule, means, when: (heard) => ownWish(heard.said) === wish && when(heard), gives, examples };
}

/** Of a place that no trip goes to something is known all the same. */
export function asksOfPlace(examples: Examples, when: When = () => true): TripRule {
  return {
    rule: 'asks about a place we do not go to',
    means: 'explore',
    when: (heard) => heard.said.place !== null && !tells(heard.said) && when(heard),
    gives: ({ said }) => ({ place: said.place, topics: [] }),
    examples,
  };
}

export function asksHowFar(examples: Examples): TripRule {
  return {
    rule: 'asks how far it is',
    means: 'explore',
    when: ({ said }) => said.way !== null,
    gives: ({ said }) => (said.way === null ? {} : { way: { from: said.way.from, to: [...said.way.to] } }),
    examples,
  };
}

export function asksToSee(examples: Examples, when: When = () => true): TripRule {
  return {
    rule: 'asks to see something of the trip',
    means: 'explore',
    when: (heard) => topics(heard.said).length > 0 && when(heard),
    gives: ({ said }) => ({ ...asked(said), ...tripNamed(said) }),
    examples,
  };
}

/** One that was not chosen is looked at all the same, and nothing changes by it. */
function tripNamed({ trips }: Said): JsonObject {
  const [trip, ...others] = trips;
  return trip === undefined || others.length > 0 ? {} : { trip };
}

export function wantsLess(examples: Examples, gives?: (heard: Heard) => JsonObject): TripRule {
  return {
    rule: 'wants to pay less',
    means: 'negotiate',
    when: ({ said }) => haggles(said),
    ...(gives && { gives }),
    examples,
  };
}

/** Somewhere else to be picked up, in their own words. */
export function namesPickup(examples: Examples, when: When = () => true): TripRule {
  return {
    rule: 'says where to be picked up',
    means: 'change_pickup',
    when: (heard) => heard.said.pickup !== null && when(heard),
    gives: ({ reading, said, data }) => ({ ...personIn(reading, data), value: said.pickup }),
    examples,
  };
}

export function otherPickup(examples: Examples, when: When = () => true): TripRule {
  return {
    rule: 'wants to be picked up elsewhere, and does not say where',
    means: 'change_pickup',
    when: (heard) =>
      heard.said.acts.has('pickup') &&
      heard.has('change', 'correction') &&
      !asksForPickup(heard.reading.text) &&
      when(heard),
    examples,
  };
}

/** Asked where else, whatever else they say is the place. */
export function answersPickup(examples: Examples): TripRule {
  return {
    rule: 'answers where to be picked up',
    means: 'change_pickup',
    when: ({ said, data, has }) =>
      data.asked.question === 'new_pickup' &&
      !has('cancel', 'question', 'help', 'person') &&
      said.answer !== 'no' &&
      !said.acts.has('undo'),
    gives: ({ reading }) => ({ value: reading.text.trim().replace(/[.!。！]+$/u, '') }),
    examples,
  };
}

/** Another number or name for what is held or booked (D1). */
export function givesPhone(examples: Examples): TripRule {
  return {
    rule: 'gives another phone number',
    means: 'give_details',
    when: ({ reading }) => mentions(reading, 'phone').length > 0,
    gives: ({ reading }) => ({ field: 'customer_phone', value: mentions(reading, 'phone')[0]?.phone ?? '' }),
    examples,
  };
}

export function givesName(examples: Examples): TripRule {
  return {
    rule: 'gives another name',
    means: 'give_details',
    when: (heard) => nameIn(heard) !== undefined,
    gives: (heard) => ({ field: 'customer_name', value: nameIn(heard) ?? '' }),
    examples,
  };
}

function nameIn({ reading }: Heard): string | undefined {
  return mentions(reading, 'name').find(({ introduced }) => introduced)?.name;
}
