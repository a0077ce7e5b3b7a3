import { describe, expect, it } from 'vitest';
import type { Expectation } from '../expectation.ts';
import { type Proposal, type Proposed, proposalId } from './proposal.ts';
import { ANSWERS, tapped } from './tap.ts';

const expectation: Expectation = { question: null, options: [], intents: {}, hear: () => null, otherwise: 'unclear' };

const proposal: Proposal = {
  act: 'book',
  manner: 'asked',
  intent: { type: 'confirm', entities: { slot: 'nine' } },
  facts: { times: ['09:00'] },
  until: null,
};

function open(changes: Partial<Proposal> = {}): Proposed {
  const one = { ...proposal, ...changes };
  return { proposal: one, id: proposalId('toy', one), fresh: false, failed: false };
}

describe('a tap on the proposal that is open', () => {
  const proposed = open();

  it('X11 is a yes to exactly that, however old its question is', () => {
    expect(tapped({ proposal: proposed.id, answer: 'yes' }, proposed, expectation, 'en')).toEqual({
      intent: { type: 'confirm', entities: { slot: 'nine' }, confidence: 1, source: 'direct', rule: 'tap/yes' },
      desk: [],
      language: 'en',
      consent: { proposal: proposed.id, act: 'book', fresh: false, verdict: 'yes', why: 'tapped', pieces: [] },
    });
  });

  it('X12 puts it off, or asks for something different, and moves nothing', () => {
    for (const [answer, verdict] of [
      ['not_now', 'not_now'],
      ['change', 'other'],
    ] as const) {
      const heard = tapped({ proposal: proposed.id, answer }, proposed, expectation, 'es');
      expect(heard).toMatchObject({ intent: { type: 'unclear' }, desk: [{ kind: answer }], language: 'es' });
      expect(heard.consent?.verdict).toBe(verdict);
    }
  });
});

describe('a tap on anything else', () => {
  const later = open({ facts: { times: ['10:00'] } });

  it.each([
    ['an earlier proposal', open().id, later],
    ['a try again, of the same facts', open({ intent: { type: 'retry', entities: {} } }).id, open()],
    ['one that nobody made', 'nonsense', later],
    ['one when nothing is open', open().id, null],
    ['a yes that was given before, which has no buttons (D7)', open({ manner: 'given' }).id, open({ manner: 'given' })],
    ['a wish that nobody asked about (D1)', open({ manner: 'told' }).id, open({ manner: 'told' })],
  ] as const)('X11 agrees to nothing: %s', (_what, id, proposed) => {
    for (const answer of ANSWERS) {
      const heard = tapped({ proposal: id, answer }, proposed, expectation, 'en');
      expect(heard).toMatchObject({ intent: { type: 'unclear' }, desk: [{ kind: 'old_tap' }] });
      expect(heard.consent?.verdict).toBe(proposed === null ? undefined : 'other');
    }
  });
});
