import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../core/locale.ts';
import { compareCatalogues } from '../../language/catalogues.ts';
import { createWords } from '../../language/words.ts';
import { INTENTS } from './events.ts';
import { loadTask } from './task/load.ts';
import { SLOT_TYPES } from './task/schema.ts';
import { Talk } from './testing/talk.ts';
import { validators } from './validators/index.ts';
import { wordingOf } from './wording.ts';
import en from './words/en.json' with { type: 'json' };

const tasks = ['book_flight', 'cancel_booking'].map((name) => {
  const { task } = loadTask(readFileSync(new URL(`../../../demo/skylark/${name}.yaml`, import.meta.url), 'utf8'), name);
  if (task === null) throw new Error(name);
  return task;
});
const words = createWords(wordingOf(tasks));
const place = { now: '2025-12-03T15:00:00Z', timeZone: 'America/New_York' };

const flights = ['SK100', 'SK200'].map((id) => ({
  id,
  flight: id,
  departs: '8:00 am',
  arrives: '9:00 am',
  days: 0,
  back: 'none',
  back_departs: '',
  price: { cents: 12_999, currency: 'USD' },
}));
const booked = { reference: 'SK-48213', flight: 'SK100', total: { cents: 12_999, currency: 'USD' } };
const found = { outcome: 'found', flights, best: 'SK100' };
const cancelled = { flight: 'SK100', origin: 'Boston', destination: 'Miami' };

const values = fc.record(
  {
    origin: fc.constantFrom('New York', 'Boston', 'Nowhere'),
    destination: fc.constantFrom('LA', 'Boston'),
    departure_date: fc.constantFrom('2025-12-12', '2025-01-01', '2031-01-01', 'soon'),
    return_date: fc.constantFrom('2025-12-13', '2025-12-05'),
    trip: fc.constantFrom('one_way', 'return', 'both'),
    passengers: fc.integer({ min: 0, max: 12 }),
    flight: fc.constantFrom('SK100', 'SK200', 'SK999'),
    booking_ref: fc.constantFrom('SK-48213', 'x'),
  },
  { requiredKeys: [] },
);
const said = fc.record({
  type: fc.constantFrom(...INTENTS),
  task: fc.constantFrom('book_flight', 'cancel_booking'),
  slots: values,
  about: fc.subarray(['origin', 'departure_date', 'valueOf']),
  answer: fc.constantFrom('done', 'done', 'none', 'sold_out', 'not_found', 'departed', 'confirm', 'failed'),
});

describe('the words', () => {
  it('there are some for whatever happens, with every fact they state', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 15 }), (turns) => {
        const talk = new Talk(new Map(tasks.map((task) => [task.task, task])));
        for (const { type, answer, ...entities } of turns) {
          talk.hear(type, entities);
          const replies = rendered(talk);
          for (let calls = 0; calls < 5 && talk.isCalling; calls += 1) {
            settle(talk, calls === 0 ? answer : 'done');
            replies.push(...rendered(talk));
          }
          expect(replies.filter((reply) => reply.trim() === '' || reply.includes('undefined'))).toEqual([]);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('X10 the framework says everything in all five languages, with the same facts', () => {
    const framework = wordingOf([]);
    expect(Object.keys(framework).sort()).toEqual([...LOCALES].sort());
    expect(compareCatalogues(framework)).toEqual([]);
  });

  it('X6 nothing the framework says asks two questions', () => {
    for (const [locale, messages] of Object.entries(wordingOf([]))) {
      for (const [key, text] of Object.entries(messages)) {
        expect([locale, key, (text.match(/[?？]/gu) ?? []).length <= 1]).toEqual([locale, key, true]);
      }
    }
  });

  it('every reason a validator or a type can give is said', () => {
    for (const reason of SLOT_TYPES) expect(en).toHaveProperty([`invalid.not_${reason}`]);
    expect(validators.size).toBe(8);
  });
});

function rendered(talk: Talk): string[] {
  return talk.effects.flatMap((effect) => (effect.kind === 'say' ? [words.render('en', effect, place)] : []));
}

function settle(talk: Talk, answer: string): void {
  if (answer === 'failed') talk.failed();
  else if (['sold_out', 'not_found', 'departed'].includes(answer)) talk.refused(answer);
  else if (answer !== 'done') talk.done({ outcome: answer });
  else if (talk.call.tool === 'search_flights') talk.done(found);
  else talk.done(talk.call.tool === 'book_flight' ? booked : cancelled);
}
