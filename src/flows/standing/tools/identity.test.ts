import { describe, expect, it } from 'vitest';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryCustomers } from '../../../storage/memory/customers.ts';
import { catalogueOf } from '../../salon/catalogue.ts';
import { salonBusiness } from '../../salon/testing/business.ts';
import { salonKeeper } from '../../salon/tools/keeper.ts';
import { door } from '../testing/door.ts';
import { standingTools } from './index.ts';

const NOW = '2026-03-03T09:00:00+01:00';
const ID = 'fa11e5ba-0000-4000-8000-000000000001';
const MARTA = { reference: 'LU-FA11E5', name: 'marta ruíz' };
const KNOWN = { contact: '+34600111222', channel: 'whatsapp', address: '+34600111222' };
const WEB = { contact: 'webchat:a-page', channel: 'webchat', address: 'a-page' };

let calls = 0;

/** A salon where Marta Ruiz has an appointment that was made from the address given. */
async function salon(met = KNOWN, reaching: readonly string[] = ['whatsapp']) {
  const [bookings, customers, out] = [new MemoryBookings(), new MemoryCustomers(), door(reaching)];
  const business = salonBusiness();
  await customers.ensure({ id: 'marta', business: 'salon', met, now: NOW, firstName: 'Marta', lastName: 'Ruiz' });
  await bookings.book({
    ...{ key: 'made', id: ID, business: 'salon', resource: 'ana', units: [1], heldUntil: null, conversation: 'before' },
    ...{ start: '2026-03-04T10:00:00+01:00', end: '2026-03-04T10:45:00+01:00', now: NOW },
    ...{ customer: 'marta', details: { services: ['Corte largo'] } },
  });
  const keepers = [salonKeeper({ business, settings: catalogueOf(business), bookings })];
  const tools = standingTools({ business, keepers, parts: { bookings, customers, ...out } });
  const run = (name: string, input: object, { from = 'somewhere', now = NOW, channel = 'webchat' } = {}) => {
    calls += 1;
    const where = { business: 'salon', conversation: 'now', channel, address: from };
    const call = { key: `key-${calls}`, id: `id-${calls}`, now, ...where };
    return tools.find((tool) => tool.name === name)?.run(input as never, call);
  };
  const isKnown = async (from = 'somewhere', channel = 'webchat') => {
    const all = { purpose: 'tell', booking_id: null, reference: null, days: [] };
    const found = await run('find_bookings', all, { from, channel });
    return JSON.stringify(found).includes(ID);
  };
  return { customers, run, isKnown, carried: out.carried };
}

const saying = (answer: string) => ({ kind: 'done', output: { answer } });
const TOO_MANY = { kind: 'refused', reason: 'too many' };

describe('a reference and a name from a new address', () => {
  it('X14 open nothing by themselves where a code can be sent, and the code is nowhere in the record', async () => {
    const { run, isKnown, carried } = await salon();
    const answer = await run('open_booking', MARTA);
    expect(answer).toEqual({ kind: 'done', output: { answer: 'code', hint: '22' } });
    expect(carried).toMatchObject([{ business: 'salon', channel: 'whatsapp', address: KNOWN.address }]);
    const code = carried[0]?.reply.text ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(answer)).not.toContain(code);
    expect(await isKnown()).toBe(false);
  });

  it('X14 open it with the code, which makes the new address one of the customer’s', async () => {
    const { customers, run, isKnown, carried } = await salon();
    await run('open_booking', MARTA);
    const code = carried[0]?.reply.text ?? '';
    expect(await run('check_code', { ...MARTA, code })).toMatchObject(saying('opened'));
    expect([await isKnown(), await isKnown('elsewhere')]).toEqual([true, false]);
    expect((await customers.get('marta'))?.addresses.map(({ standing }) => standing)).toEqual(['own', 'shown']);
  });

  it('X3 X14 the code is derived: for this booking, this address and these minutes alone', async () => {
    const { run, carried } = await salon();
    await run('open_booking', MARTA);
    await run('open_booking', MARTA, { from: 'elsewhere' });
    const [mine, others] = carried.map(({ reply }) => reply.text);
    expect(mine).not.toBe(others);
    expect(await run('check_code', { ...MARTA, code: others })).toMatchObject(saying('unknown'));
    const later = { now: '2026-03-03T09:21:00+01:00' };
    expect(await run('check_code', { ...MARTA, code: mine }, later)).toMatchObject(saying('unknown'));
    expect(await run('check_code', { ...MARTA, code: mine })).toMatchObject(saying('opened'));
  });

  it('X14 are enough where nothing can be sent to where the customer is known: a web page, a channel that is not there', async () => {
    for (const { run, isKnown, carried } of [await salon(WEB), await salon(KNOWN, [])]) {
      expect(await run('open_booking', { ...MARTA, name: 'Marta' })).toMatchObject(saying('opened'));
      expect([await isKnown(), carried.length]).toEqual([true, 0]);
    }
  });

  it('X14 a number that was merely typed is sent no code, and opens nothing to whoever typed it', async () => {
    const { customers, run, isKnown, carried } = await salon(WEB, ['sms', 'whatsapp']);
    const typed = { contact: '+34600999888', channel: null, address: null, standing: 'told' } as const;
    await customers.learn('marta', { name: null, addresses: [typed] });
    await run('open_booking', MARTA);
    expect(carried).toEqual([]);
    const met = { contact: 'webchat:thief', channel: 'webchat', address: 'thief' };
    await customers.ensure({ id: 'thief', business: 'salon', met, now: NOW, firstName: 'Eva', lastName: null });
    await customers.learn('thief', { name: null, addresses: [{ ...typed, contact: KNOWN.contact }] });
    expect(await isKnown('thief')).toBe(false);
    // Whoever really writes from it has shown it.
    expect(await isKnown('+34600999888', 'whatsapp')).toBe(true);
  });

  it('X14 that do not belong together open nothing', async () => {
    const { run, isKnown } = await salon(WEB);
    for (const wrong of [{ name: 'Eva' }, { name: 'Marta Gil' }, { reference: 'LU-000000' }]) {
      expect(await run('open_booking', { ...MARTA, ...wrong })).toMatchObject(saying('unknown'));
    }
    expect(await isKnown()).toBe(false);
  });

  it('X14 may be tried five times an hour from one address, whichever booking is meant', async () => {
    const { run } = await salon(WEB);
    for (let n = 1; n <= 5; n += 1) await run('open_booking', { ...MARTA, reference: `LU-00000${n}` });
    expect(await run('open_booking', MARTA)).toEqual(TOO_MANY);
    expect(await run('open_booking', MARTA, { now: '2026-03-03T10:00:01+01:00' })).toMatchObject(saying('opened'));
  });

  it('X14 may be tried five times an hour for one booking, from wherever; the code counts too', async () => {
    const { run } = await salon();
    for (let n = 1; n <= 4; n += 1) await run('open_booking', { ...MARTA, name: 'Eva' }, { from: `page-${n}` });
    await run('check_code', { ...MARTA, code: '000000' }, { from: 'page-5' });
    expect(await run('open_booking', MARTA, { from: 'page-6' })).toEqual(TOO_MANY);
    expect(await run('check_code', { ...MARTA, code: '000000' }, { from: 'page-7' })).toEqual(TOO_MANY);
  });
});
