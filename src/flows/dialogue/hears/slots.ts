import type { Json } from '../../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { Moment } from '../catalogue.ts';
import type { Slots } from '../context.ts';
import { kinds } from '../kinds/index.ts';
import type { Found } from '../kinds/kind.ts';
import { isTimeWished } from '../kinds/option.ts';
import { isMet } from '../task/conditions.ts';
import type { Slot, Task } from '../task/schema.ts';
import { bothWays, isDayAndHour, isOfItsWay } from './both-ways.ts';
import { soughtElsewhere } from './elsewhere.ts';
import { asEither, asReplaced } from './instead.ts';
import { type NamedSlot, namedSlots, nameFor } from './names.ts';
import { dayOfItsMonth, isRecounted } from './recounted.ts';
import { asCorrected, comparedWith, daysAway, ruledOutIn, takesPlaceOf } from './replaced.ts';
import { secondOf, withoutSecond } from './several.ts';
import { movedOver } from './swap.ts';
import { type Between, nearTo, wayMeant, waysBack } from './ways.ts';

/** The values of a task's slots that a message holds. */
export interface HeardSlots {
  readonly slots: { readonly [slot: string]: Json };
  /** How sure it is that the surest of them was meant, 0 without any. */
  readonly sure: number;
  /** Slots whose value is a name that nobody here knows. */
  readonly strangers: readonly string[];
  /** Slots called by name. */
  readonly named: readonly string[];
  /** A day that may replace either of two, so that it replaces none. */
  readonly between: Between | null;
  /** More was wished for in the same breath than one task can see to: "one to Boston and one to Miami". */
  readonly several: boolean;
}

export interface Situation {
  readonly task: Task;
  readonly slots: Slots;
  /** The slot the last reply asked for. */
  readonly waitingFor: string | null;
  /** Of the way out and the way back, the one whose day was told last. */
  readonly lastSpoken: string | null;
  /** The number that was told last: a bare one that corrects is that. */
  readonly lastCounted: string | null;
  /** The day that was told last, where nothing else was with it: a bare number that corrects is a day of its month. */
  readonly lastDated?: string | null;
  /** The day of what they go to, where that was told and no day of the task's is. */
  readonly spokenOf?: string | null;
  /** The day of which it is asked whether it is the way out or the way back. */
  readonly either?: Between | null;
  readonly moment: Moment;
}

interface Claim {
  readonly slot: string;
  readonly found: Found;
  readonly score: number;
}

/** How well a value fits a slot: called by name, told by the words around it, asked for, or merely possible. */
const NAMED = 5;
const ROLE = 4;
const ASKED = 3;
const EMPTY = 2;
const POSSIBLE = 1;

/**
 * Every value goes to the slot with the best claim to it, and every slot gets one value at most: of two for one slot the
 * later, if it corrects the earlier.
 */
export function heardSlots(said: Reading, situation: Situation): HeardSlots {
  const meant = asEither(asReplaced(said, situation));
  const second = secondOf(meant, situation);
  const reading = second === null ? meant : withoutSecond(meant, second);
  const names = namedSlots(reading, situation.task);
  const claims = claimsOf(reading, situation, names).sort(
    (one, other) => other.score - one.score || order(reading, one, other),
  );
  const slots: { [slot: string]: Json } = {};
  const taken = new Map<string, Found>();
  let sure = 0;
  let between: Between | null = null;
  for (const { slot, found, score } of claims) {
    const rivals = [...taken].filter(([other]) => !isDayAndHour(reading, found, situation.task, [slot, other]));
    if (slot in slots || rivals.some(([, one]) => overlaps(one, found))) continue;
    taken.set(slot, found);
    const isLoose = score === POSSIBLE && situation.task.slots[slot]?.type === 'date';
    const way = isLoose ? wayMeant(situation.task, situation.slots, found, situation.lastSpoken) : null;
    if (way !== null && 'between' in way) between = way.between;
    else Object.assign(slots, way?.slots ?? { [slot]: dayOrValue(situation, slot, found) });
    sure = Math.max(sure, found.likeness * (score > POSSIBLE ? 1 : 0.8));
  }
  Object.assign(slots, endsOfSpans(claims, slots, situation), waysBack(daysAway(reading), taken, slots, situation));
  Object.assign(slots, soughtElsewhere(reading, taken, slots, situation));
  Object.assign(slots, bothWays(reading, situation), movedOver(reading, slots, situation));
  const way = wayNamed(names, slots, situation);
  if (way !== null) Object.assign(slots, way);
  for (const slot of comparedWith(slots, situation.task)) delete slots[slot];
  const strangers = [...taken].filter(([, found]) => found.stranger).map(([slot]) => slot);
  return {
    slots,
    sure: way === null ? sure : 1,
    strangers,
    named: [...new Set(names.map((name) => name.slot))],
    between,
    several: second !== null && !second.home,
  };
}

/** "The return", where it was asked which way a day is for. */
function wayNamed(names: readonly NamedSlot[], heard: Slots, { either = null }: Situation): Slots | null {
  const named = new Set(names.map(({ slot }) => slot).filter((slot) => either?.slots.includes(slot)));
  const [way] = named;
  return either === null || way === undefined || named.size > 1 || Object.keys(heard).length > 0
    ? null
    : { [way]: either.day };
}

/** "Make it the 13th" of a day that is known is in its month, "make it Friday" in its week; the way back is counted from the way out. */
function dayOrValue({ task, slots, spokenOf = null }: Situation, slot: string, found: Found): Json {
  const declared = task.slots[slot];
  return declared?.type === 'date' && declared.role !== 'to' ? nearTo(found, slots[slot] ?? spokenOf) : found.value;
}

/** The last day of "3/12 - 3/15" is the way back, as the second of two days is, unless none is wanted in the same breath. */
function endsOfSpans(claims: readonly Claim[], heard: Slots, { task }: Situation): Slots {
  const missing = claims.filter(({ slot, found }) => {
    const declared = task.slots[slot];
    if (declared?.implies === undefined || declared.type !== 'date' || slot in heard) return false;
    const wanted = Object.entries(declared.implies).every(
      ([name, value]) => !(name in heard) || isMet({ [name]: value }, heard),
    );
    return wanted && found.role === 'to';
  });
  return Object.fromEntries(missing.map(({ slot, found }) => [slot, found.value]));
}

function claimsOf(reading: Reading, situation: Situation, names: readonly NamedSlot[]): Claim[] {
  const called = new Set(names.map((name) => name.slot));
  const values = Object.entries(situation.task.slots).flatMap(([slot, declared]) => {
    const around = {
      moment: situation.moment,
      slots: situation.slots,
      known: situation.slots[slot] ?? null,
      asked: slot === situation.waitingFor || isSoonest(reading, declared, situation.slots[slot] ?? null),
      named: called.has(slot) || isRecounted(reading, slot, situation),
    };
    const { find } = kinds[declared.type];
    const values = [...find(reading, declared, around), ...dayOfItsMonth(reading, slot, situation)];
    const found = paired(reading, declared, asCorrected(reading, values));
    const contrasted = takesPlaceOf(situation.slots[slot] ?? null, find(ruledOutIn(reading), declared, around));
    return found
      .filter((one) => !isAskedAbout(reading, declared, one) && !isOnlyAsked(reading, declared, one))
      .filter((one) => isOfItsWay(reading, declared, one, names, situation))
      .filter((one) => !isForTimeSlot(declared, one, situation))
      .map((one) => ({ slot, declared, found: one, contrasted }));
  });
  return values.flatMap(({ slot, declared, found, contrasted }) => {
    const rivals = values.filter((value) => value.declared.type === declared.type).map((value) => value.found);
    const score =
      (contrasted && found.role === null) || isRecounted(reading, slot, situation)
        ? NAMED
        : strength(
            slot,
            declared,
            found,
            situation,
            isSpan(declared, found) ? null : nameFor(reading, found, rivals, names, situation.task, declared),
          );
    return score === 0 ? [] : [{ slot, found, score }];
  });
}

/** "A flight as soon as possible" leaves today, though its day was not asked for yet. */
function isSoonest(reading: Reading, { type, role }: Slot, known: Json): boolean {
  return type === 'date' && role === 'from' && known === null && hasCue(reading, 'soonest');
}

/** "What's the weather like in Miami?" asks the front desk about a place, and does not want to go there. */
function isAskedAbout(reading: Reading, { type, role }: Slot, found: Found): boolean {
  if (type !== 'item' || role === undefined || found.role !== null || !hasCue(reading, 'question')) return false;
  const oneBreath = (from: number, to: number): boolean => !/[,.;:!?…]/u.test(reading.text.slice(from, to));
  return mentions(reading, 'topic').some(({ start, end }) => end <= found.start && oneBreath(start, found.start));
}

/** "Um, is that round trip?" asks before it names one, and wants none; "round trip?" does. */
function isOnlyAsked({ clauses = [] }: Reading, { type }: Slot, found: Found): boolean {
  const clause = clauses.find(({ start, end }) => start <= found.start && found.start < end);
  if (type !== 'choice' || clause?.mood !== 'asks') return false;
  return clause.mentions.some((one) => one.kind === 'cue' && one.cue === 'question' && one.start < found.start);
}

/** A time of day that is none of the options' belongs to the slot for times, where the task has one. */
function isForTimeSlot({ type }: Slot, { value }: Found, { task }: Situation): boolean {
  return type === 'option' && isTimeWished(value) && Object.values(task.slots).some((slot) => slot.type === 'time');
}

/** "Boston Miami", "BOS-MIA", "Boston, Miami": of two places side by side the first is where from, the second where to. */
function paired(reading: Reading, declared: Slot, found: readonly Found[]): readonly Found[] {
  const [first, second, ...more] = found;
  if (declared.role === undefined || first === undefined || second === undefined || more.length > 0) return found;
  const between = reading.text.slice(first.end, second.start);
  if (first.role !== null || second.role !== null || /[\p{L}\p{N}]/u.test(between)) return found;
  return [
    { ...first, role: 'from' },
    { ...second, role: 'to' },
  ];
}

function strength(slot: string, declared: Slot, found: Found, situation: Situation, name: string | null): number {
  if (name !== null) return name === slot ? NAMED : 0;
  if (found.role !== null && declared.role !== undefined) return found.role === declared.role ? ROLE : 0;
  if (slot === situation.waitingFor) return ASKED;
  // A place without "from" or "to" is where somebody wants to go; a day without "back" is the way out.
  const preferred = declared.type === 'date' ? 'from' : 'to';
  const plain = declared.role === undefined || declared.role === preferred;
  const empty = (situation.slots[slot] ?? null) === null;
  if (plain) return empty ? EMPTY : POSSIBLE;
  return empty ? POSSIBLE : 0;
}

/** "Return 5th to 9th April" has a day for either way, whichever is named before it: only the ends of a span have a role. */
function isSpan({ type }: Slot, { role }: Found): boolean {
  return type === 'date' && role !== null;
}

/** In the order said, the earlier first; after a correction the later. */
function order(reading: Reading, one: Claim, other: Claim): number {
  const places = one.found.start - other.found.start;
  return one.slot === other.slot && hasCue(reading, 'correction') ? -places : places;
}
