import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { Event } from '../../src/core/event.ts';
import { replay } from '../../src/engine/replay.ts';
import type { Tool } from '../../src/ports/tool.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { Notebook } from './toyhouse.ts';

const BOOKING = ['Friday the 6th at 10 please', 'the first', 'yes'];

/** The practice, whose ledger does what it is asked and loses its answer; while it is dark, nobody can look. */
async function practice(lost: string) {
  const ledger = { isDark: true };
  const wrapTool = (tool: Tool): Tool => {
    const { consequence } = tool;
    if (tool.name !== lost || consequence === null) return tool;
    const lookup: typeof consequence.lookup = async (...about) => {
      if (ledger.isDark) throw new Error('nobody can look');
      return consequence.lookup(...about);
    };
    const run: Tool['run'] = async (...about) => {
      await tool.run(...about);
      throw new Error('its answer was lost');
    };
    return { ...tool, run, consequence: { ...consequence, lookup } };
  };
  const store = await house.openFreshStore('memory');
  const clock = new VirtualClock('2026-03-02T09:05:00Z');
  const { app, parts } = await house.compose({ store, clock, observer: new Notebook(), wrapTool });
  const to = { business: 'northside', channel: 'webchat', address: 'a-page' };
  let count = 0;
  const send = async (event: Event, where: Parameters<typeof app.engine.handle>[0]['to'] = to): Promise<string> => {
    count += 1;
    const handled = await app.engine.handle({ to: where, eventId: `m${count}`, event });
    return handled.kind === 'handled' ? handled.replies.map(({ text }) => text).join('\n') : handled.kind;
  };
  const says = (text: string) => send({ kind: 'message', text });
  for (const text of BOOKING) await says(text);
  const talk = await store.conversations.at(to);
  const conversation = talk?.id ?? '';
  const [booking] = await store.bookings.ofConversation(conversation);
  const about = { kind: 'operator', by: { id: 'sam', name: 'Sam' } } as const;
  const told = { id: booking?.id ?? '', start: booking?.start ?? '', what: 'an appointment' };
  const callsOff = (more: { readonly silent?: true } = {}) =>
    send({ ...about, action: 'call_off', booking: told, refund: null, ...more }, { conversation });
  const replayed = async () => {
    const stored = await store.conversations.load(conversation);
    if (stored === null) throw new Error('no conversation');
    const turns = await replay(parts, stored, await store.conversations.turns(conversation));
    return { differences: turns.flatMap(({ differences }) => differences), header: turns.at(-1)?.header, stored };
  };
  return { ledger, says, callsOff, replayed };
}

describe('a deed whose answer was lost', () => {
  it('X5 G4 nothing is said to be booked before the ledger was asked again, and what was done is told once', async () => {
    const { ledger, says, callsOff, replayed } = await practice('call_off');
    expect(await callsOff()).toBe('');
    for (const text of ['yes', 'is my appointment still on?', 'what are your opening hours?', 'qwx zzkrt']) {
      expect(await says(text)).toMatch(/^Sorry, I can’t tell just now/);
    }
    ledger.isDark = false;
    const told = await says('thanks');
    expect(told).toMatch(/had to cancel/);
    expect(told).not.toMatch(/booked/);
    const { differences, header, stored } = await replayed();
    expect(differences).toEqual([]);
    expect(stored.header.unsettled).toEqual([]);
    expect(header).toEqual(stored.header);
  });

  it('X5 whoever writes is told, though it was to be said on the telephone', async () => {
    const { ledger, says, callsOff } = await practice('call_off');
    await callsOff({ silent: true });
    ledger.isDark = false;
    expect(await says('see you on Friday')).toMatch(/had to cancel/);
  });
});
