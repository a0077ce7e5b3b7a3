import { z } from 'zod';
import type { Booking } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import type { Conversation } from '../../ports/conversations.ts';
import type { Glance } from '../../ports/overview.ts';
import type { ConsoleParts } from './parts.ts';

const uuid = z.uuid();

/**
 * What a business has, by its id: the one place where the console looks something up that came with a request. Whatever is
 * another business's is not there (G9).
 */
export function of({ app, console: { overview, customers, contactAt } }: ConsoleParts, business: string) {
  const own = <One extends { readonly business: string }>(one: One | null): One | null =>
    one?.business === business ? one : null;
  return {
    talk: async (id: string): Promise<Conversation | null> => {
      const found = uuid.safeParse(id).success ? own(await app.conversations.load(id)) : null;
      return found?.erasedAt === undefined ? found : null;
    },
    glance: async (id: string): Promise<Glance | null> => own(await overview.get(id)),
    booking: async (id: string): Promise<Booking | null> => own(await app.bookings.get(id)),
    customer: async (id: string): Promise<Customer | null> => own(await customers.get(id)),
    /** Who writes from where a conversation is. */
    customerAt: async ({ channel, address }: Pick<Conversation, 'channel' | 'address'>): Promise<Customer | null> => {
      const contact = contactAt({ business, channel, address });
      return contact === null ? null : customers.find(business, contact);
    },
  };
}
