import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/core/explain/explain.ts';
import { type Reply, recordOf, type TurnRecord } from '../../src/core/turn.ts';
import { Notebook } from '../engine/toyhouse.ts';
import { type Guest, Town, WAYS, type Way } from './ways.ts';

/** "Why did it say that?" is one row, whatever the flow (X17). */

/** How each way ends well, by the yes to what it proposes or by the payment, and the states that are passed then. */
const ENDINGS: { readonly [business: string]: { readonly flow: string; readonly passed: readonly string[] } } = {
  northside: { flow: 'appointment', passed: ['pending', 'booking', 'booked'] },
  lucia: { flow: 'salon', passed: ['confirmation', 'booked', 'idle'] },
  skylark: { flow: 'dialogue', passed: ['confirming', 'executing_action', 'completed', 'idle'] },
  mekong: { flow: 'trip', passed: ['PAYMENT', 'POST_BOOKING'] },
  atelier: {
    flow: 'space',
    passed: ['CONFIRM_RESERVATION_SUMMARY', 'COMPLETE_RESERVATION', 'PAYMENT_INSTRUCTIONS', 'GENERAL'],
  },
};

/** The trip is booked step by step and paid; the others end with a yes to the question that their way leads to. */
async function toTheEnd(guest: Guest, way: Way): Promise<void> {
  for (const step of way.steps) {
    await guest.goes(step);
    const isAsked = guest.buttons.length > 0 && step[1] === ENDINGS[way.business]?.passed[0];
    if (way.business === 'mekong' || !isAsked) continue;
    await guest.taps('yes');
    return;
  }
}

function textOf({ events }: TurnRecord): string {
  return events.map(({ event }) => (event.kind === 'message' ? event.text : '')).join('\n');
}

/** A reply as the first version wrote it. */
function replyThen({ language: _language, choices: _choices, payment: _payment, deed: _deed, ...reply }: Reply): Reply {
  return reply;
}

/** A record as the first version wrote it. */
function asThen({ version: _version, passed: _passed, said: _said, unread: _unread, ...turn }: TurnRecord): TurnRecord {
  const { interpretation, ...kept } = turn;
  const then = { ...kept, replies: turn.replies.map(replyThen) };
  if (interpretation === null) return { ...then, interpretation } as unknown as TurnRecord;
  const { clauses: _clauses, unexplained: _unexplained, intent, ...heard } = interpretation;
  const { rule: _rule, ...named } = intent;
  return { ...then, interpretation: { ...heard, intent: named } } as unknown as TurnRecord;
}

describe.each(WAYS)('at $business', (way) => {
  const ending = ENDINGS[way.business];

  it('X17 the record of every turn names the rule, the clauses, every state passed, and each message by flow and key', async () => {
    const town = await Town.open();
    const guest = town.guest(way);
    await guest.says(way.question[0]);
    await toTheEnd(guest, way);
    const { flow, turns } = await guest.stands();
    for (const turn of turns) {
      const { interpretation, passed, said, replies } = turn;
      expect([passed[0]?.state, passed.at(-1)?.state]).toEqual([turn.stateBefore, turn.stateAfter]);
      for (const [index, { flow, state }] of passed.entries()) {
        const before = passed[index - 1];
        expect([flow, state]).not.toEqual([before?.flow, before?.state]);
      }
      expect(new Set(said.map(({ reply }) => reply))).toEqual(new Set(replies.keys()));
      for (const { flow: by, key } of said) {
        const isTheirs = by === flow.name ? key.startsWith('desk.') || hasWords(flow.words, key) : isOfDesk(by, key);
        expect(isTheirs, `${by}/${key}`).toBe(true);
      }
      if (interpretation === null) continue;
      expect(interpretation.intent.rule).toMatch(RULES);
      const tapped = interpretation.intent.rule.startsWith('tap/');
      expect(interpretation.clauses?.map(({ words }) => words).join(' ')).toBe(tapped ? undefined : textOf(turn));
    }
    expect(turns[0]?.interpretation?.intent.rule).toBe('desk/faq');
    expect(turns[0]?.said[0]).toEqual({ flow: ending?.flow, key: 'desk.answer', reply: 0 });
    expect(turns.map(({ interpretation }) => interpretation?.intent.rule)).toContainEqual(
      expect.stringMatching(new RegExp(`^${ending?.flow}/`)),
    );
    expect(wayOf(turns.at(-1), ending?.flow)).toEqual(ending?.passed);
  });

  it('X17 X11 every call with consequences has its key and what allowed it, and the sentences tell them', async () => {
    const town = await Town.open();
    const guest = town.guest(way);
    await toTheEnd(guest, way);
    const turns = await guest.turns();
    const deeds = turns.flatMap((turn) =>
      turn.results.filter(({ grant }) => grant !== undefined).map((one) => ({ turn, one })),
    );
    expect(deeds.length).toBeGreaterThan(0);
    for (const { turn, one } of deeds) {
      expect(one.key).toContain(`/${one.tool}/`);
      const told = tellingOf(turn);
      expect(told).toContain(`under the key ${one.key}`);
      expect(told).toContain(String(one.grant));
    }
  });

  it('X17 a turn is told in sentences: the words, the state, the rule, the yes, the tools, the way and the keys', async () => {
    const town = await Town.open();
    const guest = town.guest(way);
    await toTheEnd(guest, way);
    for (const turn of await guest.turns()) {
      const told = tellingOf(turn);
      expect(told).toContain(`The conversation was in ${turn.stateBefore} of ${turn.flow}.`);
      for (const { event } of turn.events) if (event.kind === 'message') expect(told).toContain(event.text);
      for (const { state } of turn.passed) expect(told).toContain(state);
      for (const { flow, key } of turn.said) expect(told).toContain(`${flow}/${key}`);
      for (const { tool, outcome } of turn.results) {
        expect(told).toContain(`${tool} was called`);
        if (outcome.kind !== 'done') expect(told).toContain(outcome.reason);
      }
      for (const { text } of turn.replies) expect(told).toContain(text.replaceAll('\n', ' '));
      const { intent, consent } = turn.interpretation ?? {};
      if (intent) expect(told).toContain(`by the rule ${intent.rule}`);
      if (consent) expect(told).toMatch(consent.verdict === 'yes' ? /The message is a yes/ : /The message (is|puts)/);
      expect(told).not.toMatch(/undefined|\[object|null/);
    }
  });

  it('X17 X3 a conversation recorded before the record held all this runs again to identical bytes', async () => {
    const town = await Town.open();
    const guest = town.guest(way);
    await toTheEnd(guest, way);
    const then = (await guest.turns()).map((turn) => recordOf(asThen(turn)));
    expect(then.every(({ version, passed, said }) => version === 1 && passed.length + said.length === 0)).toBe(true);
    expect((await guest.replayed(then)).flatMap(({ differences }) => differences)).toEqual([]);
    const now = await guest.turns();
    const elsewhere = now.map((turn) => ({ ...turn, passed: turn.passed.slice(0, 1), said: [] }));
    const differing = (await guest.replayed(elsewhere)).flatMap(({ differences }) => differences);
    expect(differing).toContainEqual(expect.stringMatching(/^passed: /));
    expect(differing).toContainEqual(expect.stringMatching(/^said: /));
  });

  it('B11 logs each transition passed within a turn, and has samples with every label filled', async () => {
    const notebook = new Notebook();
    const town = await Town.open(undefined, undefined, notebook);
    const guest = town.guest(way);
    await toTheEnd(guest, way);
    const turns = await guest.turns();
    const steps = turns.flatMap(({ passed }) =>
      passed.flatMap(({ state, by }, index) => (by === null ? [] : [[passed[index - 1]?.state, state]])),
    );
    const logged = notebook.lines.filter(({ event }) => event === 'fsm.state_transition').map(({ fields }) => fields);
    expect(logged.map(({ from_state, to_state }) => [from_state, to_state])).toEqual(steps);
    const [conversation_id, flow] = [turns[0]?.conversation, ending?.flow];
    for (const fields of logged) {
      expect(fields).toMatchObject({ conversation_id, event_type: expect.any(String) });
      expect([flow, DESK]).toContain(fields['flow']);
      expect(fields['intent_type']).toEqual(expect.any(String));
    }
    const last = (ending?.passed ?? []).slice(-2);
    expect(logged.filter((fields) => fields['flow'] === flow).at(-1)).toMatchObject({
      from_state: last[0],
      to_state: last[1],
    });
    const samples = (name: string) => notebook.samples.filter((sample) => sample.name === name);
    const loads = samples('fsm_load_time_ms');
    expect(loads).toHaveLength(turns.length);
    for (const { labels } of loads) expect(labels).toEqual({ flow, channel: 'webchat' });
    const read = turns.filter(({ interpretation }) => interpretation !== null && interpretation.clauses !== undefined);
    for (const name of ['intent_extraction_time_ms', 'intent_confidence']) {
      expect(samples(name)).toHaveLength(read.length);
      for (const { labels } of samples(name)) expect(labels).toEqual({ flow, source: expect.stringMatching(/^\w+$/) });
    }
  });
});

const RULES = /^(desk|consent|tap|router|appointment|salon|dialogue|trip|space)\/.+|^(model|none)$/;

/** Who asks, beside the journey, who is coming (X15). */
const DESK = 'standing';

function isOfDesk(flow: string, key: string): boolean {
  return flow === DESK && key.startsWith(`${DESK}.`);
}

/** The states of the journey itself that a turn passed: where another flow took over or gave back it took no step. */
function wayOf(turn: TurnRecord | undefined, journey: string | undefined): readonly string[] {
  const own = turn?.passed.filter(({ flow, by }, index) => flow === journey && (index === 0 || by !== null));
  return own?.map(({ state }) => state) ?? [];
}

function hasWords(words: object, key: string): boolean {
  return Object.values(words).some((catalogue: object) => key in catalogue);
}

function tellingOf(turn: TurnRecord): string {
  return explain(turn)
    .map(({ text }) => text)
    .join('\n');
}

describe('what was recorded in the first version', () => {
  const stored = JSON.parse(
    readFileSync(join(import.meta.dirname, 'recorded/appointment-version-1.json'), 'utf8'),
  ) as readonly TurnRecord[];
  const turns = stored.map(recordOf);

  it('X17 is told with what it held, and says what was not recorded', () => {
    const told = turns.map(tellingOf);
    expect(told[0]).toContain('The customer wrote “Friday morning please”.');
    expect(told[0]).toContain('by the rule not recorded: a plain answer, 90 % sure.');
    expect(told[0]).toContain('It went from idle to offered; the states between were not recorded.');
    expect(told[2]).toContain('The message is a yes.');
    expect(told[2]).toContain('allowed by the yes to the proposal');
    expect(told[2]).toContain('its message keys were not recorded');
  });

  it('X3 comes to the same states and calls when it is run again', async () => {
    const town = await Town.open();
    const guest = town.guest({ ...(WAYS[0] as Way), now: '2026-03-02T09:05:00Z' });
    await guest.says('hello');
    // Words may be put better since: what was done and where it led may not.
    const differences = (await guest.replayed(turns)).flatMap((turn) => turn.differences);
    expect(differences.filter((one) => !/^(replies|hashes): /.test(one))).toEqual([]);
  });
});
