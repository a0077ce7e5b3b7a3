import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredStatements, everyStatement, keyOf, thingOf } from './statements.ts';

/** Statements that by nature look at more than one business, and why: docs/scaling.md has the same list. */
const SPANS: { readonly [statement: string]: string } = {
  neglected: 'what a process that died left, oldest first',
  due_timers: 'what is due, earliest first',
  take_deliveries: 'what is to be sent, of one conversation or of all',
  take_freed: 'what came free, oldest first',
  payments_unfinished: 'what is left to do about money',
  payments_awaited: 'what a provider may have been paid',
  doubted_calendar_alerts: 'alerts that may have come to nothing',
  owed_figures: 'what is still to be counted',
  forget_news: 'news that was told long ago',
  revoked_passes: 'tokens that count no more, read every few seconds',
  forget_passes: 'tokens that would have run out by now',
  newest_settings: 'what owners have changed, of every business',
  ties_all: 'the calendars outside, of every business',
  any_account: 'whether anybody can sign in yet',
  states: 'the gauge of conversations by state',
  pages: 'how many pages there are to count for it',
  applied_migrations: 'which changes of the tables are done, asked once at a start',
  keep_months: 'the months of turns: a change of the tables themselves',
  roll_begin: 'how far a reader has gone through the turns',
  roll_end: 'the same, written',
  ring: 'wakes the other processes of the same database',
  pulse: 'whether it can be written to',
  stored: 'whether there is anything at all',
};

describe('every statement', () => {
  const all = everyStatement();
  const free = all.filter((one) => !(one.name in SPANS));

  it('is read here', () => {
    expect(all.length).toBeGreaterThanOrEqual(declaredStatements());
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    // What is left to fill in are numbers, and the columns of a talk.
    const left = all.flatMap(({ text }) => [...text.matchAll(/\$\{(\w+)\}/g)].map((found) => found[1]));
    expect([...new Set(left)].sort()).toEqual(['COUNTED_PAGES', 'GONE', 'LOCK', 'TALK_COLUMNS', 'WORDS_MAX']);
  });

  it('carries its conversation or its business, is about one thing of one business, or spans by nature', () => {
    const lost = free.filter((one) => keyOf(one) === null && thingOf(one) === null);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('of a turn carries its conversation', () => {
    const turn = [
      'receive',
      'receive_rare',
      'claim',
      'commit',
      'load',
      'unhandled',
      'replies_to',
      'replies_after',
      'turns',
    ];
    expect(all.filter(({ name }) => turn.includes(name)).map(keyOf)).toEqual(turn.map(() => 'conversation'));
  });

  it('that carries none is noticed', () => {
    expect(keyOf({ name: 'x', text: 'select * from bot.bookings where status = $1::text' })).toBeNull();
    expect(thingOf({ name: 'x', text: 'select * from bot.bookings where status = $1::text' })).toBeNull();
    expect(
      keyOf({ name: 'x', text: 'select k.id from bot.inbox i join bot.conversations k on k.id = i.conversation' }),
    ).toBeNull();
    expect(keyOf({ name: 'x', text: 'delete from bot.waiting where business = $1::text' })).toBe('business');
  });

  it('that spans is in docs/scaling.md with its reason, and none that is gone', () => {
    const written = readFileSync(resolve(import.meta.dirname, '../../docs/scaling.md'), 'utf8');
    for (const [name, why] of Object.entries(SPANS)) {
      expect(all.map((one) => one.name)).toContain(name);
      expect(written).toContain(`| \`${name}\` | ${why} |`);
    }
  });
});
