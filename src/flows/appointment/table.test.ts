import { describe, expect, it } from 'vitest';
import { contexts, talk } from './testing/practice.ts';

/** Where each intent leads from each state: `!` says that the state has no use for it and stays (B4). */
const INTENTS = ['constraint', 'select', 'confirm', 'decline', 'change_request', 'cancel', 'unclear', 'lead'] as const;

const TABLE: { readonly [State in keyof typeof contexts]: readonly string[] } = {
  //         constraint  select     confirm    decline     change      cancel    unclear    lead
  idle: ['checking', 'idle', 'idle', 'idle', '!', 'idle', 'idle', 'idle'],
  offered: ['checking', 'pending', '!', 'checking', '!', 'idle', 'offered', 'offered'],
  pending: ['!', '!', 'booking', 'checking', 'checking', 'idle', 'pending', '!'],
  booked: ['!', '!', 'booked', '!', 'booked', 'booked', 'booked', '!'],
};

const CASES = Object.entries(TABLE).flatMap(([state, row]) =>
  INTENTS.map((intent, column) => ({ state: state as keyof typeof contexts, intent, leads: row[column] ?? '' })),
);

describe('every intent in every state', () => {
  it.each(CASES)('A5 X1 $state hears $intent → $leads', ({ state, intent, leads }) => {
    const next = talk(contexts[state]).hears(intent, { entities: { choice: 1 }, name: 'Tom' });
    expect(next.rejected ? '!' : next.state).toBe(leads);
    if (next.rejected) expect(next.data).toEqual(contexts[state]);
  });

  it.each(CASES.filter(({ leads }) => leads !== '!'))('X6 X8 $state answers $intent, at once or by a tool', (one) => {
    const next = talk(contexts[one.state]).hears(one.intent, { entities: { choice: 1 }, name: 'Tom' });
    expect(next.said.length + next.calls.length).toBe(1);
  });
});
