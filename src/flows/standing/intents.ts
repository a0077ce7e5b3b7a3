import { z } from 'zod';
import type { IntentExpectation } from '../../core/expectation.ts';

/** What a message may say of when and what: days, a time, other things of the business's, so many minutes later. */
const moment = z.strictObject({
  days: z.array(z.string()).exactOptional(),
  time: z.string().exactOptional(),
  window: z.string().exactOptional(),
  choice: z.int().exactOptional(),
  items: z.array(z.string()).exactOptional(),
  /** So many minutes later, or earlier if negative, than it is. */
  shift: z.int().exactOptional(),
  /** Both or all of what they have: it goes one by one. */
  several: z.literal(true).exactOptional(),
  /** They only ask about it. */
  asks: z.literal(true).exactOptional(),
  /** What a booking goes by, and the name it is under. */
  reference: z.string().exactOptional(),
  name: z.string().exactOptional(),
});

const person = z.strictObject({
  name: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  email: z.string().exactOptional(),
  /** Something was told that could not be read (X20). */
  unread: z.enum(['name', 'phone']).exactOptional(),
});

const ticket = moment.pick({ reference: true, name: true });
const proof = z.strictObject({ code: z.string() });

const INTENTS = {
  decline: { meaning: 'keeps what stands', entities: moment },
  pick: { meaning: 'picks one of those listed', entities: moment },
  confirm: { meaning: 'agrees', entities: moment, commits: () => true },
  protest: { meaning: 'takes back what was just agreed to', entities: moment },
  move: { meaning: 'wants it at another time', entities: moment },
  call_off: { meaning: 'wants it called off', entities: moment },
  tell: { meaning: 'asks what they have', entities: moment },
  introduce: { meaning: 'says who they are or how they are reached', entities: person },
  identify: { meaning: 'gives the reference of a booking or its name', entities: ticket },
  lacks: { meaning: 'does not have the reference', entities: moment },
  come: { meaning: 'says that they will come', entities: moment },
  cannot: { meaning: 'cannot come', entities: moment },
  late: { meaning: 'will be late, or is held up', entities: moment },
  prove: { meaning: 'gives the code that was sent', entities: proof },
} satisfies { readonly [name: string]: IntentExpectation };

export type IntentName = keyof typeof INTENTS;

/** What any of them may carry. */
export type Entities = z.infer<typeof moment> & z.infer<typeof person> & Partial<z.infer<typeof proof>>;

/** What can be asked for in every state (X14). */
const EVERYWHERE: readonly IntentName[] = ['protest', 'move', 'call_off', 'tell', 'late'];

/** The intents of a state with when each is meant, for a model: what is not listed cannot be heard there (X1). */
export function intentsOf(own: readonly IntentName[]): { readonly [type: string]: IntentExpectation } {
  return Object.fromEntries([...own, ...EVERYWHERE].map((name) => [name, INTENTS[name]]));
}
