import { describe, expect, it, onTestFinished } from 'vitest';
import { outsideCalendarContract } from '../../src/ports/outside-calendar.contract.ts';
import { OutsideTrouble } from '../../src/ports/outside-calendar.ts';
import { caldavCalendar } from '../../src/providers/caldav/calendar.ts';
import { calendarsOf, chosen } from '../../src/providers/caldav/discover.ts';
import { asPerson, findRadicale, icsEvent, type Radicale, startRadicale } from './radicale.ts';

const program = await findRadicale();
const onRadicale = program === null ? describe.skip : describe;

async function radicale(): Promise<Radicale> {
  return startRadicale(program ?? '');
}

onRadicale('Radicale', () => {
  outsideCalendarContract('CalDAV, at a real Radicale', async () => {
    const server = await radicale();
    const address = await server.calendar('work');
    // Ours stand under their own name, without what is theirs alone.
    const at = (uid: string) => `${address}${uid.replace('@holdfast', '')}.ics`;
    return {
      calendar: caldavCalendar({ ...server, calendar: address, timeZone: 'Europe/Madrid' }),
      write: async (uid, start, end, ...more) => {
        await asPerson('PUT', at(uid), icsEvent(uid, start, end, ...more));
      },
      remove: async (uid) => {
        await asPerson('DELETE', at(uid));
      },
      close: server.stop,
    };
  });

  it('H3 H6 calendars are found from the address of the server, and one is chosen by its name', async () => {
    const server = await radicale();
    onTestFinished(server.stop);
    const [work] = [await server.calendar('work'), await server.calendar('home')];
    const found = await calendarsOf(server);
    expect(found.map(({ name }) => name).sort()).toEqual(['home', 'work']);
    expect(chosen(found, 'work')).toEqual({ address: work, name: 'work', writable: true });
    expect(() => chosen(found, undefined)).toThrow('choose one of its calendars');
    expect(await calendarsOf({ ...server, address: work })).toMatchObject([{ address: work }]);
  });

  it('H5 a password that no longer opens, and a server that is gone, are told apart', async () => {
    const server = await radicale();
    onTestFinished(server.stop);
    const address = await server.calendar('work');
    const within = { start: 0, end: 1 };
    const wrong = caldavCalendar({ ...server, password: 'wrong', calendar: address, timeZone: 'UTC' });
    const right = caldavCalendar({ ...server, calendar: address, timeZone: 'UTC' });
    await expect(wrong.changes(null, within)).rejects.toMatchObject({ kind: 'revoked' });
    await server.kill();
    const gone = await right.changes(null, within).catch((error: unknown) => error);
    expect(gone).toBeInstanceOf(OutsideTrouble);
    expect(gone).toMatchObject({ kind: 'away' });
    expect(String(gone)).not.toContain(server.password);
  });
});
