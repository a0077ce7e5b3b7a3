import type { JsonObject } from '../../core/json.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../domain/zoned.ts';
import { HOLD, type SpaceEvent } from './events.ts';
import type { SpaceMemory } from './memory.ts';

interface Told {
  readonly context: SpaceMemory;
  readonly event: SpaceEvent;
}

/** The tools as the machine calls them, with what each is told. */
export const calls = {
  checkAvailability: calling('check_availability', wanted),
  findFreeDays: calling('find_free_days', ({ context }) => ({
    spaceId: context.spaceId,
    within: context.asked.within ?? null,
    hours: context.asked.hours ?? { startTime: null, endTime: null },
  })),
  createReservation: calling('create_reservation', wanted),
  checkHold: calling('check_hold', ({ event }) => ({ reservation_id: event.type.slice(`timer.${HOLD}`.length) })),
  checkPayment: calling('check_payment', () => ({})),
  generatePaymentLink: calling('generate_payment_link', ({ context }) => ({ reservation_id: context.reservationId })),
};

/** Where the unpaid reservation will be looked at: when its time is over, or a little later if that could not be done. */
export const wakes = {
  whenHoldEnds: {
    type: 'schedule' as const,
    params: ({ event }: Told) => {
      if (event.type !== 'create_reservation.done') throw new Error(`Nothing was reserved by ${event.type}`);
      const { reservation_id: id, held_until: until } = event.output;
      return { timer: `${HOLD}${id}`, at: until ?? event.turn.now };
    },
  },
  holdAgain: {
    type: 'schedule' as const,
    params: ({ event }: Told) => {
      if (event.type !== 'check_hold.failed') throw new Error(`${event.type} is no hold that could not be looked at`);
      const at = isoInstant(instantOf(event.turn.now) + AGAIN_MINUTES * MINUTE_MS, 'UTC');
      return { timer: `${HOLD}${event.input.reservation_id}`, at };
    },
  },
};

const AGAIN_MINUTES = 5;

function wanted({ context }: Told): JsonObject {
  return { spaceId: context.spaceId, period: context.period };
}

function calling(tool: string, input: (told: Told) => JsonObject) {
  return { type: 'call' as const, params: (told: Told) => ({ tool, input: input(told) }) };
}
