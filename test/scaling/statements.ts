import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Every statement that is ever sent to PostgreSQL, read from the sources: they are constants with a name and a text. */
const FOLDER = resolve(import.meta.dirname, '../../src/storage/postgres');
const STRING = String.raw`(\x60[^\x60]*\x60|'[^'\n]*')`;
const WRITTEN = new RegExp(String.raw`name: '([^']+)',\s*text:\s*${STRING}|statement\(\s*'([^']+)',\s*${STRING}`, 'g');
const PART = new RegExp(String.raw`const (\w+) =\s*${STRING}`, 'g');

export interface Sent {
  readonly name: string;
  readonly text: string;
}

export function everyStatement(): readonly Sent[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const sources = files.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const shared = new Map(sources.flatMap(partsIn));
  return sources.flatMap((source) => {
    const parts = new Map([...shared, ...partsIn(source)]);
    return [...source.matchAll(WRITTEN)].map((found) => ({
      name: found[1] ?? found[3] ?? '',
      text: spelledOut(found[2] ?? found[4] ?? '', parts),
    }));
  });
}

/** How many constants say that they are statements: none may be written so that it is not read here. */
export function declaredStatements(): number {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const all = files.map((name) => readFileSync(join(FOLDER, name), 'utf8')).join('\n');
  return (all.match(/: Statement = |= statement\(/g) ?? []).length;
}

function partsIn(source: string): (readonly [string, string])[] {
  return [...source.matchAll(PART)].map((found) => [found[1] ?? '', (found[2] ?? '').slice(1, -1)] as const);
}

function spelledOut(text: string, parts: ReadonlyMap<string, string>): string {
  const once = text.replace(/\$\{(\w+)\}/g, (whole, name: string) => parts.get(name) ?? whole);
  return once === text ? once : spelledOut(once, parts);
}

/** What says of which conversation or business a statement is: one parameter, or one field of what is handed over in one. */
const GIVEN = String.raw`(?:= \$\d+|= any \(\s*\$\d+|= [aqtx]\.(?:id|business)\b)`;
const BY_KEY = new RegExp(String.raw`\b(?:\w+\.)?(business|conversation|place)\b(?:::\w+)? ${GIVEN}`);
const BY_ID = new RegExp(String.raw`\bid ${GIVEN}`);
const WRITES = /insert into bot\.\w+(?: as \w+)? \(([^)]*)\)/g;

/** Functions in the database, and where in what they are handed the key is. */
const CALLED: { readonly [name: string]: string } = {
  'bot.receive(': 'conversation',
  'bot.receive_rare(': 'conversation',
  'bot.erase(': 'conversation',
  'bot.quiet_since(': 'business',
  'bot.book(': 'business',
  'bot.reschedule(': 'business',
  'bot.count_figures(': 'business',
};

/** The key that a statement carries, by which it is sent to one database, or one shard; null where it carries none. */
export function keyOf({ text }: Sent): string | null {
  const called = Object.entries(CALLED).find(([name]) => text.includes(name));
  if (called) return called[1];
  const [, column] = BY_KEY.exec(text) ?? [];
  if (column && (column !== 'place' || /bot\.(?:conversations|events)/.test(text))) return column;
  if (text.includes('bot.conversations') && BY_ID.test(text)) return 'conversation';
  const columns = [...text.matchAll(WRITES)].flatMap((found) => (found[1] ?? '').split(/,\s*/));
  return columns.find((name) => ['business', 'conversation', 'place'].includes(name.trim())) ?? null;
}

/** What is somebody's alone, found by an id that there is once: it is of one business, though the statement does not say which. */
const THINGS: { readonly [table: string]: RegExp } = {
  accounts: /\b(?:a\.)?(?:id|subject) = \$|lower\(a\.email\) = |insert into bot\.accounts/,
  sessions: /\b(?:s\.)?(?:hash|account) = \$/,
  invitations: /\bhash = \$|insert into bot\.invitations/,
  // A function: it moves the booking of that id.
  move: /bot\.move\(\$1/,
  bookings: /\b(?:id|key|customer) = \$|details ->> 'goes_with' = \$/,
  customers: /\b(?:c\.)?id = \$/,
  figure_marks: /\bsubject = any \(\$/,
  figure_debts: /insert into bot\.figure_debts/,
  calendar_grants: /\bid = \$/,
  tellings: /\bid = \$/,
  payments: /\b(?:id|booking) = \$|insert into bot\.payments/,
  reminders: /\bbooking = \$/,
  sendings: /\breply = \$/,
  replies: /\bid = \$/,
  ties: /\b(?:t\.)?id = \$/,
  twins: /\b(?:w\.)?tie = (?:\$|x\.tie)/,
  calendar_alerts: /\bid = \$/,
  tries: /\bsubject = (?:any \()?\$|insert into bot\.tries/,
  waiting: /\bid = \$/,
  freed: /\bordinal = any \(\$/,
};

/** The thing that a statement is about, where it carries no key; null where it is about none. */
export function thingOf({ text }: Sent): string | null {
  const tables = [...text.matchAll(/\bbot\.(\w+)/g)].map((found) => found[1] ?? '');
  return tables.find((table) => THINGS[table]?.test(text)) ?? null;
}
