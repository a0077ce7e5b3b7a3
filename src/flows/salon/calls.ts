import type { JsonObject } from '../../core/json.ts';
import type { SalonEvent } from './events.ts';
import { type SalonMemory, stylistWanted } from './memory.ts';

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
  })),

  /** Who writes is known to the engine: no number passes through here (B10). */
  findCustomer: calling('find_customer', () => ({})),

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
  })),
};

function calling(tool: string, input: (told: Told) => JsonObject) {
  return { type: 'call' as const, params: (told: Told) => ({ tool, input: input(told) }) };
}
