import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { house } from '../../src/app/house.ts';
import type { Flow } from '../../src/core/flow.ts';
import type { Header } from '../../src/core/header.ts';
import { shortHash } from '../../src/core/ids.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { TurnRecord } from '../../src/core/turn.ts';
import type { Business, Parts } from '../../src/engine/parts.ts';
import { Player } from '../../src/play/player.ts';
import { readScript } from '../../src/play/script.ts';
import type { Commit, Conversations } from '../../src/ports/conversations.ts';

/**
 * Histories: conversations as a version of a flow stored them, turn by turn. They are written once for each version and kept
 * for good; every later build has to take them up (decision 19).
 */
export interface History {
  readonly flow: string;
  readonly version: number;
  /** What the version stores, as a hash of its schema. */
  readonly shape: string;
  readonly talks: readonly Talk[];
}

export interface Talk {
  readonly script: string;
  readonly business: string;
  readonly channel: string;
  readonly address: string;
  readonly turns: readonly Stored[];
}

/** A turn, and how the conversation stood after it. */
export interface Stored {
  readonly record: TurnRecord;
  readonly header: Header;
  readonly context: JsonObject;
}

const KEPT = join(import.meta.dirname, 'kept');
const SCRIPTS = join(import.meta.dirname, '../conversations');

/** The business whose flow it is, and the scripts that take it through what it stores. */
const PLAYED: { readonly [flow: string]: { readonly business: string; readonly scripts: readonly string[] } } = {
  appointment: {
    business: 'northside',
    scripts: [
      'appointment-happy-path',
      'appointment-change-while-pending',
      'appointment-lead',
      'appointment-in-the-hands-of-staff',
    ],
  },
  salon: { business: 'lucia', scripts: ['salon-m2-several-services', 'salon-m5-change-of-mind'] },
  space: { business: 'atelier', scripts: ['space-step-by-step', 'space-payment'] },
  trip: { business: 'mekong', scripts: ['trip-changing-ones-mind', 'trip-coming-back'] },
  dialogue: { business: 'skylark', scripts: ['flight-happy-path', 'flight-digression'] },
  standing: { business: 'lucia', scripts: ['salon-move-appointment', 'salon-appointment-that-stands'] },
};

export const FLOWS = Object.keys(PLAYED);

/** The flows of today, on stores of their own. */
export async function partsOfToday(): Promise<Parts> {
  const store = await house.openFreshStore('memory');
  const clock = house.virtualClock('2000-01-01T00:00:00Z');
  return (await house.compose({ store, clock, observer: house.silentObserver })).parts;
}

export function flowOf({ businesses }: Parts, name: string): Flow {
  const business: Business | undefined = businesses.get(PLAYED[name]?.business ?? '');
  const flow = name === business?.aside?.name ? business.aside : business?.flows.get(name);
  if (flow === undefined) throw new Error(`there is no flow ${name}`);
  return flow;
}

export function shapeOf({ context }: Flow): string {
  return shortHash(z.toJSONSchema(context, { io: 'input', unrepresentable: 'any' }) as JsonObject);
}

/** What the scripts of a flow come to today. The same every time: clock, ids and codes follow from the script. */
export async function recordHistory(flow: Flow): Promise<History> {
  const talks = await Promise.all((PLAYED[flow.name]?.scripts ?? []).map(playedOut));
  return { flow: flow.name, version: flow.version, shape: shapeOf(flow), talks: talks.flat() };
}

async function playedOut(name: string): Promise<readonly Talk[]> {
  const script = readScript(join(SCRIPTS, `${name}.yaml`));
  const commits: Commit[] = [];
  const store = await house.openFreshStore('memory');
  const player = await Player.open(house, script, { ...store, conversations: noting(store.conversations, commits) });
  for (const step of script.steps) await player.play(step);
  await player.close();
  const ids = [...new Set(commits.map(({ conversation }) => conversation))];
  return Promise.all(
    ids.map(async (id): Promise<Talk> => {
      const { business = '', channel = '', address = '' } = (await store.conversations.load(id)) ?? {};
      const turns = commits.filter(({ conversation }) => conversation === id).map(storedBy);
      return { script: name, business, channel, address, turns };
    }),
  );
}

/** Pictures are long, and nobody reads them again. */
function storedBy({ turn, header, context }: Commit): Stored {
  const replies = turn.replies.map(({ image: _image, ...reply }) => reply);
  return JSON.parse(JSON.stringify({ record: { ...turn, replies }, header, context })) as Stored;
}

function noting(conversations: Conversations, commits: Commit[]): Conversations {
  return new Proxy(conversations, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]): Promise<unknown> => {
        const answer: unknown = await Reflect.apply(value, target, given);
        if (name === 'commit' && answer === true) commits.push(given[0] as Commit);
        return answer;
      };
    },
  });
}

export function fileOf({ flow, version }: Pick<History, 'flow' | 'version'>): string {
  return join(KEPT, `${flow}-${version}.jsonl`);
}

/** One line for the version, then one for each turn: what changes in a turn is seen as a line. */
export function written({ talks, ...history }: History): string {
  const lines = talks.flatMap(({ turns, ...talk }) => turns.map((turn) => ({ ...talk, ...turn })));
  return `${[history, ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

export function keptHistory(file: string): History {
  const [first = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const history = JSON.parse(first) as Omit<History, 'talks'>;
  const turns = lines.map((line) => JSON.parse(line) as Stored & Omit<Talk, 'turns'>);
  // Everybody is the same guest in every script.
  const talkOf = (turn: (typeof turns)[number]) => `${turn.script} ${turn.record.conversation}`;
  const talks = [...new Set(turns.map(talkOf))].map((talk): Talk => {
    const own = turns.filter((turn) => talkOf(turn) === talk);
    const { script = '', business = '', channel = '', address = '' } = own[0] ?? {};
    return { script, business, channel, address, turns: own };
  });
  return { ...history, talks };
}

export function keptFiles(): readonly string[] {
  return existsSync(KEPT)
    ? readdirSync(KEPT)
        .sort()
        .map((name) => join(KEPT, name))
    : [];
}
