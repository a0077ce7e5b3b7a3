import { expect, it } from 'vitest';
import { writtenBusinesses } from '../../src/app/businesses.ts';
import { compose } from '../../src/app/compose.ts';
import { house } from '../../src/app/house.ts';
import { keptBusinesses } from '../../src/app/life/errands.ts';
import { createLife } from '../../src/app/life/life.ts';
import { Player } from '../../src/play/player.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { Life } from '../../src/ports/life.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Store } from '../../src/ports/store.ts';
import type { Tool } from '../../src/ports/tool.ts';
import { systemClock } from '../../src/providers/clock/system.ts';

/** Somebody who books at a salon and leaves her number at a dentist: what of her is where, and what is left when she is erased. */
export const PHONE = '+34600200001';
export const NOW = '2026-03-03T09:00:00+01:00';
const WORDS = ['Me gustaría coger cita', 'un tinte', 'no, solo eso', 'con Lucía', 'mañana a las 12', 'Soy Elena Vidal'];
export const HER = /Elena|Vidal|600200001|gustaría coger|solo eso/i;

export const AT_LUCIA = { business: 'lucia', channel: 'whatsapp', address: PHONE };
export const AT_NORTHSIDE = { business: 'northside', channel: 'sms', address: PHONE };
export const SOUGHT = { business: 'lucia', who: '600 200 001' };
export const ERASE = { really: true, alsoBookings: false };

/** She talks until she is asked to confirm; what she agrees to is booked. */
export async function talks(store: Store, ...more: readonly string[]): Promise<void> {
  const script = { business: 'lucia', now: NOW, from: PHONE, channel: 'whatsapp', steps: [] };
  const player = await Player.open(house, script as never, store);
  for (const user of [...WORDS, ...more]) await player.play({ user });
  await player.close();
}

export async function leavesHerNumber(store: Store): Promise<void> {
  const script = { business: 'northside', now: NOW, from: PHONE, channel: 'sms', steps: [] };
  const player = await Player.open(house, script as never, store);
  await player.play({ lead: { name: 'Elena Vidal', phone: PHONE } });
  await player.close();
}

export function lifeOn(store: Store, clock: Clock = house.virtualClock(NOW)): Life {
  return createLife({ store, businesses: keptBusinesses(writtenBusinesses({})), clock, observer: silent });
}

/** What every store promises of erasing; `scan` reads everything it holds as text. */
export function erasesElena(open: () => Promise<{ store: Store; scan: (business: string) => Promise<string> }>): void {
  it('G5 exports everything of a person, then erases it: not a word, name or number of hers is left', async () => {
    const { store, scan } = await open();
    await talks(store, 'perfecto');
    await leavesHerNumber(store);
    const life = lifeOn(store);
    expect(await scan('lucia')).toMatch(HER);
    const dossier = await life.export(SOUGHT);
    expect(dossier).toMatchObject({ version: 1, business: 'lucia', customers: [{ firstName: 'Elena' }] });
    expect(dossier?.conversations[0]?.turns).toHaveLength(7);
    expect(dossier?.bookings).toHaveLength(1);
    const dry = await life.erase(SOUGHT, { ...ERASE, really: false });
    expect(dry).toMatchObject({ kind: 'would_erase', what: { customers: 1, conversations: 1, bookings: 1 } });
    expect(await life.export(SOUGHT)).toEqual(dossier);
    const [booking] = dossier?.bookings ?? [];
    const erased = await life.erase(SOUGHT, ERASE);
    expect(erased).toMatchObject({ kind: 'erased', what: { bookings: 1, calledOff: [], standing: [booking?.id] } });
    expect(await scan('lucia')).not.toMatch(HER);
    // What she booked is still booked, by nobody.
    const left = await store.bookings.get(booking?.id ?? '');
    expect(left).toMatchObject({ status: 'confirmed', start: booking?.start, customer: null, conversation: null });
    expect(left?.details).toEqual({ services: booking?.details['services'] });
    // The dentist knows her as before.
    expect(await store.customers.at('northside', PHONE)).toMatchObject([{ firstName: 'Elena', lastName: 'Vidal' }]);
    expect((await store.conversations.at(AT_NORTHSIDE))?.erasedAt).toBeUndefined();
    // Twice, it finds nothing that would have to go.
    const again = await life.erase(SOUGHT, ERASE);
    expect(again).toMatchObject({ kind: 'erased', what: { customers: 0, bookings: 0, leads: 0 } });
    expect(await scan('lucia')).not.toMatch(HER);
    // She may come back, as somebody whom nobody knows.
    await talks(store);
    expect((await store.conversations.at(AT_LUCIA))?.erasedAt).toBeUndefined();
  });

  it('G5 finds her by a conversation as well, and goes on with an erasure that broke off in the middle', async () => {
    const { store, scan } = await open();
    await talks(store, 'perfecto');
    const { id = '', version = 0 } = (await store.conversations.at(AT_LUCIA)) ?? {};
    // As far as one came that was killed after its first step.
    await store.conversations.erase(id, version, NOW);
    expect(await store.customers.at('lucia', PHONE)).toHaveLength(1);
    const erased = await lifeOn(store).erase({ business: 'lucia', who: id }, ERASE);
    expect(erased).toMatchObject({ kind: 'erased', what: { customers: 1, conversations: 0, bookings: 1 } });
    expect(await store.customers.at('lucia', PHONE)).toEqual([]);
    expect(await scan('lucia')).not.toMatch(HER);
  });

  it('G5 --also-bookings calls off what stands ahead', async () => {
    const { store, scan } = await open();
    await talks(store, 'perfecto');
    const erased = await lifeOn(store).erase(SOUGHT, { ...ERASE, alsoBookings: true });
    const calledOff = erased.kind === 'erased' ? erased.what.calledOff : [];
    expect(calledOff).toHaveLength(1);
    expect((await store.bookings.get(calledOff[0] ?? ''))?.status).toBe('cancelled');
    expect(await scan('lucia')).not.toMatch(HER);
  });

  it('G5 erased while a turn is under way: it comes to nothing, and its words do not come back', async () => {
    const { store, scan } = await open();
    const { app, reached, release } = await holding(store, 'search_services');
    const said = { kind: 'message', text: 'Soy Elena Vidal y me gustaría coger cita' } as const;
    const handling = app.engine.handle({ to: AT_LUCIA, eventId: 'hers', event: said });
    await reached;
    expect(await lifeOn(store, systemClock).erase(SOUGHT, ERASE)).toMatchObject({ kind: 'erased' });
    release();
    expect(await handling).toEqual({ kind: 'unknown_conversation' });
    await app.engine.close();
    expect(await scan('lucia')).not.toMatch(HER);
    expect((await store.conversations.at(AT_LUCIA))?.erasedAt).toBeDefined();
  });

  it('G5 X5 waits for a turn that may already have booked: then that booking is nobody’s too', async () => {
    const { store, scan } = await open();
    await talks(store);
    const { app, reached, release } = await holding(store, 'book');
    const yes = { kind: 'message', text: 'perfecto' } as const;
    const handling = app.engine.handle({ to: AT_LUCIA, eventId: 'yes', event: yes });
    await reached;
    const erasing = lifeOn(store, systemClock).erase(SOUGHT, ERASE);
    release();
    expect((await handling).kind).toBe('handled');
    expect(await erasing).toMatchObject({ kind: 'erased', what: { bookings: 1 } });
    await app.engine.close();
    expect(await scan('lucia')).not.toMatch(HER);
  });

  it('G5 retention: a talk goes when its time is over and not before, and its customer likewise', async () => {
    const { store, scan } = await open();
    await talks(store, 'perfecto');
    const { id = '' } = (await store.conversations.at(AT_LUCIA)) ?? {};
    await lifeOn(store, house.virtualClock('2028-03-02T09:00:00Z')).round();
    expect((await store.conversations.load(id))?.erasedAt).toBeUndefined();
    await lifeOn(store, house.virtualClock('2028-03-05T09:00:00Z')).round();
    expect((await store.conversations.load(id))?.erasedAt).toBeDefined();
    expect(await store.customers.at('lucia', PHONE)).toEqual([]);
    expect(await scan('lucia')).not.toMatch(HER);
  });
}

/** Holdfast on the store, where one tool waits before it does anything. */
async function holding(store: Store, name: string) {
  let reach = (): void => {};
  let release = (): void => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wrapTool = (tool: Tool): Tool => ({
    ...tool,
    run: async (input, call) => {
      if (tool.name === name) {
        reach();
        await released;
      }
      return tool.run(input, call);
    },
  });
  const { app } = await compose({ store, clock: house.virtualClock(NOW), observer: silent, wrapTool });
  return { app, reached, release: () => release() };
}
