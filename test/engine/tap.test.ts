import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { Proposal } from '../../src/core/consent/proposal.ts';
import type { Answer, Button } from '../../src/core/consent/tap.ts';
import { say } from '../../src/core/effect.ts';
import type { Flow } from '../../src/core/flow.ts';
import type { Reply } from '../../src/core/turn.ts';
import { createEngine } from '../../src/engine/create.ts';
import type { Handled } from '../../src/engine/engine.ts';
import type { Parts } from '../../src/engine/parts.ts';
import { replay } from '../../src/engine/replay.ts';
import { silent } from '../../src/ports/observer.ts';
import { MemoryBookings } from '../../src/storage/memory/bookings.ts';
import { Random } from '../simulation/random.ts';
import { toyFlow, toyInterpret, toyTools } from './toy.ts';
import { toyHouse } from './toyhouse.ts';

type Talker = Pick<Parts, 'conversations'> & {
  readonly address: { business: string; channel: string; address: string };
};

function repliesOf(handled: Handled): readonly Reply[] {
  return handled.kind === 'handled' ? handled.replies : [];
}

function wordsOf(replies: readonly Reply[]): string {
  return replies.map(({ text }) => text).join('\n');
}

/** A person with a thumb: says, and taps what was shown. */
function customer(parts: Parts, { conversations, address }: Talker) {
  const engine = createEngine(parts);
  let count = 0;
  const send = async (text: string, tap?: Button['tap'], eventId = `m${++count}`): Promise<readonly Reply[]> =>
    repliesOf(await engine.handle({ to: address, eventId, event: { kind: 'message', text, ...(tap && { tap }) } }));
  const conversation = async () => {
    const found = await conversations.at(address);
    if (!found) throw new Error('no conversation');
    return found;
  };
  const turns = async () => conversations.turns((await conversation()).id);
  return {
    engine,
    conversation,
    turns,
    says: (text: string) => send(text),
    taps: (buttons: readonly Button[], answer: Answer, eventId?: string) => {
      const button = buttons.find(({ tap }) => tap.answer === answer);
      if (!button) throw new Error('nothing to tap');
      return send(button.label, button.tap, eventId);
    },
  };
}

async function northside() {
  const store = await house.openFreshStore('memory');
  const clock = house.virtualClock('2026-03-02T09:05:00Z');
  const { parts } = await house.compose({ store, clock, observer: silent });
  let asked = 0;
  const counted: Parts = {
    ...parts,
    interpret: (request) => {
      asked += 1;
      return parts.interpret(request);
    },
  };
  const address = { business: 'northside', channel: 'webchat', address: 'somebody' };
  const guest = customer(counted, { conversations: store.conversations, address });
  const bookings = async () => (await store.bookings.ofConversation((await guest.conversation()).id)).length;
  return { ...guest, clock, parts, bookings, asked: () => asked };
}

const buttonsOf = (replies: readonly Reply[]): readonly Button[] => replies.at(-1)?.buttons ?? [];

describe('buttons', () => {
  it('X11 X12 are on the last reply while a proposal is open, and only then', async () => {
    const desk = await northside();
    expect(buttonsOf(await desk.says('Friday morning please'))).toEqual([]);
    const shown = buttonsOf(await desk.says('the second one'));
    const proposal = (await desk.conversation()).header.desk.proposal?.id;
    expect(shown).toEqual([
      { label: 'Yes, book it', tap: { proposal, answer: 'yes' } },
      { label: 'Change something', tap: { proposal, answer: 'change' } },
      { label: 'Not now', tap: { proposal, answer: 'not_now' } },
    ]);
    expect(buttonsOf(await desk.says('where are you?'))).toEqual(shown);
    expect(buttonsOf(await desk.says('yes'))).toEqual([]);
  });

  it('X7 are not shown by a conversation that goes to a person', async () => {
    const desk = await northside();
    for (const text of ['Friday morning please', 'the second one']) await desk.says(text);
    const replies = await desk.says('let me talk to a real person please');
    expect([replies.length, buttonsOf(replies)]).toEqual([1, []]);
  });

  it('X4 a tap that is delivered again is answered as it was, and books once', async () => {
    const desk = await northside();
    await desk.says('Friday morning please');
    const shown = buttonsOf(await desk.says('the second one'));
    const first = await desk.taps(shown, 'yes', 'the-yes');
    expect(await desk.taps(shown, 'yes', 'the-yes')).toEqual(first);
    expect(await desk.bookings()).toBe(1);
  });
});

describe('a tap', () => {
  it('X11 is judged without reading words, and its grant allows what was proposed', async () => {
    const desk = await northside();
    await desk.says('Friday morning please');
    const shown = buttonsOf(await desk.says('the second one'));
    await desk.says('where are you?');
    const asked = desk.asked();
    expect(wordsOf(await desk.taps(shown, 'yes'))).toMatch(/booked.*9:30/);
    expect(desk.asked()).toBe(asked);
    const turn = (await desk.turns()).at(-1);
    expect(turn?.interpretation?.consent).toMatchObject({ verdict: 'yes', why: 'tapped', pieces: [] });
    const granted = turn?.results.filter(({ grant }) => grant !== undefined);
    expect(granted?.map(({ tool, grant }) => [tool, grant])).toEqual([['book', shown[0]?.tap.proposal]]);
  });

  it('X12 not now and change keep everything, and neither puts the same question again', async () => {
    const desk = await northside();
    await desk.says('Friday morning please');
    const shown = buttonsOf(await desk.says('the second one'));
    const before = (await desk.conversation()).context;
    expect(wordsOf(await desk.taps(shown, 'not_now'))).toMatch(/take your time.*11:05/);
    expect(wordsOf(await desk.taps(shown, 'change'))).toMatch(/^Of course.*What should be different\?$/);
    expect((await desk.conversation()).context).toEqual(before);
    expect(wordsOf(await desk.says('yes please'))).toMatch(/booked/);
  });

  it('X11 of a proposal that has run out does nothing', async () => {
    const desk = await northside();
    await desk.says('Friday morning please');
    const shown = buttonsOf(await desk.says('the second one'));
    desk.clock.set('2026-03-02T11:06:00Z');
    expect(wordsOf(await desk.taps(shown, 'yes'))).toMatch(/earlier question/);
    expect(await desk.bookings()).toBe(0);
  });

  it('X7 is not answered while a person has the conversation', async () => {
    const desk = await northside();
    await desk.says('Friday morning please');
    const shown = buttonsOf(await desk.says('the second one'));
    await desk.says('let me talk to a real person please');
    expect(await desk.taps(shown, 'yes')).toEqual([]);
    expect(await desk.bookings()).toBe(0);
  });

  it('X3 replays to identical bytes, buttons and all, old taps too', async () => {
    const desk = await northside();
    await desk.says('Friday morning please');
    const old = buttonsOf(await desk.says('the second one'));
    await desk.taps(old, 'not_now');
    await desk.taps(old, 'change');
    await desk.says('Tuesday at 10 instead');
    await desk.taps(old, 'yes');
    const shown = buttonsOf(await desk.says('the first'));
    await desk.taps(old, 'yes');
    await desk.taps(shown, 'yes');
    await desk.taps(shown, 'yes');
    const turns = await desk.turns();
    const replayed = await replay(desk.parts, await desk.conversation(), turns);
    expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
    expect(replayed.map(({ turn }) => turn.replies)).toEqual(turns.map(({ replies }) => replies));
    expect([replayed.length, await desk.bookings()]).toEqual([10, 1]);
  });
});

describe('a tap while something is asked beside the journey (X14)', () => {
  function proposing(name: string): Flow {
    const proposal: Proposal = {
      act: name === 'toy' ? 'book' : 'call_off',
      manner: 'asked',
      intent: { type: 'book', entities: {} },
      facts: {},
      until: null,
    };
    // The engine tells the desk's flow how the conversation stands; a toy has no use for it.
    const restore: Flow['restore'] = ({ around: _, ...stored }, now) => toyFlow.restore(stored, now);
    return { ...toyFlow, name, restore, proposes: () => proposal, pending: () => [say(`question_of_${name}`)] };
  }

  function office() {
    const bookings = new MemoryBookings();
    const tools = toyTools(bookings).map((tool) => {
      const { unasked: _nobody, ...consequence } = tool.consequence ?? { unasked: '' };
      return { ...tool, consequence: consequence as NonNullable<typeof tool.consequence> };
    });
    const all = new Map(tools.map((tool) => [tool.name, tool]));
    const plain = toyInterpret(new Random(1));
    const { parts, conversations, address } = toyHouse({
      business: {
        flows: new Map([['toy', proposing('toy')]]),
        aside: proposing('beside'),
        tools: new Map([
          ['toy', all],
          ['beside', all],
        ]),
      },
      parts: {
        interpret: async (request) => {
          const heard = await plain(request);
          return request.text.startsWith('chat beside') ? { ...heard, flow: 'beside' } : heard;
        },
      },
    });
    const guest = customer(parts, { conversations, address });
    const booked = async () => (await bookings.ofConversation((await guest.conversation()).id)).length;
    return { ...guest, booked };
  }

  it('X11 answers that question alone: the journey’s buttons are old while it stands', async () => {
    const desk = office();
    const journey = buttonsOf(await desk.says('chat'));
    const beside = buttonsOf(await desk.says('chat beside'));
    expect(beside[0]?.tap.proposal).not.toBe(journey[0]?.tap.proposal);
    expect(wordsOf(await desk.taps(journey, 'yes'))).toBe('["desk.old_tap",{}]\n["question_of_beside",{}]');
    expect((await desk.conversation()).header.desk.aside).toBeDefined();
    expect(await desk.booked()).toBe(0);
    expect(wordsOf(await desk.taps(beside, 'yes'))).toContain('booked');
    const [result] = (await desk.turns()).at(-1)?.results ?? [];
    expect([await desk.booked(), result?.grant]).toEqual([1, beside[0]?.tap.proposal]);
  });
});
