import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buttonsIn,
  choicesIn,
  type Entry,
  fromHistory,
  languageOf,
  timesIn,
  withHistory,
  withReplies,
  withStatus,
} from '../../widget/src/chat/entries.ts';
import { changedPaths, isChanged, removedKeys } from '../../widget/src/panel/changes.ts';
import { trailOf } from '../../widget/src/panel/trail.ts';

const at = '2026-03-02T09:05:00.000Z';

function mine(id: string, status: 'sent' | 'waiting' = 'sent'): Entry {
  return { from: 'customer', id, text: `text of ${id}`, at, status };
}

function theirs(id: string, text = `text of ${id}`): Entry {
  return { from: 'business', id, text, at };
}

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

describe('what stands in the chat', () => {
  it('takes a reply once, whether it comes with the answer, by the stream or both', () => {
    const once = withReplies([mine('m1')], [{ id: 'r1', text: 'hi' }], at);
    expect(ids(withReplies(once, [{ id: 'r1', text: 'hi' }], at))).toEqual(['m1', 'r1']);
  });

  it('puts what the server remembers in its order, and what is unsent below', () => {
    const local = [mine('m1'), mine('m2', 'waiting')];
    expect(ids(withHistory(local, [mine('m1'), theirs('r1')], local.length))).toEqual(['m1', 'r1', 'm2']);
  });

  it('keeps earlier talk above when the server has opened a new conversation', () => {
    const local = [mine('old'), theirs('old reply'), mine('m1', 'waiting')];
    expect(ids(withHistory(local, [mine('m1'), theirs('r1')], local.length))).toEqual(['old', 'old reply', 'm1', 'r1']);
  });

  it('keeps what came while the history was on its way below it', () => {
    const local = [mine('m1'), theirs('late')];
    expect(ids(withHistory(local, [mine('m1'), theirs('r1')], 1))).toEqual(['m1', 'r1', 'late']);
  });

  it('never loses or doubles an entry, whatever the server remembers', () => {
    const entry = fc.record({
      id: fc.integer({ min: 0, max: 12 }).map(String),
      isMine: fc.boolean(),
      sent: fc.boolean(),
    });
    const list = fc
      .uniqueArray(entry, { selector: ({ id }) => id })
      .map((entries) =>
        entries.map(({ id, isMine, sent }) => (isMine ? mine(id, sent ? 'sent' : 'waiting') : theirs(id))),
      );
    fc.assert(
      fc.property(list, list, fc.nat(12), (local, history, countWhenAsked) => {
        const merged = ids(withHistory(local, history, countWhenAsked));
        expect(new Set(merged)).toEqual(new Set([...ids(local), ...ids(history)]));
        expect(merged).toHaveLength(new Set(merged).size);
      }),
    );
  });

  it('X11 offers the buttons of the last word, and none once anything newer was sent', () => {
    const buttons = [{ label: 'Yes, book it', tap: { proposal: 'p1', answer: 'yes' as const } }];
    const asked = withReplies([mine('m1')], [{ id: 'r1', text: 'Shall I?', buttons }], at);
    expect(buttonsIn(asked)).toEqual(buttons);
    expect(buttonsIn([fromHistory({ from: 'business', id: 'r1', text: 'Shall I?', at, buttons })])).toEqual(buttons);
    expect(buttonsIn([...asked, mine('m2', 'waiting')])).toEqual([]);
    expect(buttonsIn([...asked, theirs('r2')])).toEqual([]);
    expect(buttonsIn([])).toEqual([]);
  });

  it('forgets a problem once the message is tried again', () => {
    const failed = withStatus([mine('m1', 'waiting')], 'm1', 'failed', { problem: 'Too long' });
    expect(withStatus(failed, 'm1', 'sending')[0]).not.toHaveProperty('problem');
  });

  it('X6 offers what the newest replies list, and only until something is answered', () => {
    const choices = [{ label: 'Salle Lumière' }, { label: 'Verrière' }];
    const asked = withReplies([mine('m1')], [{ id: 'r1', text: 'Which one?', choices }], at);
    expect(choicesIn(asked)).toEqual(choices);
    expect(choicesIn([...asked, mine('m2', 'waiting')])).toEqual([]);
    expect(choicesIn([...asked, mine('m2'), theirs('r2', 'Shall I book it?')])).toEqual([]);
  });

  it('says each day once, with its times, where a message lists them line by line', () => {
    const choices = [
      { label: '12:00', day: 'Friday 6 March' },
      { label: '13:45', day: 'Friday 6 March' },
      { label: '9:00', day: 'Saturday 7 March' },
    ];
    const text =
      'Ana has:\n1. Friday 6 March at 12:00\n2. Friday 6 March at 13:45\n3. Saturday 7 March at 9:00\nWhich?';
    expect(timesIn({ from: 'business', id: 'r1', at, text, choices })).toEqual({
      before: 'Ana has:',
      days: [
        { day: 'Friday 6 March', times: ['12:00', '13:45'] },
        { day: 'Saturday 7 March', times: ['9:00'] },
      ],
      after: 'Which?',
    });
    expect(choicesIn([{ from: 'business', id: 'r1', at, text, choices }])).toEqual([]);
  });

  it('X10 the talk is in the language that was answered in last', () => {
    expect(languageOf([])).toBeNull();
    const [es, en] = [
      { ...theirs('r1'), language: 'es' },
      { ...theirs('r2'), language: 'en' },
    ];
    expect(languageOf([es, en, mine('m1')])).toBe('en');
  });
});

describe('what the panel marks', () => {
  it('marks what was written, with all that lies in it, and nothing else', () => {
    const changed = changedPaths({ a: 1, b: { c: 1, d: 2 } }, { a: 1, b: { c: 1, d: 3 }, e: { f: 1 } });
    expect([...changed]).toEqual(['b.d', 'e']);
    expect(isChanged('e.f', changed)).toBe(true);
    expect(isChanged('b', changed)).toBe(false);
    expect(removedKeys({ a: 1, b: 2 }, { b: 2 })).toEqual(['a']);
  });

  it('X17 follows a turn through the states it passed', () => {
    const node = (id: string, kind: 'resting' | 'passing') => ({
      id,
      kind,
      initial: false,
      description: '',
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    });
    const edge = (from: string, to: string, eventsBack: string[] = []) => ({
      id: `${from} ${to}`,
      from,
      to,
      events: ['x'],
      eventsBack,
      points: [],
      label: '',
      labelAt: null,
    });
    const diagram = {
      flow: 'toy',
      width: 0,
      height: 0,
      nodes: [node('idle', 'resting'), node('checking', 'passing'), node('offered', 'resting'), node('far', 'resting')],
      edges: [edge('idle', 'checking'), edge('offered', 'checking', ['done']), edge('offered', 'far')],
      anywhere: [],
    };
    const passed = (...states: string[]) => states.map((state) => ({ flow: 'toy', state, by: null }));
    expect([...trailOf(diagram, passed('idle', 'checking', 'offered'))]).toEqual([
      ['idle checking', 'there'],
      ['offered checking', 'back'],
    ]);
    expect([...trailOf(diagram, passed('idle', 'far'))]).toEqual([]);
    expect([...trailOf(diagram, passed('idle'))]).toEqual([]);
    const elsewhere = [{ flow: 'standing', state: 'checking', by: null }, ...passed('offered')];
    expect([...trailOf(diagram, [...passed('idle'), ...elsewhere])]).toEqual([]);
  });
});
