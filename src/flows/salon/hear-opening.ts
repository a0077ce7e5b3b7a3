import { picksBeyond } from '../../core/hearing.ts';
import { hasCue, mentions } from '../../core/reading.ts';
import { clockTime, instantOf, localTime } from '../../domain/zoned.ts';
import type { ListedSlot } from './context.ts';
import type { SalonEntities } from './events.ts';
import { placeIn } from './hear-choosing.ts';
import { besides, type Hearing, type Meaning, onlyAsksWhen } from './hearing.ts';
import { saysWhen } from './said.ts';
import { isPlainYes } from './vocabulary.ts';

/** With nothing under way: whatever a booking is made of begins one. */
export function hearIdle(hearing: Hearing): Meaning | null {
  const { reading, said, memory } = hearing;
  const told = oneOfThoseTold(hearing);
  const entities = { ...opening(hearing), ...told };
  if (told !== null) return { type: 'start_booking', entities, confidence: 0.9 };
  if (onlyAsksWhen(hearing)) return { type: 'check_availability', entities, confidence: 0.9 };
  if (hasCue(reading, 'book') && !isInquiry(hearing)) return { type: 'start_booking', entities, confidence: 0.95 };
  if (hasCue(reading, 'availability')) return { type: 'check_availability', entities, confidence: 0.85 };
  // "Can you fit me in for a colour this week?" wants to come, whatever else it touches on.
  const comes = said.services.length > 0 && saysWhen(said.when);
  if (mentions(reading, 'topic').length > 0 && !comes) return null;
  const asked = memory.question === 'start' || memory.retry;
  if (asked && (said.answer === 'yes' || hasCue(reading, 'retry'))) {
    return { type: 'start_booking', entities, confidence: 0.9 };
  }
  const confidence = hasCue(reading, 'question') ? 0.6 : 0.85;
  if (said.services.length > 0 || said.among.length > 0) return { type: 'start_booking', entities, confidence };
  // "Anybody" means nothing by itself, but it does of times that were just told.
  const named = said.stylist !== null && (memory.slots.length > 0 || !hasCue(reading, 'anyone'));
  if (named || saysWhen(said.when)) return { type: 'start_booking', entities, confidence: confidence - 0.1 };
  return said.answer === 'yes' ? { type: 'confirm_booking', entities: {}, confidence: 0.8 } : null;
}

/** One of the times that were told when they asked what is free: a booking begins with just that. */
function oneOfThoseTold(hearing: Hearing): SalonEntities | null {
  const { reading, said, memory, catalogue } = hearing;
  if (memory.slots.length === 0 || said.services.length > 0 || hasCue(reading, 'question')) return null;
  const place = placeIn(hearing);
  const slot = place === null ? outermost(hearing) : memory.slots[place - 1];
  if (slot === undefined) return null;
  const { date, minute } = localTime(instantOf(slot.start), catalogue.timeZone);
  return { stylist: slot.stylist, date, time: clockTime(minute) };
}

/** "The latest you have", of those told. */
function outermost({ reading, said, memory }: Hearing): ListedSlot | undefined {
  if (said.pick === 'later' && !picksBeyond(reading, 'later')) return memory.slots.at(-1);
  return said.pick === 'earlier' && !picksBeyond(reading, 'earlier') ? memory.slots[0] : undefined;
}

/** A question of the business's own about bookings ("how much is an appointment?") begins none. */
function isInquiry({ reading, said }: Hearing): boolean {
  const asks = mentions(reading, 'topic').length > 0 && hasCue(reading, 'question');
  return asks && said.services.length === 0 && !saysWhen(said.when);
}

function opening(hearing: Hearing): SalonEntities {
  const { services, among } = hearing.said;
  return {
    ...(services.length > 0 && { services: [...services] }),
    ...(among.length > 0 && { among: [...among] }),
    ...besides(hearing),
  };
}

/** One service or several; "nothing else" confirms them, and so does naming a stylist or a time (B3). */
export function hearServiceSelection(hearing: Hearing): Meaning | null {
  const { reading, said, memory } = hearing;
  const agrees = said.answer === 'yes' && !isPlainYes(reading.text, reading.locale) && memory.data.services.length > 0;
  const ends = hasCue(reading, 'nothing_else') || said.answer === 'no' || said.goesOn || agrees;
  const chosen = merelyAsks(hearing) ? null : serviceChange(hearing);
  if (chosen !== null) {
    const confirms = hasCue(reading, 'nothing_else') && chosen.change !== 'remove';
    return { type: confirms ? 'confirm_services' : 'select_service', entities: chosen, confidence: 0.9 };
  }
  if (said.stylist !== null) return { type: 'select_stylist', entities: besides(hearing), confidence: 0.85 };
  if (onlyAsksWhen(hearing)) return { type: 'check_availability', entities: { ...said.when }, confidence: 0.9 };
  if (saysWhen(said.when)) return { type: 'select_slot', entities: besides(hearing), confidence: 0.85 };
  if (ends) return { type: 'confirm_services', entities: {}, confidence: memory.data.services.length > 0 ? 0.95 : 0.7 };
  if (hasCue(reading, 'change') && said.aspect === 'service') {
    return { type: 'select_service', entities: { services: [], change: 'replace' }, confidence: 0.85 };
  }
  if (said.introduced !== null) {
    return { type: 'provide_customer_data', entities: { name: said.introduced }, confidence: 0.8 };
  }
  const wantsMore = said.answer === 'yes' || hasCue(reading, 'more', 'change');
  return wantsMore ? { type: 'select_service', entities: {}, confidence: 0.75 } : null;
}

/** "What is the difference to a short one?" names a service and wants none. */
function merelyAsks({ reading }: Hearing): boolean {
  return hasCue(reading, 'question') && reading.rest !== '' && !hasCue(reading, 'book', 'change', 'more');
}

/** The services a message names, adds, swaps or drops, by name or by their place in the list. */
function serviceChange(hearing: Hearing): SalonEntities | null {
  const { reading, said, memory, catalogue } = hearing;
  const listed = memory.listed.length > 0 ? memory.listed : catalogue.services.map(({ name }) => name);
  const picked = said.choices.flatMap((choice) => listed.at(choice > 0 ? choice - 1 : choice) ?? []);
  const services = said.services.length > 0 ? said.services : picked;
  const rest = besides(hearing);
  if (said.removed.length > 0) {
    const left = memory.data.services.filter((name) => !said.removed.includes(name));
    return { ...rest, services: [...left, ...services], change: 'replace' };
  }
  if (services.length > 0) {
    const swaps = hasCue(reading, 'change', 'correction') && !hasCue(reading, 'more');
    const [choice] = said.services.length > 0 ? [] : said.choices;
    return {
      ...rest,
      services: [...services],
      ...(said.among.length > 0 && { among: [...said.among] }),
      ...(swaps && { change: 'replace' as const }),
      ...(choice !== undefined && { choice }),
    };
  }
  return said.among.length > 0 ? { ...rest, among: [...said.among] } : null;
}
