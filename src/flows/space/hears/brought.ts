import { cheapestOf } from '../../../core/cheapest.ts';
import type { Space } from '../catalogue.ts';
import { GENERAL } from '../context.ts';
import { spacesAskedFor } from '../judge.ts';
import { type Protocol, type ProtocolPeriod, pending } from '../protocol.ts';
import { laterBy } from './hours.ts';
import { type Place, standingIn } from './place.ts';
import { requirements, type Said } from './said.ts';

/** A space or a period that the words bring: by name, by place in a list, or as the largest of all. */
export interface Brought {
  readonly as: 'space named' | 'space picked' | 'time said' | 'time picked';
  readonly protocol: Protocol;
  /** Said rather than worked out, and all that the step needs: the rest is for a model to hear first, where there is one. */
  readonly isPlain: boolean;
}

export function broughtBy(said: Said, place: Place): Brought | null {
  const { memory, state } = place;
  const spaceId = said.space ?? spacePicked(said, place);
  const period = withHours(said, place) ?? periodPicked(said, place);
  const { open } = said;
  if (spaceId === null && period === null && said.within === null && open === null) return null;
  const space = spaceId ?? memory.spaceId;
  // At the summary only a yes completes, and the judge of consent hears it (E3, X11); what else they say is a change.
  const summed = state === 'CONFIRM_RESERVATION_SUMMARY';
  const whole = space !== null && (state !== 'CHOOSE_PERIOD' || (period ?? memory.period) !== null);
  const isCompleted = whole && !summed;
  const protocol: Protocol = {
    ...{ ...pending, ...requirements(said), ...beside(said, period, place), ...reopened(said, place), period },
    ...(said.either && said.space === null && spaceId !== null && { any: true as const }),
    status: isCompleted ? 'COMPLETED' : 'PENDING',
    // A completed step names what it rests on, what stands already included.
    spaceId: isCompleted ? space : spaceId,
  };
  return { as: kindOf(said, spaceId), protocol, isPlain: whole && (said.acts.length === 0 || said.space !== null) };
}

/** Hours of which only the length is known, or two beginnings, are asked for. */
function reopened({ open }: Said, { state }: Place): Partial<Protocol> {
  return open !== null && state === 'CONFIRM_RESERVATION_SUMMARY' ? { change: 'hours' } : {};
}

function kindOf(said: Said, spaceId: string | null): Brought['as'] {
  if (said.space !== null) return 'space named';
  if (spaceId !== null) return 'space picked';
  return said.period !== null || said.within !== null || said.open !== null ? 'time said' : 'time picked';
}

/** What is said of the time beside the period: that there are more days, days to look in, hours that wait for a day. */
function beside(said: Said, period: ProtocolPeriod | null, place: Place): Partial<Protocol> {
  return {
    ...(said.several && said.period !== null && { several: true as const }),
    ...(said.both && { both: true as const }),
    ...(period === null && said.open !== null && withoutBeginning(said.open)),
    ...(period === null && said.within !== null && { within: said.within }),
    // The hours wait for a day that could not be read or was left open.
    ...(period === null && said.hours !== null && standingIn(place) === null && { hours: said.hours }),
  };
}

function withoutBeginning({ minutes, day }: NonNullable<Said['open']>): Partial<Protocol> {
  return { ...(minutes !== null && { minutes }), ...(day !== null && { day }) };
}

/** A beginning that comes after the length ends so much later. A day that comes after its hours takes them up, unless all of it is wanted. */
function withHours({ period, wholeDays }: Said, { memory }: Place): ProtocolPeriod | null {
  const { hours, minutes } = memory.asked;
  const { startTime = null, endTime = null } = period ?? {};
  if (period !== null && minutes !== undefined && startTime !== null && endTime === null)
    return { ...period, endTime: laterBy(startTime, minutes) };
  const timed = period === null || period.startTime !== null || period.endTime !== null || wholeDays;
  return timed || hours === undefined ? period : { ...period, ...hours };
}

/** By its size, by its price, as the only one, or by its place in the list. */
function spacePicked(said: Said, place: Place): string | null {
  const { state, memory, catalogue } = place;
  // "The cheapest with a projector", "the smallest for ten".
  const suited = spacesAskedFor({ ...pending, ...requirements(said) }, catalogue);
  if (said.acts.includes('largest') || said.acts.includes('smallest')) return pickedBySize(said, suited, place);
  const isChoosing = state === GENERAL || state === 'REQUEST_SPACE_INFO' || state === 'CHOOSE_SPACE';
  const listed = suited.filter(({ id }) => memory.asked.spaces?.includes(id) !== false);
  const [least, ...asCheap] = cheapestOf(listed, ({ centsPerHour }) => centsPerHour ?? 0);
  // Of one alone, "too dear" takes nothing.
  if (said.cheapest && isChoosing) return asCheap.length === 0 && listed.length > 1 ? (least?.id ?? null) : null;
  // Whoever does not mind which is glad of the cheapest.
  if (said.either && isChoosing && state !== GENERAL) return least?.id ?? null;
  return onlyListed(said, place) ?? pickedByPlace(said, place);
}

function pickedBySize({ acts }: Said, suited: readonly Space[], { memory }: Place): string | null {
  const listed = suited.filter(({ id }) => memory.asked.spaces?.includes(id));
  const bySize = (listed.length > 0 ? listed : suited).toSorted((one, other) => one.people - other.people);
  return bySize.at(acts.includes('largest') ? -1 : 0)?.id ?? null;
}

/** A yes to the one that was put to them; "ah bon, on sera 25 alors" says anew what it has to hold. */
function onlyListed({ answer, people }: Said, { memory }: Place): string | null {
  const [only, ...others] = memory.asked.spaces ?? [];
  const isTaken = answer === 'yes' && people === null && memory.spaceId === null;
  return isTaken && others.length === 0 ? (only ?? null) : null;
}

function pickedByPlace({ choice }: Said, { state, memory, catalogue }: Place): string | null {
  const isListing = state === 'REQUEST_SPACE_INFO' || state === 'CHOOSE_SPACE' || memory.asked.periods === undefined;
  if (!isListing || state === 'CONFIRM_RESERVATION_SUMMARY') return null;
  // Where nothing was listed, "le 2" is a day.
  const isOpen = state === 'CHOOSE_PERIOD' || state === GENERAL;
  return at(memory.asked.spaces ?? (isOpen ? [] : catalogue.spaces.map(({ id }) => id)), choice) ?? null;
}

function periodPicked({ choice, answer }: Said, { memory }: Place): ProtocolPeriod | null {
  const periods = memory.asked.periods ?? [];
  const only = answer === 'yes' && periods.length === 1 ? periods[0] : undefined;
  return at(periods, choice) ?? only ?? null;
}

function at<Item>(list: readonly Item[], choice: number | null): Item | undefined {
  return choice === null || choice === 0 ? undefined : list.at(choice > 0 ? choice - 1 : choice);
}
