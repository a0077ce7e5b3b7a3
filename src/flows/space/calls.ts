import type { JsonObject } from '../../core/json.ts';
import type { SpaceMemory } from './memory.ts';

interface Told {
  readonly context: SpaceMemory;
}

/** The tools as the machine calls them, with what each is told. */
export const calls = {
  checkAvailability: calling('check_availability', wanted),
  createReservation: calling('create_reservation', wanted),
  checkPayment: calling('check_payment', () => ({})),
  generatePaymentLink: calling('generate_payment_link', ({ context }) => ({ reservation_id: context.reservationId })),
};

function wanted({ context }: Told): JsonObject {
  return { spaceId: context.spaceId, period: context.period };
}

function calling(tool: string, input: (told: Told) => JsonObject) {
  return { type: 'call' as const, params: (told: Told) => ({ tool, input: input(told) }) };
}
