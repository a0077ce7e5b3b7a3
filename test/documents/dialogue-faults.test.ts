import { describe, expect, it } from 'vitest';
import type { Claim } from '../../src/core/turn.ts';
import type { Tool } from '../../src/ports/tool.ts';
import { type Opening, Talk } from './testing.ts';

const OPENING: Opening = { business: 'skylark', now: '2025-12-03T10:00:00-05:00' };

/** The rules break on hearing one word. */
function deafTo(word: string): NonNullable<Opening['parts']> {
  return ({ interpret }) => ({
    interpret: (request) => {
      if (request.text.includes(word)) throw new TypeError(`a rule broke on ${word}`);
      return interpret(request);
    },
  });
}

function answering(name: string, answer: unknown, times = 1): NonNullable<Opening['wrapTool']> {
  let left = times;
  return (tool) => ({
    ...tool,
    run: async (input, call) => {
      if (tool.name !== name || left === 0) return tool.run(input, call);
      left -= 1;
      return answer as never;
    },
  });
}

describe('a fault in the middle of a talk', () => {
  it('C2 rules that throw move it to error, with what is needed to go on', async () => {
    const talk = await Talk.open({ ...OPENING, parts: deafTo('Miami') });
    await talk.says('I want to book a flight from Boston');
    const broken = await talk.says('Miami');
    expect(broken.state).toBe('error');
    expect(broken.context).toMatchObject({
      conversation_state: 'error',
      slots: { origin: 'Boston' },
      metadata: {
        error: {
          type: 'Fault',
          message: 'a rule broke on Miami',
          timestamp: Date.parse(OPENING.now) / 1000,
          recovery_state: 'waiting_for_slot',
        },
      },
    });
    expect(broken.turn).toMatchObject({ failure: 'a rule broke on Miami', stateAfter: 'error' });
    expect(broken.turn.passed.map(({ state }) => state)).toEqual(['waiting_for_slot', 'error']);
    expect(broken.reply).toMatch(/try again/i);
    expect(broken.context['messages']).toHaveLength(4);

    const next = await talk.says('hm');
    expect(next).toMatchObject({ state: 'waiting_for_slot', context: { waiting_for_slot: 'destination' } });
    expect(next.turn.passed.map(({ state }) => state)).toEqual(['error', 'understanding', 'waiting_for_slot']);
    expect(next.context['metadata']).toEqual({});
    expect(await talk.differences()).toEqual([]);
  });

  it('C2 a fault with nothing under way is left by whatever comes next, too', async () => {
    const talk = await Talk.open({ ...OPENING, parts: deafTo('Hmpf') });
    expect(await talk.says('Hmpf')).toMatchObject({ state: 'error' });
    expect(await talk.says('Hmpf')).toMatchObject({
      state: 'error',
      context: { metadata: { error: { recovery_state: 'idle' } } },
    });
    expect(await talk.says('what?')).toMatchObject({ state: 'idle', context: { metadata: {} } });
    await talk.says('Hmpf');
    expect(await talk.says('I want to book a flight')).toMatchObject({ state: 'waiting_for_slot' });
  });

  it.each([
    ['nothing at all', undefined],
    ['no outcome', { flights: [] }],
    ['no output', { kind: 'done' }],
    ['no reason', { kind: 'refused' }],
    ['an output that is none', { kind: 'done', output: 7 }],
  ])('C2 C8 a tool that answers with %s moves it to error; any message leaves it', async (_what, answer) => {
    const talk = await Talk.open({ ...OPENING, wrapTool: answering('search_flights', answer) });
    await talk.says('Boston to Miami');
    const broken = await talk.says('tomorrow');
    expect(broken).toMatchObject({
      state: 'error',
      context: { metadata: { error: { recovery_state: 'executing_action' } }, current_step: 'search_flights' },
    });
    expect(await talk.says('hmm')).toMatchObject({ state: 'confirming', tools: ['search_flights'] });
    expect(await talk.differences()).toEqual([]);
  });

  it('C2 X11 what has consequences is not done because somebody said something: it is proposed again', async () => {
    const talk = await Talk.open({ ...OPENING, wrapTool: answering('book_flight', undefined) });
    await talk.says('Boston to Miami tomorrow');
    expect(await talk.says('yes')).toMatchObject({ state: 'error' });
    expect(await talk.says('hmm')).toMatchObject({ state: 'confirming', tools: [] });
    expect(await talk.says('yes')).toMatchObject({ state: 'idle', tools: ['book_flight', 'meet_customer'] });
  });
});

describe('a checkpoint', () => {
  it('C11 of the dialogue state is stored before every action, the search too, and gone with the turn', async () => {
    const seen: { tool: string; claim: Claim | null }[] = [];
    const looking = (tool: Tool): Tool => ({
      ...tool,
      run: async (input, call) => {
        const conversation = await talk.store.conversations.load(call.conversation);
        // Who is coming is the desk's own question, asked beside the dialogue.
        if (tool.name !== 'meet_customer') seen.push({ tool: tool.name, claim: conversation?.claim ?? null });
        return tool.run(input, call);
      },
    });
    const talk: Talk = await Talk.open({ ...OPENING, wrapTool: looking });
    await talk.says('Boston to Miami');
    await talk.says('tomorrow');
    await talk.says('yes');
    expect(seen.map(({ tool }) => tool)).toEqual(['search_flights', 'book_flight']);
    for (const { tool, claim } of seen) {
      expect(claim?.calls.map((call) => call.tool)).toEqual([tool]);
      expect(claim?.checkpoint).toMatchObject({
        flow: 'dialogue',
        version: expect.any(Number),
        context: {
          conversation_state: 'executing_action',
          current_flow: 'book_flight',
          current_step: tool,
          slots: { origin: 'Boston', destination: 'Miami', departure_date: '2025-12-04' },
        },
      });
    }
    expect((await talk.conversation()).claim).toBeNull();
  });
});
