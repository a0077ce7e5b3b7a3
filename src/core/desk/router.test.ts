import { describe, expect, it } from 'vitest';
import type { Opening } from '../flow.ts';
import type { Reading } from '../reading.ts';
import { type Journey, routed } from './router.ts';

const reading: Reading = { text: 'words', locale: 'fr', mentions: [], rest: 'words' };

function journey(flow: string, opening: Opening | null): Journey {
  return {
    flow,
    opens: () => opening,
    expectation: () => ({ question: null, options: [], intents: {}, hear: () => null, otherwise: '' }),
  };
}

function goesTo(
  own: Opening | null,
  others: { readonly [flow: string]: Opening | null },
  isYes = false,
): string | null {
  const journeys = Object.entries(others).map(([flow, opening]) => journey(flow, opening));
  return routed(reading, { current: () => own, others: journeys }, isYes)?.journey.flow ?? null;
}

describe('the router', () => {
  it('E9 stays where nothing else is asked for', () => {
    expect(goesTo(null, { visit: null })).toBeNull();
    expect(goesTo({ confidence: 0.9, at: 3 }, { visit: null })).toBeNull();
  });

  it('E9 goes where something else is asked for, and not on a hint', () => {
    expect(goesTo(null, { visit: { confidence: 0.9, at: 0 } })).toBe('visit');
    expect(goesTo(null, { visit: { confidence: 0.5, at: 0 } })).toBeNull();
  });

  it('E9 follows what was asked for by name against what was hinted at', () => {
    expect(goesTo({ confidence: 0.75, at: 0 }, { visit: { confidence: 0.9, at: 9 } })).toBe('visit');
    expect(goesTo({ confidence: 0.9, at: 9 }, { visit: { confidence: 0.75, at: 0 } })).toBeNull();
  });

  it('E9 takes the first of two in one breath, and stays on a tie', () => {
    expect(goesTo({ confidence: 0.9, at: 20 }, { visit: { confidence: 0.9, at: 4 } })).toBe('visit');
    expect(goesTo({ confidence: 0.9, at: 4 }, { visit: { confidence: 0.9, at: 20 } })).toBeNull();
    expect(goesTo({ confidence: 0.9, at: 4 }, { visit: { confidence: 0.9, at: 4 } })).toBeNull();
    const both = { visit: { confidence: 0.9, at: 20 }, membership: { confidence: 0.9, at: 4 } };
    expect(goesTo(null, both)).toBe('membership');
  });

  it('E9 X11 takes a plain yes for another journey only where that is named, and not the one under way', () => {
    const visit = { confidence: 0.9, at: 9, named: true } as const;
    expect(goesTo({ confidence: 0.75, at: 0 }, { visit }, true)).toBe('visit');
    expect(goesTo(null, { visit: { confidence: 0.95, at: 0 } }, true)).toBeNull();
    expect(goesTo({ confidence: 0.9, at: 0, named: true }, { visit }, true)).toBeNull();
  });
});
