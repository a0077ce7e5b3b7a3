import { z } from 'zod';
import type { JsonObject } from '../../../../core/json.ts';
import type { Booking } from '../../../../domain/booking.ts';
import type { Business } from '../../../../domain/business.ts';
import { busyParts, unitsOf, wholly } from '../../../../domain/needs.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../../domain/zoned.ts';
import type { Bookings } from '../../../../ports/bookings.ts';
import type { CallFacts, Tool } from '../../../../ports/tool.ts';
import { type ActionAnswer, done, refused } from '../../action.ts';
import { idOfReference, REFERENCE_TRIES, referenceOf } from '../../references.ts';
import type { DialogueSettings } from '../../settings.ts';
import { freeTimes } from './free.ts';
import { wantedOf } from './input.ts';

const anyInput = z.record(z.string(), z.json());

/**
 * Three actions that need no programmer: `free_times` looks what is free, `reserve` takes a unit of one of the business's
 * resources for a day and a time, `release` gives a booking back by its reference. A table, a lane, a court, a room.
 */
export function ledgerTools(business: Business, settings: DialogueSettings, bookings: Bookings): readonly Tool[] {
  const prefix = settings.referencePrefix;
  return [
    {
      name: 'free_times',
      states: ['executing_action'],
      consequence: null,
      input: anyInput,
      run: (input, call) => freeTimes(business, bookings, input, call),
    },
    {
      name: 'reserve',
      states: ['executing_action'],
      consequence: {
        lookup: async (call) => {
          const made = await bookings.findByKey(call.key);
          return made === null ? null : reserved(made);
        },
        undo: async (call) => {
          const made = await bookings.findByKey(call.key);
          if (made !== null) await bookings.move({ id: made.id, from: ['confirmed'], to: 'cancelled', now: call.now });
        },
      },
      input: anyInput,
      run: (input, call) => reserve(input, call),
    },
    {
      name: 'release',
      states: ['executing_action'],
      // Given back twice it is given back once: there is nothing to look up and nothing to take back.
      consequence: { lookup: async () => null, undo: async () => {} },
      input: anyInput,
      run: (input, call) => release(String(input['booking_ref'] ?? ''), call),
    },
  ];

  async function reserve(input: JsonObject, call: CallFacts): Promise<ActionAnswer> {
    const wanted = wantedOf(business, input, instantOf(call.now));
    if (typeof wanted === 'string') return refused(wanted);
    const reference = await freeReference(call);
    const minutes = (wanted.end - wanted.start) / MINUTE_MS;
    const answer = await bookings.book({
      key: call.key,
      id: idOfReference(call.business, reference),
      business: call.business,
      resource: wanted.resource.id,
      units: unitsOf(wanted.resource),
      start: isoInstant(wanted.start, business.timeZone),
      end: isoInstant(wanted.end, business.timeZone),
      busy: busyParts([wholly(wanted.resource, minutes)], wanted.start, business.timeZone),
      heldUntil: null,
      conversation: call.conversation,
      customer: null,
      details: { ...input, reference },
      now: call.now,
    });
    return answer.kind === 'taken' ? refused('taken') : reserved(answer.booking);
  }

  async function freeReference(call: CallFacts): Promise<string> {
    for (let attempt = 0; attempt < REFERENCE_TRIES; attempt += 1) {
      const reference = referenceOf(prefix, `${call.key}#${attempt}`);
      const standing = await bookings.get(idOfReference(call.business, reference));
      if (standing === null || standing.key === call.key) return reference;
    }
    throw new Error('no reference is free');
  }

  async function release(reference: string, call: CallFacts): Promise<ActionAnswer> {
    const id = idOfReference(call.business, reference);
    const standing = await bookings.get(id);
    if (standing === null) return refused('not_found');
    if (standing.status === 'confirmed' && instantOf(standing.start) <= instantOf(call.now)) return refused('past');
    await bookings.move({ id, from: ['confirmed', 'held'], to: 'cancelled', now: call.now });
    return done({ outcome: 'released', reference });
  }
}

/** What the task hears of a booking, from the booking itself (X5). One that was called off since is none. */
function reserved(booking: Booking): ActionAnswer {
  if (booking.status !== 'confirmed') return refused('taken');
  return done({
    outcome: 'reserved',
    booking_id: booking.id,
    reference: booking.details['reference'] ?? null,
    start: { at: booking.start, as: 'slot' },
    unit: booking.unit,
  });
}
