import { partsOf } from '../../domain/also-day.ts';
import { isRuledOut } from '../../domain/ruled-out.ts';
import { clockTime, instantOf, localTime } from '../../domain/zoned.ts';
import { type Catalogue, serviceNamed, stylistsFor } from './catalogue.ts';
import {
  ALSO_MAX,
  type CustomerData,
  EXCEPT_MAX,
  type ListedSlot,
  NAME_CHARACTERS_MAX,
  type SalonWish,
  SERVICES_MAX,
} from './context.ts';
import type { SlotsFound } from './events.ts';
import type { SalonEntities } from './intents.ts';
import type { Memory } from './memory.ts';
import { isTitle } from './vocabulary.ts';

/** What the parts of a message come to beside what is known: which services, which stylist, which slot, whose name. */

/** The services a message names, those picked from the list by their place included. */
export function servicesMeant(memory: Memory, entities: SalonEntities, catalogue: Catalogue): SalonEntities {
  const listed = memory.listed.length > 0 ? memory.listed : catalogue.services.map(({ name }) => name);
  const picked = at(listed, entities.choice);
  return picked === undefined || entities.services !== undefined ? entities : { ...entities, services: [picked] };
}

/** Those that the salon offers. */
export function servicesIn({ services }: SalonEntities, catalogue: Catalogue): string[] {
  return services?.filter((name) => serviceNamed(catalogue, name) !== undefined) ?? [];
}

/** The services after a message: of those of before and those it named. */
export function servicesAfter(memory: Memory, entities: SalonEntities, catalogue: Catalogue): string[] {
  const before = memory.data.services;
  const named = servicesIn(entities, catalogue);
  // Asked with which to begin, whoever names a day or a stylist has named none of them.
  const begins = memory.question === 'fewer_services' && named.length > 0;
  const change = entities.change ?? (begins ? 'replace' : 'add');
  if (change === 'remove') return before.filter((name) => !named.includes(name));
  const all = change === 'replace' ? named : [...before, ...named];
  return [...new Set(all)].slice(0, SERVICES_MAX);
}

/** The stylist a message asks for, by name or by the place in the list that was shown. */
export function stylistMeant(memory: Memory, entities: SalonEntities, catalogue: Catalogue): string | undefined {
  return entities.stylist ?? at(stylistsFor(catalogue, memory.data.services), entities.choice)?.id;
}

/** The slot among those listed that a message picks, by its place or by a day or time that only it has. */
export function slotMeant(memory: Memory, entities: SalonEntities, { timeZone }: Catalogue): ListedSlot | null {
  const { date, also, time, window, except = [] } = entities;
  const listed = at(memory.slots, entities.choice);
  if (listed !== undefined) return listed;
  if (entities.different === true) return null;
  if ((date === undefined && time === undefined) || also !== undefined || window !== undefined) return null;
  const fitting = memory.slots.filter((slot) => {
    const local = localTime(instantOf(slot.start), timeZone);
    if (isRuledOut(local.date, except)) return false;
    return (date ?? local.date) === local.date && (time ?? clockTime(local.minute)) === clockTime(local.minute);
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** The slot that a search found and the wish leaves no doubt about: a day and a time, or simply the first there is. */
export function slotWished({ wish }: Memory, found: SlotsFound): ListedSlot | null {
  const oneDay = wish.day !== undefined && wish.also === undefined;
  const exact = wish.soonest === true || (oneDay && wish.explicit_time !== undefined);
  const only = wish.explicit_time !== undefined && found.matching === 1;
  return found.matching > 0 && (exact || only) ? (found.slots[0] ?? null) : null;
}

/** A name as it is kept: the first word, and the rest. */
export function customerNamed(name: string): CustomerData | null {
  const words = name.trim().split(/\s+/).filter(Boolean);
  // "Mrs Hughes" is called that, and not "Mrs".
  const called = words.length > 1 && isTitle(words[0] ?? '') ? 2 : 1;
  const [first, others] = [words.slice(0, called).join(' '), words.slice(called)];
  if (first === '') return null;
  const last = others.join(' ').slice(0, NAME_CHARACTERS_MAX);
  return { first_name: first.slice(0, NAME_CHARACTERS_MAX), ...(last !== '' && { last_name: last }) };
}

export function saysWhen({ date, time, window, soonest }: SalonEntities): boolean {
  return date !== undefined || time !== undefined || window !== undefined || soonest !== undefined;
}

/** A new day keeps the time wished for; a window takes the place of a time and the other way round, as in A2. */
export function wishAfter(before: SalonWish, entities: SalonEntities): SalonWish {
  const { date, also, time, window, soonest, stylist, otherwise, without } = entities;
  const customer = entities.name === undefined ? null : customerNamed(entities.name);
  const except = exceptAfter(before, entities);
  return {
    ...stillWished(before, entities),
    ...(soonest === true && { soonest }),
    ...(date !== undefined && { day: date }),
    ...(date !== undefined && also !== undefined && { also: also.slice(0, ALSO_MAX) }),
    ...(time !== undefined && { explicit_time: time }),
    ...(time === undefined && window !== undefined && { time_window: window }),
    ...(stylist !== undefined && { stylist }),
    ...(stylist !== undefined && otherwise !== undefined && { otherwise }),
    ...(without !== undefined && { without: without.slice(0, ALSO_MAX) }),
    ...(except.length > 0 && { except }),
    ...(customer !== null && { name: customer }),
  };
}

/** A day that was ruled out stays so until it is wished for after all. */
function exceptAfter(before: SalonWish, { date, also = [], except = [] }: SalonEntities): string[] {
  const all = new Set([...(before.except ?? []), ...except]);
  const others = also.map((one) => partsOf(one).day);
  const wished = date === undefined ? others : [date, ...others];
  return [...all].filter((day) => !wished.some((one) => isRuledOut(one, [day]))).slice(-EXCEPT_MAX);
}

/** What was wished before and is not said anew. */
function stillWished(before: SalonWish, entities: SalonEntities): SalonWish {
  const timed = entities.time !== undefined || entities.window !== undefined || entities.soonest === true;
  // "As early as possible", of a day that was named, is the first time of that day.
  const dated = entities.date !== undefined;
  const gone: readonly string[] = [
    'except',
    ...(timed ? ['time_window', 'explicit_time', 'soonest'] : []),
    ...(dated || isRuledOut(before.day ?? '', entities.except ?? []) ? ['day', 'also'] : []),
    ...(entities.stylist === undefined ? [] : ['stylist', 'otherwise', 'without']),
  ];
  return Object.fromEntries(Object.entries(before).filter(([part]) => !gone.includes(part)));
}

function at<Item>(list: readonly Item[], choice: number | undefined): Item | undefined {
  return choice === undefined || choice === 0 ? undefined : list.at(choice > 0 ? choice - 1 : choice);
}
