import type {
  DeskDid,
  DoneEvent,
  FailedEvent,
  IntentEvent,
  PaymentArrived,
  RefusedEvent,
  TimerFired,
} from '../../core/flow.ts';
import type { Entities, IntentName } from './intents.ts';

export type TripIntent = IntentEvent<IntentName, Entities>;
export type AnswerEvent = DoneEvent<string> | RefusedEvent<string> | FailedEvent<string>;
export type TripEvent =
  | TripIntent
  | AnswerEvent
  | PaymentArrived<'confirmed' | 'failed' | 'expired' | 'refunded' | 'owed' | 'mismatched'>
  | DeskDid<'call_off' | 'restore_booking' | 'move_booking'>
  | TimerFired<'hold' | 'reminder' | 'confirming'>;

export function entitiesOf(event: TripEvent): Entities {
  return 'entities' in event ? event.entities : {};
}

export function stringIn(entities: Entities, name: string): string | null {
  const value = entities[name];
  return typeof value === 'string' ? value : null;
}

export function stringsIn(entities: Entities, name: string): readonly string[] {
  const value = entities[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** What a tool answered; nothing where it refused without saying more. */
export function outputOf(event: TripEvent): Entities {
  const value = 'output' in event ? event.output : null;
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Entities) : {};
}
