import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installDebian } from '../debian.ts';
import { freePort, untilReady } from '../program.ts';

/** A real CalDAV server for as long as somebody needs one, with one account; nothing of it remains. */
export interface Radicale {
  readonly address: string;
  readonly user: string;
  readonly password: string;
  /** Makes a calendar, and answers with its address. */
  calendar(name: string): Promise<string>;
  /** Dies at once. */
  kill(): Promise<void>;
  /** Comes back at the same address, with what it had. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** The `radicale` of this machine, Debian's if it may be installed, or null. Without it, only CI insists. */
export async function findRadicale(): Promise<string | null> {
  if (await works()) return 'radicale';
  installDebian('radicale');
  if (await works()) return 'radicale';
  if (process.env['CI'] === 'true') throw new Error('there is no radicale to test with');
  console.warn('There is no radicale on this machine: tests that need one are skipped.');
  return null;
}

function works(): Promise<boolean> {
  return run('radicale', ['--version']).then(
    () => true,
    () => false,
  );
}

const [USER, PASSWORD] = ['ana', 'an app password'];

export async function startRadicale(program: string): Promise<Radicale> {
  const home = await mkdtemp(join(tmpdir(), 'holdfast-radicale-'));
  const port = await freePort();
  await writeFile(join(home, 'users'), `${USER}:${PASSWORD}\n`);
  const auth = ['--auth-type', 'htpasswd', '--auth-htpasswd-filename', join(home, 'users'), '--auth-delay', '0'];
  const place = ['--server-hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', join(home, 'collections')];
  const flags = [...place, ...auth, '--auth-htpasswd-encryption', 'plain', '--logging-level', 'info'];
  const start = (): Promise<ChildProcess> => {
    const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    return untilReady(child, {
      name: 'Radicale',
      stream: 'stderr',
      ready: 'Radicale server ready',
      quit: () => void child.kill('SIGKILL'),
    });
  };
  let child = await start();
  const address = `http://127.0.0.1:${port}/`;
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    ...{ address, user: USER, password: PASSWORD, kill },
    async calendar(name) {
      const made = `${address}${USER}/${name}/`;
      await asPerson('MKCALENDAR', made, MADE(name));
      return made;
    },
    async restart() {
      child = await start();
    },
    async stop() {
      await kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

const MADE = (name: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>${name}</d:displayname></d:prop></d:set></c:mkcalendar>`;

/** What a person's own calendar program does at the server. */
export async function asPerson(method: string, url: string, body?: string): Promise<{ status: number; text: string }> {
  const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
  const type = method === 'PUT' ? 'text/calendar' : 'application/xml';
  const headers = {
    authorization,
    'content-type': `${type}; charset=utf-8`,
    ...(method === 'REPORT' && { depth: '1' }),
  };
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  return { status: response.status, text: await response.text() };
}

const QUERY =
  '<?xml version="1.0" encoding="utf-8"?><c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"/></c:filter></c:calendar-query>';

/** The events that stand in a calendar, by their address. */
export async function eventsAt(calendar: string): Promise<ReadonlyMap<string, string>> {
  const { text } = await asPerson('REPORT', calendar, QUERY);
  const responses = text.split(/<(?:\w+:)?response>/).slice(1);
  return new Map(
    responses.map((one) => {
      const [path, data] = ['href', 'calendar-data'].map(
        (name) => new RegExp(`<(?:\\w+:)?${name}>([^<]*)<`).exec(one)?.[1],
      );
      return [new URL(path ?? '', calendar).href, data ?? ''];
    }),
  );
}

/** When an event begins, in milliseconds. */
export function startOf(text: string): number {
  const [, date = '', time = ''] = /DTSTART:(\d{8})T(\d{6})Z/.exec(text) ?? [];
  return Date.parse(
    `${date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}T${time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`,
  );
}

export function icsEvent(uid: string, start: string, end: string, ...more: readonly string[]): string {
  const stamp = (at: string) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const times = [`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`, 'DTSTAMP:20260101T000000Z'];
  const event = ['BEGIN:VEVENT', `UID:${uid}`, ...times, 'SUMMARY:Private', ...more, 'END:VEVENT'];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//person//EN', ...event, 'END:VCALENDAR', ''].join('\r\n');
}
