import { z } from 'zod';
import type { Fact } from '../../core/effect.ts';
import type { JsonObject } from '../../core/json.ts';

/** What is being settled about waiting for something. It is kept in the header beside the journey's own context (X2). */
const instant = z.iso.datetime({ offset: true });
const fact: z.ZodType<Fact> = z.json() as never;
const needs: z.ZodType<JsonObject> = z.record(z.string(), z.json());

export const want = z.strictObject({
  /** The journey that was asked for it. */
  flow: z.string(),
  needs,
  what: fact,
  wish: z.strictObject({
    day: z.string().nullable(),
    time_window: z.string().nullable(),
    explicit_time: z.string().nullable(),
  }),
  until: instant,
  /** The same is the same: nobody waits for it twice. */
  same: z.string(),
});

export const offer = z.strictObject({
  waiting: z.string(),
  booking: z.string(),
  start: instant,
  what: fact,
  until: instant,
});

export const waitingContext = z.strictObject({
  question: z.enum(['join', 'take']).exactOptional(),
  /** What nothing was free for. */
  want: want.exactOptional(),
  /** What is held for them. */
  offer: offer.exactOptional(),
  /** What they wait for, by its sameness, as far as this talk knows. */
  joined: z.string().exactOptional(),
});

export type WaitingContext = z.infer<typeof waitingContext>;
export type Wanted = z.infer<typeof want>;
export type Offered = z.infer<typeof offer>;

/** What the machine knows; what is no longer known is undefined. */
export type Memory = { readonly [Key in keyof WaitingContext]?: WaitingContext[Key] | undefined } & {
  readonly now: string;
};
