import { bookingsContract } from '../../ports/bookings.contract.ts';
import { conversationsContract } from '../../ports/conversations.contract.ts';
import { MemoryBookings } from './bookings.ts';
import { MemoryConversations } from './conversations.ts';

const close = async () => {};

conversationsContract('memory', async () => ({ conversations: new MemoryConversations(), close }));
bookingsContract('memory', async () => ({ bookings: new MemoryBookings(), close }));
