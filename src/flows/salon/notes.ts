import { clockTime, instantOf, localTime } from '../../domain/zoned.ts';
import { type Catalogue, stylistsFor } from './catalogue.ts';
import { ANY_STYLIST, type CustomerData, type ListedSlot, type SalonWish } from './context.ts';
import type { Found, Meant, Recognised, Registered } from './events.ts';
import type { SalonEntities } from './intents.ts';
import {
  saysWhen,
  servicesAfter,
  servicesIn,
  servicesMeant,
  slotMeant,
  slotWished,
  stylistMeant,
  wishAfter,
} from './meant.ts';
import { isPicked, type Memory, stylistWanted } from './memory.ts';

/** What is written down when something has happened: each function gives what of the memory is different afterwards. */

/** What a message said: the services among those collected, the rest as wishes until their turn comes. */
export function said(memory: Memory, { entities }: Meant, catalogue: Catalogue): Partial<Memory> {
  return noted(memory, entities, catalogue);
}

/** Services, those picked from the list by their place included. */
export function services(memory: Memory, { entities }: Meant, catalogue: Catalogue): Partial<Memory> {
  return noted(memory, servicesMeant(memory, entities, catalogue), catalogue);
}

/** A booking begins: the services named now stand, else those that were asked about before. */
export function anew(memory: Memory, { entities }: Meant, catalogue: Catalogue): Partial<Memory> {
  const names = servicesIn(entities, catalogue).length > 0;
  return noted(memory, names ? { ...entities, change: 'replace' } : entities, catalogue);
}

/** What is still open about the services. */
export function openAboutServices(
  { data, listed }: Memory,
  _event: unknown,
  catalogue: Catalogue,
): Pick<Memory, 'question'> {
  if (data.services.length === 0 || listed.length > 0) return { question: 'service' };
  return { question: stylistsFor(catalogue, data.services).length === 0 ? 'fewer_services' : 'more_services' };
}

/** A change of service goes back to the services and clears stylist and slot (B1). */
export function otherServices(
  memory: Memory,
  { entities }: Meant,
  catalogue: Catalogue,
): Pick<Memory, Noted | 'slots'> {
  const after = noted(memory, { ...entities, change: entities.change ?? 'replace' }, catalogue);
  const isLess = isLeftOf(memory, after);
  const when = saysWhen(entities) ? {} : whenChosen(memory, isLess || !isPicked(memory), catalogue);
  const whom = isLess || entities.change === 'add' ? whomChosen(memory, after, catalogue) : {};
  const kept = { ...after, wish: { ...whom, ...after.wish, ...when } };
  // Whoever leaves something out is not asked what else they would like.
  return { ...kept, settled: kept.settled || isLess, ...withoutStylistAndSlot(kept) };
}

function isLeftOf({ data }: Memory, after: Pick<Memory, 'data'>): boolean {
  const { services } = after.data;
  return services.length > 0 && services.length < data.services.length && isAmong(services, data.services);
}

function isAmong(some: readonly string[], all: readonly string[]): boolean {
  return some.every((name) => all.includes(name));
}

/** Whoever was to do it does what is left of it, or what comes to it, as long as they can. */
function whomChosen({ data }: Memory, after: Pick<Memory, 'data'>, catalogue: Catalogue): Pick<SalonWish, 'stylist'> {
  const stylist = data.stylist_id;
  const able = stylistsFor(catalogue, after.data.services);
  return stylist !== null && able.some(({ id }) => stylist === ANY_STYLIST || id === stylist) ? { stylist } : {};
}

export function withoutStylistAndSlot({ data }: Pick<Memory, 'data'>): Pick<Memory, 'data' | 'slots'> {
  return { data: { ...data, stylist_id: null, slot: null }, slots: [] };
}

/** The stylist a message asks for becomes a wish. */
export function stylist(memory: Memory, { entities }: Meant, catalogue: Catalogue): Pick<Memory, Noted> {
  const wanted = stylistMeant(memory, entities, catalogue);
  const after = noted(memory, { ...entities, ...(wanted !== undefined && { stylist: wanted }) }, catalogue);
  // Whoever had chosen a time wants another stylist then, unless they say otherwise; one picked from a list was no wish for its hour.
  const when = saysWhen(entities) ? {} : whenChosen(memory, !isPicked(memory), catalogue);
  return { ...after, settled: after.settled || memory.data.slot !== null, wish: { ...after.wish, ...when } };
}

export function withoutStylistWish({ wish }: Memory): Pick<Memory, 'wish'> {
  const { stylist: _, otherwise: _otherwise, without: _without, ...rest } = wish;
  return { wish: rest };
}

/** Whoever was named first cannot: the other is wished for now. */
export function secondStylist({ wish }: Pick<Memory, 'wish'>): Pick<Memory, 'wish'> {
  const { otherwise, ...rest } = wish;
  return { wish: otherwise === undefined ? rest : { ...rest, stylist: otherwise } };
}

export function withoutWhen({ wish }: Pick<Memory, 'wish'>): Pick<Memory, 'wish'> {
  const { day: _day, also: _also, time_window: _window, explicit_time: _time, soonest: _soonest, ...rest } = wish;
  return { wish: rest };
}

/** That other times are wanted than those listed, where they say so. */
export function passedOver({ slots }: Memory, { entities }: Meant): Partial<Memory> {
  return { others: entities.others === true ? slots.map(({ start }) => start) : [] };
}

/** Slots to choose from: whoever they are with is the stylist now, and any slot chosen before is given up. */
export function listed(memory: Memory, { output }: Found): Partial<Memory> {
  // A day that cannot be had at all is not wished for any longer.
  const impossible = output.miss === 'past' || output.miss === 'far' || output.miss === 'closed';
  const { stylist: _, otherwise: _otherwise, ...wish } = impossible ? withoutWhen(memory).wish : memory.wish;
  return { wish, data: { ...memory.data, stylist_id: stylistWanted(memory), slot: null }, slots: output.slots };
}

/** Times that were told to somebody who only asked: they may pick one of them next. */
export function told(_memory: Memory, { output }: Found): Partial<Memory> {
  return { slots: output.slots };
}

export function slotFound(memory: Memory, { output }: Found): Partial<Memory> {
  return withSlot(memory, slotWished(memory, output));
}

/** The slot that was picked, with the name that may have been said beside it: "la primera, soy Pepa". */
export function slotListed(memory: Memory, { entities }: Meant, catalogue: Catalogue): Partial<Memory> {
  const { name } = wishAfter({}, entities);
  const wish = name === undefined ? memory.wish : { ...memory.wish, name };
  return withSlot({ ...memory, wish }, slotMeant(memory, entities, catalogue));
}

/** A slot settles who it is with; the wishes that led to it have been granted. */
function withSlot({ data, wish: { name } }: Memory, slot: ListedSlot | null): Partial<Memory> {
  if (slot === null) return {};
  const wish: SalonWish = name === undefined ? {} : { name };
  return { data: { ...data, stylist_id: slot.stylist, slot: slot.start }, wish, retry: false };
}

/** The slot that was lost, wished for once more: the nearest to it are what the customer wants to hear of. */
export function slotWishedAgain({ data, wish }: Memory, _event: unknown, { timeZone }: Catalogue): Partial<Memory> {
  if (data.slot === null) return {};
  const { date, minute } = localTime(instantOf(data.slot), timeZone);
  return {
    data: { ...data, slot: null },
    slots: [],
    wish: { ...wish, day: date, explicit_time: clockTime(minute) },
  };
}

/** A customer who was found among those known; a name that was given counts, and of theirs what it leaves open. */
export function customerFound(memory: Memory, { output }: Recognised): Partial<Memory> {
  return withCustomer(memory, output.customer);
}

export function customerNamed(memory: Memory, event: Meant, catalogue: Catalogue): Partial<Memory> {
  const after = noted(memory, event.entities, catalogue);
  return { ...after, ...withCustomer(after, null) };
}

function withCustomer({ data, wish: before }: Pick<Memory, 'data' | 'wish'>, found: CustomerData | null) {
  const { name, ...wish } = before;
  const known = found ?? data.customer_data;
  const customer =
    name === undefined ? known : { ...(known?.customer_id && { customer_id: known.customer_id }), ...name };
  return { data: { ...data, customer_data: customer }, wish };
}

export function customerId({ data }: Memory, { output }: Registered): Partial<Memory> {
  if (data.customer_data === null) return {};
  return { data: { ...data, customer_data: { ...data.customer_data, customer_id: output.customer_id } } };
}

type Noted = 'data' | 'listed' | 'wish' | 'retry' | 'settled';

function noted(memory: Memory, entities: SalonEntities, catalogue: Catalogue): Pick<Memory, Noted> {
  return {
    data: { ...memory.data, services: servicesAfter(memory, entities, catalogue) },
    listed: listedAfter(memory, entities, catalogue),
    wish: wishAfter(memory.wish, entities),
    retry: false,
    settled: saysWhen(entities) || entities.stylist !== undefined,
  };
}

/** Who or when, said while it is open which of two cuts is meant, leaves that open: the others do not come back. */
function listedAfter({ listed: before }: Memory, entities: SalonEntities, catalogue: Catalogue): readonly string[] {
  const { among, services, choice, change } = entities;
  // As they are shown: a number counts in that order.
  if (among !== undefined) return catalogue.services.flatMap(({ name }) => (among.includes(name) ? [name] : []));
  const isOfServices = services !== undefined || choice !== undefined || change !== undefined;
  return isOfServices ? [] : before;
}

/** The day that was chosen, and its hour if that still counts: of another service, one picked from a list is no wish for it. */
function whenChosen({ data: { slot } }: Memory, withHour: boolean, { timeZone }: Catalogue): SalonWish {
  if (slot === null) return {};
  const { date, minute } = localTime(instantOf(slot), timeZone);
  return { day: date, ...(withHour && { explicit_time: clockTime(minute) }) };
}
