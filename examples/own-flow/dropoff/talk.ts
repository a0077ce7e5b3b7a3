import { type DoneEvent, type FailedEvent, type IntentEvent, type RefusedEvent, z } from 'holdfast/kit';
import type { Catalogue } from './catalogue.ts';

/** What is stored of a talk, strictly: an unknown key is refused. */
export const dropOffContext = z.strictObject({
  job: z.string().exactOptional(),
  /** The day that was wished for. */
  day: z.iso.date().exactOptional(),
  /** The day that waits for a yes. */
  proposed: z.iso.date().exactOptional(),
});

export type Context = z.infer<typeof dropOffContext>;

/** What the machine knows within a turn. */
export interface Memory {
  readonly data: Context;
}

/** What was said to be wanted. */
export type Wanted = { readonly job?: string; readonly day?: string };

type Nothing = { readonly [name: string]: never };
export type Leaving = { readonly job: string; readonly day: string };

export type Wants = IntentEvent<'want', Wanted>;
export type Found = DoneEvent<'find_day', { readonly day: string | null }, Leaving>;
export type Booked = DoneEvent<'book', { readonly booking: string; readonly day: string }, Leaving>;
export type Taken = RefusedEvent<'book', Leaving>;

/** Everything that can happen. */
export type DropOffEvent =
  | Wants
  | IntentEvent<'confirm' | 'decline' | 'cancel' | 'unclear', Nothing>
  | Found
  | RefusedEvent<'find_day', Leaving>
  | FailedEvent<'find_day', Leaving>
  | Booked
  | Taken
  | FailedEvent<'book', Leaving>;

/** What happened, in words: records and specification are made of them. */
export const EVENTS: { readonly [Type in DropOffEvent['type']]: string } = {
  want: 'they say what is to be done, or when',
  confirm: 'they say yes',
  decline: 'they say no',
  cancel: 'they call it off',
  unclear: 'they say something else',
  'find_day.done': 'the diary answers',
  'find_day.refused': 'the diary refuses',
  'find_day.failed': 'the diary cannot be reached',
  'book.done': 'the stand is booked',
  'book.refused': 'the last stand of the day is taken',
  'book.failed': 'nobody knows whether it is booked',
};

/** What the machine is written with: `kit<Types>(catalogue)`. */
export interface Types {
  readonly memory: Memory;
  readonly event: DropOffEvent;
  readonly place: Catalogue;
  readonly tool: 'find_day' | 'book';
}
