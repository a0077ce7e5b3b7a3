import { picksBeyond } from '../../core/hearing.ts';
import { hasCue, mentions } from '../../core/reading.ts';
import { clockMeant } from '../../domain/hours.ts';
import { windowBeside } from '../../domain/wish.ts';
import { clockTime, instantOf, localTime } from '../../domain/zoned.ts';
import { stylistsFor } from './catalogue.ts';
import { ANY_STYLIST, SLOTS_LISTED_MAX } from './context.ts';
import type { SalonEntities } from './events.ts';
import { besides, type Hearing, type Meaning, onlyAsksWhen, otherServices, wantsOther } from './hearing.ts';
import { saysWhen, type When } from './said.ts';

/** With whom: by name, by place in the list, or anybody. */
export function hearStylistSelection(hearing: Hearing): Meaning | null {
  const { reading, said, memory, catalogue } = hearing;
  const able = stylistsFor(catalogue, memory.data.services);
  const chooses = (entities: SalonEntities, confidence: number): Meaning => ({
    type: 'select_stylist',
    entities: { ...besides(hearing), ...entities },
    confidence,
  });
  const changed = otherServices(hearing);
  if (changed !== null) return changed;
  if (said.stylist !== null) return chooses({ stylist: said.stylist }, 0.95);
  const [choice] = said.choices;
  const picked = choice === undefined ? undefined : able.at(choice > 0 ? choice - 1 : choice);
  if (choice !== undefined && picked !== undefined) return chooses({ stylist: picked.id, choice }, 0.95);
  if (said.pick === 'either' || hasCue(reading, 'any_time')) return chooses({ stylist: ANY_STYLIST }, 0.9);
  if (onlyAsksWhen(hearing)) return { type: 'check_availability', entities: { ...said.when }, confidence: 0.9 };
  if (saysWhen(said.when)) return { type: 'select_slot', entities: besides(hearing), confidence: 0.85 };
  const [only, ...others] = able;
  if (said.answer === 'yes' && only !== undefined && others.length === 0) return chooses({ stylist: only.id }, 0.9);
  // Not with the only one who does it: that there is nobody else is said.
  if (said.answer === 'no' && only !== undefined && others.length === 0) {
    return chooses({ stylist: ANY_STYLIST, without: [only.id] }, 0.85);
  }
  if (memory.retry && (said.answer === 'yes' || hasCue(reading, 'retry'))) return chooses({}, 0.9);
  if (said.introduced === null) return null;
  return { type: 'provide_customer_data', entities: { name: said.introduced }, confidence: 0.8 };
}

/** When: by place in the list, by day or time, the first there is, or others than those listed. */
export function hearSlotSelection(hearing: Hearing): Meaning | null {
  const { reading, said, memory } = hearing;
  const changed = otherServices(hearing) ?? otherStylist(hearing);
  if (changed !== null) return changed;
  const chooses = (entities: SalonEntities, confidence: number): Meaning => ({
    type: 'select_slot',
    entities: { ...(said.introduced !== null && { name: said.introduced }), ...entities },
    confidence,
  });
  const place = placeIn(hearing);
  if (place !== null) return chooses({ choice: place }, 0.95);
  const hour = hourIn(hearing);
  if (hour !== null) return chooses(dayMeant(hearing, { time: hour }), 0.85);
  if (onlyAsksWhen(hearing)) return { type: 'check_availability', entities: { ...said.when }, confidence: 0.9 };
  if (saysWhen(said.when)) return chooses(dayMeant(hearing, said.when), 0.9);
  const direction = directionIn(hearing);
  if (direction !== null && memory.slots.length > 0) {
    return chooses(
      towards(
        direction,
        memory.slots.map(({ start }) => start),
        hearing,
      ),
      0.85,
    );
  }
  if (said.pick === 'either' || said.pick === 'earlier' || hasCue(reading, 'any_time', 'anyone')) {
    return chooses({ choice: 1 }, 0.85);
  }
  if (said.answer === 'yes' && memory.slots.length === 1) return chooses({ choice: 1 }, 0.9);
  // "Yes" to several picks none of them: they are put again.
  if (said.answer === 'yes' && memory.slots.length > 1 && reading.rest === '') {
    return { type: 'faq', entities: {}, confidence: 0.8 };
  }
  if (hasCue(reading, 'book') && said.aspect !== 'slot') return null;
  const others = said.pick !== null || said.answer === 'no' || hasCue(reading, 'more', 'change', 'availability');
  if (others) return chooses({ others: true, ...(said.except.length > 0 && { except: [...said.except] }) }, 0.8);
  if (memory.retry && (said.answer === 'yes' || hasCue(reading, 'retry'))) return chooses({}, 0.9);
  if (said.introduced === null) return null;
  return { type: 'provide_customer_data', entities: { name: said.introduced }, confidence: 0.8 };
}

/** "Algo más tarde", "demasiado pronto todo". The earlier of those listed is one of them; anything earlier is not. */
function directionIn({ reading, said }: Hearing): 'earlier' | 'later' | null {
  if (said.pick === 'later') return 'later';
  if (said.pick !== 'earlier') return null;
  return picksBeyond(reading, 'earlier') || said.answer === 'no' || hasCue(reading, 'change', 'availability')
    ? 'earlier'
    : null;
}

/** The rest of the day on that side of the times that were named; of that day, if they are all on one. */
function towards(
  direction: 'earlier' | 'later',
  starts: readonly string[],
  { catalogue }: Pick<Hearing, 'catalogue'>,
): SalonEntities {
  const places = starts.map((start) => localTime(instantOf(start), catalogue.timeZone));
  const minutes = places.map(({ minute }) => minute);
  const [day, ...otherDays] = new Set(places.map(({ date }) => date));
  const window = windowBeside(direction, direction === 'earlier' ? Math.min(...minutes) : Math.max(...minutes));
  return { window, ...(day !== undefined && otherDays.length === 0 && { date: day }) };
}

/** Another stylist than the one who stands; with slots of several listed, a name may simply pick one of them. */
export function otherStylist(hearing: Hearing): Meaning | null {
  const { said, memory } = hearing;
  if (wantsOther(hearing, 'stylist') && said.stylist === null) {
    return { type: 'select_stylist', entities: {}, confidence: 0.85 };
  }
  // "Not with Marta", while it is to be Marta or anybody.
  const stands = memory.data.stylist_id ?? ANY_STYLIST;
  const ruledOut = said.without.length > 0 && (stands === ANY_STYLIST || said.without.includes(stands));
  if (ruledOut) return { type: 'select_stylist', entities: besides(hearing), confidence: 0.9 };
  const named = said.stylist !== null && said.stylist !== ANY_STYLIST && said.stylist !== memory.data.stylist_id;
  if (!named || slotsWith(hearing).length === 1) return null;
  return { type: 'select_stylist', entities: besides(hearing), confidence: 0.9 };
}

function slotsWith({ said, memory }: Hearing) {
  if (memory.data.stylist_id !== ANY_STYLIST) return [];
  return memory.slots.filter(({ stylist }) => stylist === said.stylist);
}

/** The place in the list that was picked, counted from 1. */
export function placeIn(hearing: Hearing): number | null {
  const { said, memory } = hearing;
  const [choice, ...others] = said.choices;
  // A list that is not stored is taken at its word: the machine looks again if there is nothing to pick from.
  const count = memory.slots.length > 0 ? memory.slots.length : SLOTS_LISTED_MAX;
  if (choice !== undefined && others.length === 0 && choice !== 0 && Math.abs(choice) <= count) {
    return choice > 0 ? choice : count + choice + 1;
  }
  const numbered = numberedDay(hearing);
  if (numbered !== null) return numbered;
  const [only, ...more] = slotsWith(hearing);
  return only !== undefined && more.length === 0 ? memory.slots.indexOf(only) + 1 : null;
}

/** A number beyond the list that is the only thing said is an hour: "6", of two times. */
function hourIn({ said, memory, catalogue }: Hearing): string | null {
  const [number = 0, ...others] = said.choices;
  if (others.length > 0 || number <= memory.slots.length || memory.slots.length === 0) return null;
  return clockMeant(number, catalogue.hours)?.time ?? null;
}

/** "El 2" is the second of the list, unless one of the times listed is on the 2nd. */
function numberedDay({ reading, memory }: Hearing): number | null {
  for (const { start, end, date } of mentions(reading, 'date')) {
    const day = Number(/^\D{0,4}(\d{1,2})$/u.exec(reading.text.slice(start, end))?.[1] ?? Number.NaN);
    const listed = memory.slots.some((slot) => slot.start.startsWith(date));
    if (day >= 1 && day <= memory.slots.length && !listed) return day;
  }
  return null;
}

/** A time without a day means the day of the slots listed, if they are all on one; "5" alone may be an hour. */
function dayMeant({ memory, catalogue }: Hearing, when: When): SalonEntities {
  const days = new Set(memory.slots.map(({ start }) => localTime(instantOf(start), catalogue.timeZone).date));
  const [day] = days;
  const bare = when.date === undefined && when.soonest === undefined && (when.time ?? when.window) !== undefined;
  return bare && days.size === 1 && day !== undefined ? { ...when, date: day } : { ...when };
}

/** Whether the wish asks for another time than the slot that stands. */
export function otherTime(hearing: Hearing): Meaning | null {
  const { reading, said, memory, catalogue } = hearing;
  if (memory.data.slot === null) return null;
  const { date, minute } = localTime(instantOf(memory.data.slot), catalogue.timeZone);
  const { when } = said;
  const same = (when.date ?? date) === date && (when.time ?? clockTime(minute)) === clockTime(minute);
  if (saysWhen(when) && (!same || when.window !== undefined || when.soonest !== undefined)) {
    if (onlyAsksWhen(hearing)) return { type: 'check_availability', entities: { ...when }, confidence: 0.9 };
    // A time alone means the day that was chosen.
    const entities = when.date === undefined && when.soonest === undefined ? { ...when, date } : { ...when };
    return { type: 'select_slot', entities, confidence: 0.9 };
  }
  if (said.except.includes(date) || wantsOther(hearing, 'slot')) {
    return {
      type: 'select_slot',
      entities: { ...(said.except.length > 0 && { except: [...said.except] }) },
      confidence: 0.85,
    };
  }
  if (hasCue(reading, 'cancel')) return null;
  if (said.pick === 'later' || said.pick === 'earlier') {
    return { type: 'select_slot', entities: towards(said.pick, [memory.data.slot], hearing), confidence: 0.85 };
  }
  return said.pick === 'other' ? { type: 'select_slot', entities: {}, confidence: 0.8 } : null;
}
