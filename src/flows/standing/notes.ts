import type { Kept, Purpose, Standing } from './context.ts';
import { entitiesOf, type Found, type Intents, type Matter, type StandingEvent } from './events.ts';
import { wishOf } from './wish.ts';

/** Nothing is left of the matter; an assignment must say so key by key. */
export function cleared(context: Matter): Matter {
  const { now, around } = context;
  const gone = Object.fromEntries(Object.keys(context).map((key) => [key, undefined]));
  return { ...gone, now, ...(around && { around }) };
}

const PURPOSE_OF: { readonly [Type in Intents]?: Purpose } = {
  tell: 'tell',
  call_off: 'call_off',
  move: 'move',
  protest: 'undo',
};

export function begun(event: StandingEvent, context: Standing): Partial<Standing> {
  const purpose = PURPOSE_OF[event.type as Intents] ?? 'tell';
  const entities = entitiesOf(event);
  const { reference = null, name = null, asks } = entities;
  const ticket = reference === null ? {} : { ticket: { reference, name, opened: false } };
  return { purpose, wish: wishOf(entities, context.wish), ...ticket, ...(asks && { asks: true }) };
}

export function keptIn({
  late: _late,
  undoable: _undoable,
  before: _before,
  reference: _reference,
  ...kept
}: Found): Kept {
  return kept;
}
