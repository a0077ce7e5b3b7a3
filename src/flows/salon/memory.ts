import { clockTime, instantOf, localTime } from '../../domain/zoned.ts';
import { type SalonCatalogue, serviceNamed, stylistsFor } from './catalogue.ts';
import {
  ALSO_MAX,
  ANY_STYLIST,
  type Asked,
  type CollectedData,
  type CustomerData,
  type ListedSlot,
  NAME_CHARACTERS_MAX,
  nothingCollected,
  type Question,
  type SalonWish,
  SERVICES_MAX,
} from './context.ts';
import type { SalonEntities, SlotsFound } from './events.ts';

/** What the machine has in mind: what is stored, and what counts only until the end of the turn. */
export interface SalonMemory {
  readonly data: CollectedData;
  readonly question: Question | null;
  /** The slots listed, in the order shown. */
  readonly slots: readonly ListedSlot[];
  /** The services listed, where they are not all there are: those that "un corte" may mean. */
  readonly listed: readonly string[];
  /** What was said ahead of its turn. */
  readonly wish: SalonWish;
  /** A tool failed, and the customer may try again. */
  readonly retry: boolean;
  readonly lastUpdated: string | null;
  /** This turn's message named a stylist or a time, and so confirmed the services (B3). */
  readonly settled: boolean;
  /** This turn's message wants other times than these. */
  readonly others: readonly string[];
  /** This turn's message rules out these days. */
  readonly except: readonly string[];
}

export const blank: SalonMemory = {
  data: nothingCollected,
  question: null,
  slots: [],
  listed: [],
  wish: {},
  retry: false,
  lastUpdated: null,
  settled: false,
  others: [],
  except: [],
};

/** `asked` as it is stored: nothing that is empty. */
export function askedOf(memory: SalonMemory): Asked | undefined {
  const { question, slots, listed, wish, retry } = memory;
  if (question === null && !retry) return undefined;
  return {
    question: question ?? 'start',
    ...(slots.length > 0 && { slots: [...slots] }),
    ...(listed.length > 0 && { services: [...listed] }),
    ...(Object.keys(wish).length > 0 && { wish }),
    ...(retry && { retry }),
  };
}

/** What a message said, noted: the services among those collected, the rest as wishes until their turn comes. */
export function noted(memory: SalonMemory, entities: SalonEntities, catalogue: SalonCatalogue): SalonMemory {
  const change = entities.change ?? (memory.question === 'fewer_services' ? 'replace' : 'add');
  const services = combined(memory.data.services, servicesIn(entities, catalogue), change);
  return {
    ...memory,
    data: { ...memory.data, services },
    listed: entities.among?.filter((name) => serviceNamed(catalogue, name) !== undefined) ?? [],
    wish: wished(memory.wish, entities),
    retry: false,
    settled: saysWhen(entities) || entities.stylist !== undefined,
    except: entities.except ?? [],
  };
}

/** The services a message names, those picked from the list by their place included. */
export function servicesMeant(memory: SalonMemory, entities: SalonEntities, catalogue: SalonCatalogue): SalonEntities {
  const picked = at(
    memory.listed.length > 0 ? memory.listed : catalogue.services.map(({ name }) => name),
    entities.choice,
  );
  return picked === undefined || entities.services !== undefined ? entities : { ...entities, services: [picked] };
}

/** A booking begins: the services named now stand, else those that were asked about before. */
export function notedAnew(memory: SalonMemory, entities: SalonEntities, catalogue: SalonCatalogue): SalonMemory {
  return noted(
    memory,
    servicesIn(entities, catalogue).length > 0 ? { ...entities, change: 'replace' } : entities,
    catalogue,
  );
}

/** A change of service goes back to the services and clears stylist and slot (B1). */
export function withOtherServices(
  memory: SalonMemory,
  entities: SalonEntities,
  catalogue: SalonCatalogue,
): SalonMemory {
  const after = noted(memory, { ...entities, change: entities.change ?? 'replace' }, catalogue);
  const day = dayChosen(memory, catalogue.timeZone);
  const kept = day === null || saysWhen(entities) ? after : { ...after, wish: { ...after.wish, day } };
  return withoutStylistAndSlot(kept);
}

/** The day of the slot that had been chosen: whatever else changes, it is still the day that suits. */
function dayChosen({ data }: SalonMemory, timeZone: string): string | null {
  return data.slot === null ? null : localTime(instantOf(data.slot), timeZone).date;
}

export function withoutStylistAndSlot(memory: SalonMemory): SalonMemory {
  return { ...memory, data: { ...memory.data, stylist_id: null, slot: null }, slots: [] };
}

/** The stylist a message asks for, by name or by the place in the list that was shown, becomes a wish. */
export function withStylistWish(memory: SalonMemory, entities: SalonEntities, catalogue: SalonCatalogue): SalonMemory {
  const picked = at(stylistsFor(catalogue, memory.data.services), entities.choice)?.id;
  const stylist = entities.stylist ?? picked;
  // Whoever had chosen a time wants another stylist on that day, unless they say otherwise.
  const day = dayChosen(memory, catalogue.timeZone);
  const sameDay = day === null || saysWhen(entities) ? {} : { date: day };
  return noted(memory, { ...entities, ...sameDay, ...(stylist !== undefined && { stylist }) }, catalogue);
}

export function withoutStylistWish(memory: SalonMemory): SalonMemory {
  const { stylist: _, without: _without, ...wish } = memory.wish;
  return { ...memory, wish };
}

/** Slots to choose from: whoever they are with is the stylist now, and any slot chosen before is given up. */
export function withListed(memory: SalonMemory, found: SlotsFound): SalonMemory {
  const stylist = stylistWanted(memory);
  // A day that cannot be had at all is not wished for any longer.
  const impossible = found.miss === 'past' || found.miss === 'far' || found.miss === 'closed';
  const { stylist: _, ...wish } = impossible ? withoutWhen(memory).wish : memory.wish;
  return { ...memory, wish, data: { ...memory.data, stylist_id: stylist, slot: null }, slots: found.slots };
}

/** Whom a search is for: the stylist just asked for, else the one chosen, else anybody. */
export function stylistWanted(memory: SalonMemory): string {
  return memory.wish.stylist ?? memory.data.stylist_id ?? ANY_STYLIST;
}

/** A slot settles who it is with; the wishes that led to it have been granted. */
export function withSlot(memory: SalonMemory, slot: ListedSlot | null): SalonMemory {
  if (slot === null) return memory;
  const { name } = memory.wish;
  const data = { ...memory.data, stylist_id: slot.stylist, slot: slot.start };
  return { ...memory, data, wish: name === undefined ? {} : { name }, retry: false };
}

/** The slot that was lost, wished for once more: the nearest to it are what the customer wants to hear of. */
export function withSlotAsWish(memory: SalonMemory, timeZone: string): SalonMemory {
  const { slot } = memory.data;
  if (slot === null) return memory;
  const { date, minute } = localTime(instantOf(slot), timeZone);
  const wish = { ...memory.wish, day: date, explicit_time: clockTime(minute) };
  return { ...memory, data: { ...memory.data, slot: null }, slots: [], wish };
}

export function withoutWhen(memory: SalonMemory): SalonMemory {
  const {
    day: _day,
    also: _also,
    time_window: _window,
    explicit_time: _time,
    soonest: _soonest,
    ...wish
  } = memory.wish;
  return { ...memory, wish };
}

export function passedOver(memory: SalonMemory, entities: SalonEntities): SalonMemory {
  return { ...memory, others: entities.others === true ? memory.slots.map(({ start }) => start) : [] };
}

/** A name that was given counts; of a customer who was found, what it leaves open. */
export function withCustomer(memory: SalonMemory, found: CustomerData | null): SalonMemory {
  const { name, ...wish } = memory.wish;
  const known = found ?? memory.data.customer_data;
  const customer =
    name === undefined ? known : { ...(known?.customer_id && { customer_id: known.customer_id }), ...name };
  return { ...memory, data: { ...memory.data, customer_data: customer }, wish };
}

export function withCustomerId(memory: SalonMemory, id: string): SalonMemory {
  const { customer_data } = memory.data;
  if (customer_data === null) return memory;
  return { ...memory, data: { ...memory.data, customer_data: { ...customer_data, customer_id: id } } };
}

/** The slot among those listed that a message picks, by its place or by a day or time that only it has. */
export function slotMeant(memory: SalonMemory, entities: SalonEntities, timeZone: string): ListedSlot | null {
  const { date, also, time, window } = entities;
  const listed = at(memory.slots, entities.choice);
  if (listed !== undefined) return listed;
  if ((date === undefined && time === undefined) || also !== undefined || window !== undefined) return null;
  const fitting = memory.slots.filter((slot) => {
    const local = localTime(instantOf(slot.start), timeZone);
    return (date ?? local.date) === local.date && (time ?? clockTime(local.minute)) === clockTime(local.minute);
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** The slot that a search found and the wish leaves no doubt about: a day and a time, or simply the first there is. */
export function slotWished({ wish }: SalonMemory, found: SlotsFound): ListedSlot | null {
  const oneDay = wish.day !== undefined && wish.also === undefined;
  const exact = wish.soonest === true || (oneDay && wish.explicit_time !== undefined);
  const only = wish.explicit_time !== undefined && found.matching === 1;
  return found.matching > 0 && (exact || only) ? (found.slots[0] ?? null) : null;
}

/** A name as it is kept: the first word, and the rest. */
export function customerNamed(name: string): CustomerData | null {
  const [first, ...others] = name.trim().split(/\s+/).filter(Boolean);
  if (first === undefined) return null;
  const last = others.join(' ').slice(0, NAME_CHARACTERS_MAX);
  return { first_name: first.slice(0, NAME_CHARACTERS_MAX), ...(last !== '' && { last_name: last }) };
}

export function saysWhen({ date, time, window, soonest }: SalonEntities): boolean {
  return date !== undefined || time !== undefined || window !== undefined || soonest !== undefined;
}

/** A new day keeps the time wished for; a window takes the place of a time and the other way round, as in A2. */
function wished(before: SalonWish, entities: SalonEntities): SalonWish {
  const { date, also, time, window, soonest, stylist, without } = entities;
  const customer = entities.name === undefined ? null : customerNamed(entities.name);
  return {
    ...stillWished(before, entities),
    ...(soonest === true && { soonest }),
    ...(date !== undefined && { day: date }),
    ...(date !== undefined && also !== undefined && { also: also.slice(0, ALSO_MAX) }),
    ...(time !== undefined && { explicit_time: time }),
    ...(time === undefined && window !== undefined && { time_window: window }),
    ...(stylist !== undefined && { stylist }),
    ...(without !== undefined && { without: without.slice(0, ALSO_MAX) }),
    ...(customer !== null && { name: customer }),
  };
}

/** What was wished before and is not said anew. */
function stillWished(before: SalonWish, entities: SalonEntities): SalonWish {
  const timed = entities.time !== undefined || entities.window !== undefined || entities.soonest === true;
  const dated = entities.date !== undefined || entities.soonest === true;
  const gone: readonly string[] = [
    ...(timed ? ['time_window', 'explicit_time', 'soonest'] : []),
    ...(dated || entities.except?.includes(before.day ?? '') ? ['day', 'also'] : []),
    ...(entities.stylist === undefined ? [] : ['stylist', 'without']),
  ];
  return Object.fromEntries(Object.entries(before).filter(([part]) => !gone.includes(part)));
}

function servicesIn(entities: SalonEntities, catalogue: SalonCatalogue): string[] {
  return entities.services?.filter((name) => serviceNamed(catalogue, name) !== undefined) ?? [];
}

function combined(before: readonly string[], named: readonly string[], change: 'add' | 'replace' | 'remove'): string[] {
  if (change === 'remove') return before.filter((name) => !named.includes(name));
  const all = change === 'replace' ? named : [...before, ...named];
  return [...new Set(all)].slice(0, SERVICES_MAX);
}

function at<Item>(list: readonly Item[], choice: number | undefined): Item | undefined {
  return choice === undefined || choice === 0 ? undefined : list.at(choice > 0 ? choice - 1 : choice);
}
