import { describe, expect, it } from 'vitest';
import { type Facts, say } from '../../src/core/effect.ts';
import type { TurnRecord } from '../../src/core/turn.ts';
import type { Business } from '../../src/engine/parts.ts';
import type { Commit } from '../../src/ports/conversations.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { Overheard } from './overheard.ts';
import { wrongIn } from './said.ts';

const NOW = '2026-03-02T10:00:00Z';
const START = '2026-03-06T10:00:00Z';
const ID = '0b2f5a52-6f5e-4d55-8a4e-1d2f3c4b5a69';

/** What the witness says of a reply that tells of a space, booked at ten for 105 €. */
async function wrongOf(text: string, facts: Facts = {}): Promise<readonly string[]> {
  const store = memoryStore();
  const place = { business: 'atelier', resource: 'lumiere', units: [1], start: START, end: '2026-03-06T13:00:00Z' };
  const of = { conversation: 'c', customer: null, details: { cents: 10_500 }, heldUntil: null };
  await store.bookings.book({ key: 'k', id: ID, ...place, ...of, now: NOW });
  const overheard = new Overheard();
  overheard.at({ render: () => text } as unknown as Business).render('space', 'en', say('created', facts), NOW);
  const replies = [{ id: 'r', text, deed: { act: 'book', booking: ID } }];
  const turn = { now: NOW, events: [], said: [{ flow: 'space', key: 'created', reply: 0 }], replies };
  const commit = { conversation: 'c', turn: turn as unknown as TurnRecord } as Commit;
  return wrongIn(store, overheard, commit);
}

describe('the witness', () => {
  const slot = (at: string) => ({ slot: { at, as: 'slot' } }) as const;

  it('X5 X9 X10 finds nothing wrong with what is so', async () => {
    expect(await wrongOf('Booked.', { ...slot(START), price: { cents: 10_500, currency: 'EUR' } })).toEqual([]);
  });

  it.each([
    ['X10 a gap', 'Booked for {slot}.', {}, /^unfinished/],
    ['X10 a hole', 'I don’t know the code .', {}, /^unfinished/],
    ['X5 another time than the ledger’s', 'Booked.', slot('2026-03-06T11:00:00Z'), /was for 2026-03-06T10/],
    ['X5 another sum', 'Booked.', { price: { cents: 9_500, currency: 'EUR' } }, /names 9500/],
    ['X9 a time that is over', 'Booked.', { days: { all: [slot('2026-03-02T09:00:00Z').slot] } }, /which was over/],
  ] as const)('%s', async (_what, text, facts, fault) => {
    expect((await wrongOf(text, facts)).join('\n')).toMatch(fault);
  });
});
