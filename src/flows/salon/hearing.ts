import { hasCue, type Reading } from '../../core/reading.ts';
import type { SalonCatalogue } from './catalogue.ts';
import type { SalonEntities, SalonIntent } from './events.ts';
import type { SalonMemory } from './memory.ts';
import { type Said, saysWhen } from './said.ts';

/** What a message means in a state; null where nothing in it means anything there. */
export interface Meaning {
  readonly type: SalonIntent;
  readonly entities: SalonEntities;
  readonly confidence: number;
}

/** A message with all that decides what it means: numbers, names and free text mean what the state makes of them (B2). */
export interface Hearing {
  readonly reading: Reading;
  readonly said: Said;
  readonly memory: SalonMemory;
  readonly catalogue: SalonCatalogue;
}

/** What was said beside the point of the message, so that nothing has to be said twice. */
export function besides({ said }: Hearing): SalonEntities {
  return {
    ...(said.stylist !== null && { stylist: said.stylist }),
    ...(said.without.length > 0 && { without: [...said.without] }),
    ...said.when,
    ...(said.introduced !== null && { name: said.introduced }),
  };
}

/** Whether they only ask if there is anything free. */
export function onlyAsksWhen({ reading, said }: Hearing): boolean {
  return saysWhen(said.when) && hasCue(reading, 'availability') && said.when.time === undefined;
}

/** A change of service, once services have been settled; naming those that were chosen anyway changes nothing. */
export function otherServices(hearing: Hearing): Meaning | null {
  const { reading, said, memory } = hearing;
  const chosen = memory.data.services;
  const entities = besides(hearing);
  // "Do you do highlights?" asks; it does not choose.
  if (hasCue(reading, 'question') && !hasCue(reading, 'book', 'change', 'more')) return null;
  // "Another appointment, for a manicure" changes nothing of this one (B13).
  if (said.pick === 'other' && said.services.length > 0 && hasCue(reading, 'book')) {
    return { type: 'start_booking', entities: {}, confidence: 0.9 };
  }
  if (said.removed.length > 0) {
    const left = [...chosen.filter((name) => !said.removed.includes(name)), ...said.services];
    return { type: 'select_service', entities: { ...entities, services: left, change: 'replace' }, confidence: 0.9 };
  }
  if (said.services.some((name) => !chosen.includes(name))) {
    const change = hasCue(reading, 'more') ? 'add' : 'replace';
    return { type: 'select_service', entities: { ...entities, services: [...said.services], change }, confidence: 0.9 };
  }
  if (said.among.length > 0 && !said.among.some((name) => chosen.includes(name))) {
    return { type: 'select_service', entities: { among: [...said.among] }, confidence: 0.8 };
  }
  const changes = hasCue(reading, 'change') || said.pick === 'other' || memory.question === 'change';
  if (!changes || said.aspect !== 'service' || said.services.length > 0) return null;
  return { type: 'select_service', entities: { services: [], change: 'replace' }, confidence: 0.85 };
}

/** Whether they want another one of something, without saying which. */
export function wantsOther({ reading, said, memory }: Hearing, aspect: Said['aspect']): boolean {
  const wants = hasCue(reading, 'change') || said.pick === 'other' || said.pick === 'none';
  return (wants || memory.question === 'change') && said.aspect === aspect;
}
