import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { MIGRATIONS } from '../../src/storage/postgres/migrations/all.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import { PROVING } from '../prove.ts';
import { HoldfastProcess } from './process.ts';

/** Programs of two versions on one database, as while a new one is rolled out, and while it is rolled back (decision 19). */
const NOW = '2026-03-02T09:05:00Z';
/** The flow that is a version further stores a key more; the dentist's five are held to by the database itself (A1). */
const WISH = 'Quiero un tinte con Ana mañana a las 12, soy Elena Vidal';
const after = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();

async function town() {
  const { url, drop } = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(url);
  onTestFinished(async () => {
    await store.close();
    await drop();
  });
  let said = 0;
  const start = async (version?: 'newer') => {
    const running = await HoldfastProcess.start({ url, now: NOW, ...(version && { version }) });
    const says = async (address: string, text: string, seconds: number) => {
      said += 1;
      const messages = [{ business: 'lucia', address, id: `m${said}`, text }];
      const done = await running.carryOut({ now: after(seconds), messages, sweep: false });
      if (done === 'killed') throw new Error('it died');
      return done.answers[0];
    };
    const sweeps = (seconds: number) => running.carryOut({ now: after(seconds), messages: [], sweep: true });
    return { says, sweeps, stop: () => running.stop() };
  };
  const talk = async (address: string) => {
    const conversation = await store.conversations.at({ business: 'lucia', channel: 'webchat', address });
    if (!conversation) throw new Error(`${address} has not said anything`);
    const { flowVersion, handedOff } = conversation.header;
    const bookings = (await store.bookings.ofConversation(conversation.id)).map(({ status }) => status);
    const failures = (await store.conversations.turns(conversation.id)).map(({ failure }) => failure);
    return { flowVersion, handedOff, bookings, failures: failures.filter((one) => one !== null) };
  };
  return { start, talk };
}

/** One more than the salon's own. */
const NEWER = 6;

describe('two versions on one PostgreSQL', () => {
  it('X4 X5 a talk that goes to and fro between them is answered by whoever can, and books once', async () => {
    const { start, talk } = await town();
    const [old, fresh] = [await start(), await start('newer')];
    expect(await old.says('ada', WISH, 0)).toMatchObject({ kind: 'handled', state: 'confirmation' });
    expect(await fresh.says('ada', '¿cuánto cuesta?', 1)).toMatchObject({ kind: 'handled', state: 'confirmation' });
    expect((await talk('ada')).flowVersion).toBe(NEWER);
    // The old one takes it on, and leaves the answer to the new one.
    expect(await old.says('ada', 'sí', 2)).toMatchObject({ kind: 'accepted' });
    await old.sweeps(10);
    expect((await talk('ada')).bookings).toEqual([]);
    await fresh.sweeps(20);
    const booked = { flowVersion: NEWER, handedOff: false, bookings: ['confirmed'], failures: [] };
    expect(await talk('ada')).toEqual(booked);
    // Whoever is new is served by either.
    expect(await old.says('bea', 'quiero un corte', 21)).toMatchObject({ kind: 'handled', state: 'service_selection' });
    expect(await fresh.says('bea', 'corto', 22)).toMatchObject({ kind: 'handled', state: 'service_selection' });
    await Promise.all([old.stop(), fresh.stop()]);
  });

  const inProof = PROVING ? it : () => {};
  inProof('X4 rolled back and forth again, nothing that was said in between is lost', async () => {
    const { start, talk } = await town();
    const first = await start('newer');
    await first.says('cleo', WISH, 0);
    await first.stop();
    const old = await start();
    expect(await old.says('cleo', 'sí', 10)).toMatchObject({ kind: 'accepted' });
    for (const seconds of [20, 60, 600]) await old.sweeps(seconds);
    expect(await old.says('dora', WISH, 601)).toMatchObject({ kind: 'handled' });
    await old.stop();
    const again = await start('newer');
    await again.sweeps(700);
    expect(await talk('cleo')).toEqual({ flowVersion: NEWER, handedOff: false, bookings: ['confirmed'], failures: [] });
    await again.stop();
  });
});

/** What would pull the ground from under a program of before that is still running. */
const TAKES_AWAY =
  /\bdrop\s+(table|column|type|view)\b|\brename\b|\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b|\bset\s+not\s+null\b/i;
const ADDS_UNFILLED = /\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i;

/** Since then programs go on beside newer schemas. */
const SINCE = 16;

/** The name stays, for a table that holds the old one: programs of before read and write it on (src/storage/postgres/months.test.ts). */
const STANDS_IN = 'alter table bot.turns rename to turns_before;';
const DROPS_IF_EMPTY = /drop table bot\.(turns_before|%I)/g;

describe('a migration', () => {
  it.each(MIGRATIONS.filter(({ id }) => id >= SINCE))('$id, $name, only adds, or says that it breaks', (migration) => {
    if (migration.breaks) return;
    expect(migration.sql.replace(STANDS_IN, '').replace(DROPS_IF_EMPTY, '')).not.toMatch(TAKES_AWAY);
    expect(migration.sql).not.toMatch(ADDS_UNFILLED);
  });
});
