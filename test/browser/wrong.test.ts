import { expect, it } from 'vitest';
import { sayWrong } from '../../console/src/settings/wrong.ts';
import { writtenSources } from '../../src/app/businesses.ts';
import { FLOWS } from '../../src/app/flows.ts';
import { readEdited } from '../../src/app/settings/reading.ts';
import type { Json } from '../../src/core/json.ts';

/** What owners may do to a field of a demo business that cannot be saved. */
const BROKEN: readonly (readonly [business: string, pointer: string, value: Json])[] = [
  ['lucia', '/name', ''],
  ['lucia', '/name', 'x'.repeat(200)],
  ['lucia', '/name', null],
  ['lucia', '/name', ['a']],
  ['lucia', '/hours', { monday: ['9-5', '13:00-09:00'], 'monday-tuesday': ['09:00-13:00'] }],
  ['lucia', '/hours', { monday: 'all day' }],
  ['lucia', '/exceptions', [{ date: 'tomorrow', hours: 'closed' }]],
  ['lucia', '/exceptions', [{ date: '2026-12-24', until: '2026-12-20', hours: 'closed' }]],
  ['lucia', '/exceptions', [{ date: '2026-12-24', hours: 'short' }]],
  ['lucia', '/slotMinutes', 0],
  ['lucia', '/slotMinutes', 1.5],
  ['lucia', '/slotMinutes', '30'],
  ['lucia', '/slotMinutes', true],
  ['lucia', '/lookAheadDays', 400],
  ['lucia', '/resources', [{ id: 'Ana!', name: 'Ana' }]],
  ['lucia', '/resources', [...['ana', 'ana'].map((id) => ({ id, name: id, breaks: { monday: ['02:00-03:00'] } }))]],
  ['lucia', '/resources', [{ id: 'ana', name: 'Ana', bufferMinutes: { before: -1 } }]],
  ['lucia', '/resources', []],
  ['lucia', '/contact', { phone: 'abc', email: 'x' }],
  ['lucia', '/contact', { phone: '1', address: '' }],
  ['lucia', '/standing', { callOff: 'never' }],
  ['lucia', '/standing', { untilDays: -1 }],
  ['lucia', '/reminders', ['soon']],
  ['lucia', '/reminders', ['1h', '2h', '3h', '4h', '5h', '6h']],
  ['lucia', '/waiting', { hold: 'long' }],
  ['lucia', '/waiting', 7],
  ['lucia', '/topics', [{ id: 'where', asks: {}, answer: { en: 'here' } }]],
  ['lucia', '/site/colour', 'red'],
  ['lucia', '/site/colour', '#ffffff'],
  ['lucia', '/site/picture', 'a cat'],
  ['lucia', '/site/picture', 'x'.repeat(100_000)],
  ['lucia', '/site/origins', ['example.com']],
  ['lucia', '/settings/salon/services', []],
  ['lucia', '/settings/salon/services', [{ name: 'Corte corto', minutes: 30, cents: 1800, uses: ['basin'] }]],
  ['lucia', '/settings/salon/services', [{ name: 'Permanente', minutes: 0, cents: -1 }]],
  [
    'lucia',
    '/settings/salon/services',
    [{ name: 'Tinte', minutes: 30, cents: 1, processing: [{ after: 10, minutes: 30 }] }],
  ],
  [
    'lucia',
    '/settings/salon/services',
    [
      {
        name: 'Tinte',
        minutes: 90,
        cents: 1,
        processing: [
          { after: 10, minutes: 10 },
          { after: 15, minutes: 10 },
        ],
      },
    ],
  ],
  ['lucia', '/settings/salon/stylists', [{ id: 'zoe', name: 'Zoe', services: ['Pedicura'] }]],
  ['lucia', '/settings/salon/deposit', { percent: 30, cents: 1000 }],
  ['lucia', '/settings/salon/lifeMinutes', 0],
  ['northside', '/settings/appointment/resource', 'nowhere'],
  ['northside', '/settings/appointment/deposit', { percent: 30 }],
  ['lucia', '/exceptions', [{ date: '2026-12-24', hours: ['9-5'] }]],
  ['atelier', '/settings/space/equipment', {}],
  ['atelier', '/settings/space/traits', {}],
  ['mekong', '/settings/trip/guides', []],
  ['lucia', '/words/en/help', 'Pay {price}'],
  ['lucia', '/words/en/ask_confirm', 'Shall I book it?'],
  ['lucia', '/words/en/help', 'Pay {price'],
];

const sources = writtenSources({});

function problemsOf([id, pointer, value]: (typeof BROKEN)[number]): readonly string[] {
  const source = sources.find(({ business }) => business.id === id);
  const reading = source && readEdited(source, { [pointer]: value }, FLOWS);
  return reading === undefined || reading.ok ? [] : reading.problems.map(({ message }) => message);
}

it('G7 what cannot be saved is said in the languages of the console', () => {
  const said = BROKEN.map((one) => ({ one, problems: problemsOf(one) }));
  expect(said.filter(({ problems }) => problems.length === 0).map(({ one }) => one)).toEqual([]);
  for (const message of said.flatMap(({ problems }) => problems)) {
    for (const language of ['es', 'fr']) expect(sayWrong(language, message)).not.toBe(message);
    expect(sayWrong('en', message)).toBe(message);
  }
});
