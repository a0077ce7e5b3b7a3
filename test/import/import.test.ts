import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writtenBusinesses } from '../../src/app/businesses.ts';
import { type ImportRequest, importFile } from '../../src/app/import/import.ts';
import { dateIn, dateOrderOf, minuteIn, momentIn } from '../../src/app/import/moments.ts';
import type { Business } from '../../src/domain/business.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';

const NOW = '2026-11-16T09:00:00.000Z';
const business = (id: string) => writtenBusinesses({}).find((one) => one.id === id) as Business;
const sample = (name: string) => ({
  name,
  text: readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8'),
});

function house(id = 'lucia') {
  const store = memoryStore();
  const run = (file: ImportRequest['file'], more: Partial<ImportRequest> = {}) =>
    importFile(store, business(id), { business: id, file, map: {}, usual: undefined, dryRun: false, ...more }, NOW);
  return { store, run };
}

const kindsOf = (done: readonly { line: number; kind: string }[]) => done.map(({ line, kind }) => [line, kind]);

describe('importing a spreadsheet', () => {
  it('reads what Excel writes, says what collides and what it does not know, and by which line', async () => {
    const { run, store } = house();
    const dry = await run(sample('excel.csv'), { dryRun: true });
    expect(kindsOf(dry)).toEqual([
      ...[
        [2, 'made'],
        [3, 'made'],
        [5, 'wrong'],
        [6, 'collides'],
        [7, 'wrong'],
        [8, 'wrong'],
        [9, 'past'],
      ],
      ...[
        [10, 'customer'],
        [11, 'wrong'],
        [13, 'made'],
      ],
    ]);
    const texts = new Map(dry.map(({ line, text }) => [line, text]));
    expect(texts.get(5)).toBe('there is no service "Corte cort"; did you mean "Corte corto"?');
    expect(texts.get(6)).toBe('Pepe, 2026-11-24 10:15, with ana: line 2 has that time (Elena Ruiz)');
    expect(texts.get(7)).toBe('there is nobody called "Anna"; did you mean "ana"?');
    expect(texts.get(8)).toBe('"abc" is no telephone number');
    expect(texts.get(11)).toContain('"31/02/2026 10:00" is no day and time');
    expect(await store.bookings.ahead('lucia', NOW, 10)).toEqual([]);
    expect(await store.customers.find('lucia', '+34600111222')).toBeNull();
    expect(await run(sample('excel.csv'))).toEqual(dry);
  });

  it('books under the ledger’s own rule, keeps the customers, and makes nothing the second time', async () => {
    const { run, store } = house();
    await run(sample('excel.csv'));
    const booked = await store.bookings.ahead('lucia', NOW, 10);
    expect(booked.map(({ resource, start, details }) => [resource, start, details['services']])).toEqual([
      ['ana', '2026-11-24T10:00:00+01:00', ['Corte corto']],
      ['marta', '2026-11-24T11:30:00+01:00', ['Corte largo']],
      ['lucia', '2026-11-27T18:00:00+01:00', ['Peinado']],
    ]);
    const elena = await store.customers.find('lucia', '+34600111222');
    expect(elena).toMatchObject({ firstName: 'Elena', lastName: 'Ruiz' });
    expect(booked[0]?.customer).toBe(elena?.id);
    expect(await store.customers.find('lucia', '+34611222333')).toMatchObject({ firstName: 'Marcos' });
    expect(await store.customers.find('lucia', '+34666777888')).toMatchObject({ firstName: 'Sin' });
    const again = await run(sample('excel.csv'));
    expect(again.filter(({ kind }) => kind === 'made')).toEqual([]);
    expect(again.filter(({ kind }) => kind === 'known')).toHaveLength(3);
    expect(await store.bookings.ahead('lucia', NOW, 10)).toEqual(booked);
    await store.bookings.move({ id: booked[0]?.id ?? '', from: ['confirmed'], to: 'cancelled', now: NOW });
    expect((await run(sample('excel.csv')))[0]?.text).toContain('has been called off since: left as it is');
  });

  it('names the booking that was there before', async () => {
    const { run, store } = house('northside');
    const text = 'name,phone,start\nTom,07700 900123,2026-11-24T10:00\n';
    await store.bookings.book({
      ...{ key: 'k', id: 'abcdef01', business: 'northside', resource: 'northside-main', units: [1] },
      ...{ start: '2026-11-24T10:00:00Z', end: '2026-11-24T10:30:00Z', heldUntil: null, conversation: null },
      ...{ customer: null, details: {}, now: NOW },
    });
    for (const dryRun of [true, false]) {
      const [one] = await run({ name: 'a.csv', text }, { dryRun });
      expect(one).toMatchObject({ kind: 'collides', line: 2 });
      expect(one?.text).toContain('booking NO-ABCDEF has that time (from 2026-11-24 10:00)');
    }
  });

  it('takes columns by the names they are told by, and says which there are', async () => {
    const { run } = house('northside');
    const file = { name: 'a.csv', text: 'Wer,Wann\nTom Baker,2026-11-24 10:00\n' };
    await expect(run(file)).rejects.toThrow('The columns are Wer, Wann');
    await expect(run(file, { map: { name: 'Wen' } })).rejects.toThrow('--map name=Wen: there is no such column');
    expect(await run(file, { map: { name: 'Wer', start: 'Wann' } })).toMatchObject([{ kind: 'made' }]);
  });

  it('says of a file with nothing in it that it is empty', async () => {
    await expect(house().run({ name: 'old.csv', text: '' })).rejects.toThrow('The file is empty');
  });

  it('refuses appointments where nothing could have booked them', async () => {
    const { run } = house('skylark');
    const [one] = await run({ name: 'a.csv', text: 'name,start\nTom,2026-11-24 10:00\n' });
    expect(one).toMatchObject({ kind: 'wrong', text: 'skylark takes no appointments that could be imported' });
  });
});

describe('importing a calendar', () => {
  it('has every time of what repeats at its own hour, summer and winter, in whatever zone it was written', async () => {
    const { run, store } = house();
    const done = await run(sample('calendar.ics'));
    expect(done.filter(({ kind }) => kind === 'wrong').map(({ line, text }) => [line, text])).toEqual([
      [58, '"Peinado" is in the time zone "Mars/Olympus", which nobody knows'],
      [73, '"Closed" is all day'],
    ]);
    const booked = await store.bookings.ahead('lucia', NOW, 20);
    expect(booked.map(({ resource, start }) => `${resource} ${start}`)).toEqual([
      ...['marta 2027-03-15T11:00:00+01:00', 'ana 2027-03-16T11:00:00+01:00', 'ana 2027-03-30T11:00:00+02:00'],
      ...['ana 2027-04-07T17:00:00+02:00', 'marta 2027-06-02T10:00:00+02:00', 'marta 2027-06-03T10:00:00+02:00'],
    ]);
    const again = await run(sample('calendar.ics'));
    expect(again.filter(({ kind }) => kind === 'known')).toHaveLength(6);
    expect(again.filter(({ kind }) => kind === 'made')).toEqual([]);
    expect(await store.customers.find('lucia', 'email:elena@example.com')).toMatchObject({ firstName: 'Elena' });
  });
});

describe('days and times as programs write them', () => {
  it('tells day from month by the file, else by the country', () => {
    expect(dateOrderOf(['01/02/2026', '25/02/2026'], 'US')).toBe('day first');
    expect(dateOrderOf(['01/02/2026', '02/25/2026'], 'GB')).toBe('month first');
    expect([dateOrderOf(['01/02/2026'], 'US'), dateOrderOf(['01/02/2026'], 'GB')]).toEqual([
      'month first',
      'day first',
    ]);
    expect([dateIn('1.2.26', 'day first'), dateIn('2/1/2026', 'month first')]).toEqual(['2026-02-01', '2026-02-01']);
    expect([dateIn('2026/2/1', 'day first'), dateIn('30/02/2026', 'day first')]).toEqual(['2026-02-01', null]);
  });

  it('reads the clock, and no time that the clocks skip', () => {
    const clock = ['9:30', '14h', '10h15', '2:30 PM', '12 am', '12:05 p.m.', '24:00', 'soon'].map(minuteIn);
    expect(clock).toEqual([570, 840, 615, 870, 0, 725, null, null]);
    expect(momentIn('2026-03-29 02:30', 'day first', 'Europe/Madrid')).toBeNull();
    expect(momentIn('2026-03-29T02:30:00Z', 'day first', 'Europe/Madrid')).toBe(Date.parse('2026-03-29T02:30:00Z'));
  });
});
