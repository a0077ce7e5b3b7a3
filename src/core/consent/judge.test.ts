import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { PieceKind } from './piece.ts';
import type { Proposal } from './proposal.ts';

const proposal: Proposal = {
  act: 'book',
  manner: 'asked',
  intent: { type: 'confirm', entities: {} },
  facts: {},
  until: null,
};

function verdictOf(kinds: readonly PieceKind[], failed = false): string {
  const pieces = kinds.map((kind) => ({ kind, text: kind }));
  return judge({ proposal, fresh: true, failed }, [{ pieces, asks: false, another: false }]).verdict;
}

describe('the judge of consent', () => {
  it('X8 X11 "try again" agrees to what failed, and to nothing that was not tried', () => {
    expect(verdictOf(['retry'], true)).toBe('yes');
    expect(verdictOf(['retry'])).toBe('other');
    expect(verdictOf(['ack', 'retry'])).toBe('other');
  });

  it.each<[string, readonly PieceKind[]]>([
    ['wait', ['pause']],
    ['ok, one moment please', ['ack', 'pause', 'please']],
    ['no, wait', ['no', 'pause']],
    ['wait until Friday', ['pause', 'conditions', 'differs']],
    ['no, not yet', ['no', 'postpones']],
  ])('X12 "%s" is neither yes nor no', (_, kinds) => expect(verdictOf(kinds)).toBe('not_now'));

  it.each<[string, readonly PieceKind[]]>([
    ['wait, make it Friday', ['pause', 'residue', 'differs']],
    ['wait, what time was it?', ['pause', 'asks_terms']],
    ['wait, yes', ['pause', 'yes']],
  ])('X11 "%s" only leads up to something else', (_, kinds) => expect(verdictOf(kinds)).toBe('other'));

  it('X11 "cancel, ok?" agrees where that was asked, and only asks where nobody did', () => {
    const pieces = [
      { kind: 'act', act: 'book', text: 'book it' },
      { kind: 'tag', text: 'ok' },
    ] as const;
    const verdict = (manner: Proposal['manner']) =>
      judge({ proposal: { ...proposal, manner }, fresh: true, failed: false }, [{ pieces, asks: true, another: false }])
        .verdict;
    expect(verdict('asked')).toBe('yes');
    expect(verdict('told')).toBe('other');
  });

  it('X12 a refusal is a no, whatever else is said', () => {
    expect(verdictOf(['no'])).toBe('no');
    expect(verdictOf(['refuses', 'postpones'])).toBe('no');
  });
});
