import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { Store } from '../../src/ports/store.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { openFreshPglite, openPostgres } from '../../src/storage/postgres/store.ts';

const WHO = { account: 'a', by: 'Ana', at: '2026-03-02T09:05:00.000Z' };
const SERVICES = '/settings/salon/services';

/** A process on a store, as it is served. */
async function processOn(store: Store) {
  const clock = house.virtualClock('2026-03-02T09:05:00.000Z');
  const composition = { store, clock, observer: house.silentObserver, channels: [], live: true };
  const { app } = await house.compose(composition);
  onTestFinished(() => app.close());
  const settings = app.console?.settings;
  if (settings === undefined) throw new Error('no console');
  let said = 0;
  const ask = async (address: string, text: string): Promise<string> => {
    said += 1;
    const event = { kind: 'message', text } as const;
    const to = { business: 'lucia', channel: 'webchat', address };
    const handled = await app.engine.handle({ to, eventId: `${address}-${said}`, event });
    return JSON.stringify(handled);
  };
  return { settings, ask, round: () => Promise.all(app.engine.ownRounds.map((one) => one())) };
}

type Process = Awaited<ReturnType<typeof processOn>>;

async function setPrice({ settings }: Process, cents: number) {
  const shown = settings.shown('lucia');
  const value = shown?.fields.find(({ pointer }) => pointer === SERVICES)?.value ?? [];
  const services = (value as readonly { name: string }[]).map((one) =>
    one.name === 'Tinte' ? { ...one, cents } : one,
  );
  const edits = JSON.parse(JSON.stringify({ [SERVICES]: services }));
  return settings.change('lucia', { who: WHO, version: shown?.version ?? 0, edits, reset: [] });
}

const WISH = 'Quiero un tinte con Ana mañana a las 12, soy Elena Vidal';

describe('settings that are changed', () => {
  it('G7 count in every process on one PostgreSQL without a restart, and after one', async () => {
    const { url, drop } = await freshDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    const [one, other] = [await processOn(await openPostgres(url)), await processOn(await openPostgres(url))];
    expect(await other.ask('ada', WISH)).toContain('48 €');
    expect(await setPrice(one, 5500)).toMatchObject({ kind: 'saved', version: { version: 1 } });
    expect(await one.ask('eve', WISH.replace('12', '17'))).toContain('55 €');
    await other.round();
    expect(await other.ask('bea', WISH.replace('12', '18'))).toContain('55 €');
    // What was told before holds, at whichever process (decision 19).
    expect(await other.ask('ada', '¿cuánto es?')).toContain('48 €');
    // Two at once: each number is given once, and whoever comes second changes the newest.
    const both = await Promise.all([setPrice(one, 6000), setPrice(other, 6500)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'saved']);
    const third = await processOn(await openPostgres(url));
    expect(third.settings.shown('lucia')?.version).toBe(2);
  });

  it('G7 count on PGlite at once', async () => {
    const alone = await processOn(await openFreshPglite());
    expect(await setPrice(alone, 5500)).toMatchObject({ kind: 'saved' });
    expect(await alone.ask('eve', WISH)).toContain('55 €');
    const version = alone.settings.shown('lucia')?.version ?? 0;
    expect(await alone.settings.undo('lucia', { who: WHO, version, to: 0 })).toMatchObject({ kind: 'saved' });
    expect(await alone.ask('bea', WISH.replace('12', '17'))).toContain('48 €');
  });
});
