import type { JsonObject } from '../../core/json.ts';
import { entitiesOf, type SalonEvent } from './events.ts';
import { type SalonMemory, stylistWanted } from './memory.ts';
import { purposeOf } from './standing/memory.ts';

interface Told {
  readonly context: SalonMemory;
  readonly event: SalonEvent;
}

/** The tools as the machine calls them (B8, B9), with what each is told. */
export const calls = {
  searchServices: calling('search_services', () => ({})),

  findNextAvailable: calling('find_next_available', ({ context }) => ({
    services: context.data.services,
    stylist: stylistWanted(context),
    without: context.wish.without ?? [],
    day: context.wish.day ?? null,
    also: context.wish.also ?? [],
    time_window: context.wish.time_window ?? null,
    explicit_time: context.wish.explicit_time ?? null,
    except: context.except,
    others: context.others,
    replaces: context.moves?.id ?? null,
  })),

  /** Who writes is known to the engine: no number passes through here (B10). */
  findCustomer: calling('find_customer', () => ({})),

  findAppointments: calling('find_appointments', ({ context, event }) => {
    const { days = [], times = [], except = [], ...said } = entitiesOf(event);
    const { window = null, direction = null, minutes = null, stylist = null } = said;
    const picked = event.type === 'select_slot' ? (context.theirs[0]?.id ?? null) : null;
    const purpose = purposeOf(event, context.question);
    return { purpose, booking_id: picked, days, times, except, window, direction, minutes, stylist };
  }),

  cancelAppointment: calling('cancel_appointment', ({ context }) => ({ booking_id: context.theirs[0]?.id ?? '' })),

  ensureCustomer: calling('ensure_customer', ({ context }) => ({
    first_name: context.data.customer_data?.first_name ?? '',
    last_name: context.data.customer_data?.last_name ?? null,
  })),

  book: calling('book', ({ context }) => ({
    services: context.data.services,
    stylist: context.data.stylist_id ?? '',
    start: context.data.slot ?? '',
    customer_id: context.data.customer_data?.customer_id ?? '',
    first_name: context.data.customer_data?.first_name ?? '',
    replaces: context.moves?.id ?? null,
  })),
};

function calling(tool: string, input: (told: Told) => JsonObject) {
  return { type: 'call' as const, params: (told: Told) => ({ tool, input: input(told) }) };
}
