import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/core/consent/judge.ts';
import type { Interpret } from '../../src/core/interpret.ts';
import type { Tool } from '../../src/ports/tool.ts';
import { Random } from '../simulation/random.ts';
import { toyInterpret } from './toy.ts';
import { type ToyHouse, toyHouse } from './toyhouse.ts';

/** The toy's tools as those of a house that asks before it acts. */
function asking(tool: Tool): Tool {
  if (tool.consequence === null) return tool;
  const { unasked: _none, ...consequence } = tool.consequence;
  return { ...tool, consequence };
}

/** Hears what the toy hears, with what the judge made of it beside it. */
function judging(verdict: Verdict | null): Interpret {
  const heard = toyInterpret(new Random(1));
  return async (request) => {
    const interpretation = await heard(request);
    if (verdict === null) return interpretation;
    const consent = { proposal: 'p1', act: 'book', fresh: true, verdict, why: '', pieces: [] } as const;
    return { ...interpretation, consent };
  };
}

async function booked(house: ToyHouse): Promise<number> {
  const conversation = await house.conversations.at(house.address);
  return (await house.bookings.ofConversation(conversation?.id ?? '')).length;
}

describe('consent', () => {
  it.each([null, 'no', 'not_now', 'other'] as const)(
    'X11 a call with consequences is refused where the judge says %s, whatever the flow wants',
    async (verdict) => {
      const house = toyHouse({ tool: asking, parts: { interpret: judging(verdict) } });
      expect(await house.replies('book')).toEqual(['["taken",{}]']);
      expect(await booked(house)).toBe(0);
      expect(house.notebook.lines).toContainEqual(
        expect.objectContaining({ event: 'consent.missing', fields: expect.objectContaining({ tool: 'book' }) }),
      );
      expect(house.notebook.counts).toContain('holdfast_consent_missing_total');
      const [turn] = await house.conversations.turns((await house.conversations.at(house.address))?.id ?? '');
      expect(turn?.results[0]).toMatchObject({
        key: null,
        outcome: { kind: 'refused', reason: 'nobody agreed to it' },
      });
    },
  );

  it('X11 X17 a granted one runs, and its record names what was agreed to', async () => {
    const house = toyHouse({ tool: asking, parts: { interpret: judging('yes') } });
    await house.say('book');
    expect(await booked(house)).toBe(1);
    const [turn] = await house.conversations.turns((await house.conversations.at(house.address))?.id ?? '');
    expect(turn?.results[0]).toMatchObject({ tool: 'book', grant: 'p1', outcome: { kind: 'done' } });
  });

  it('X11 a tool that says why it needs no yes runs without one', async () => {
    const house = toyHouse({ parts: { interpret: judging(null) } });
    await house.say('book');
    expect(await booked(house)).toBe(1);
  });
});
