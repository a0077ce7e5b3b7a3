import type { DeskDid, DoneEvent, IntentEvent, MachineEvent, ToolEvent } from '../../core/flow.ts';
import type { Offered, Wanted } from './context.ts';

/** A search of the journey's found nothing that fits; `ask` unless the reply asks something else already (X6). */
export interface NothingFit extends MachineEvent {
  readonly type: 'wanted';
  readonly want: Wanted;
  readonly ask: boolean;
}

/** Something that they wait for came free and is held for them. */
export interface CameFree extends MachineEvent {
  readonly type: 'freed';
  readonly offer: Offered;
  readonly want: Wanted;
}

/** They went on with something else and left open what was asked. */
export interface WentOn extends MachineEvent {
  readonly type: 'left';
}

/** What they were busy with is settled, and what came free is still held for them. */
export interface StillHeld extends MachineEvent {
  readonly type: 'still_held';
}

/** The desk called a booking off. */
export type CalledOff = DeskDid<'call_off'>;

/** What is to be paid before it counts. */
export interface ToPay {
  readonly cents: number;
  readonly currency: string;
  readonly url: string | null;
  readonly until: string;
}

type Nothing = { readonly [name: string]: never };

export type Joined = DoneEvent<'join_waiting', { readonly entry: string; readonly again: boolean }>;
export type Taken = DoneEvent<
  'take_freed',
  { readonly booking_id: string; readonly start: string; readonly pay: ToPay | null }
>;
export type Left = DoneEvent<'leave_waiting', { readonly count: number }>;

export type WaitingEvent =
  | IntentEvent<'join' | 'leave' | 'confirm' | 'decline' | 'unclear', Nothing>
  | NothingFit
  | CameFree
  | WentOn
  | StillHeld
  | CalledOff
  | ToolEvent<'join_waiting', Joined['output']>
  | ToolEvent<'take_freed', Taken['output']>
  | ToolEvent<'let_go'>
  | ToolEvent<'leave_waiting', Left['output']>;

/** What happened, in words. */
export const EVENTS: { readonly [Type in WaitingEvent['type']]: string } = {
  join: 'they ask to be put on the list',
  leave: 'they wait no longer',
  confirm: 'they say yes',
  decline: 'they say no',
  unclear: 'they say something else',
  wanted: 'nothing was free that fits',
  freed: 'what they wait for came free and is held',
  left: 'they go on with something else',
  'desk.call_off': 'the desk called off a booking',
  still_held: 'they are done with something else, and it is still held',
  'join_waiting.done': 'they are on the list',
  'join_waiting.refused': 'the list refuses',
  'join_waiting.failed': 'the list cannot be reached',
  'take_freed.done': 'the hold is theirs',
  'take_freed.refused': 'the hold is gone',
  'take_freed.failed': 'nobody knows whether it is theirs',
  'let_go.done': 'the hold is let go',
  'let_go.refused': 'there is nothing to let go',
  'let_go.failed': 'the ledger cannot be reached',
  'leave_waiting.done': 'they are off the list',
  'leave_waiting.refused': 'the list refuses to let go',
  'leave_waiting.failed': 'the list cannot be written',
};
