import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TurnRecord } from '../../src/core/turn.ts';
import { contextIn } from '../../src/engine/input.ts';
import type { Parts } from '../../src/engine/parts.ts';
import { type ReplayedTurn, replay, replayFrom } from '../../src/engine/replay.ts';
import type { Conversation } from '../../src/ports/conversations.ts';
import {
  FLOWS,
  fileOf,
  flowOf,
  keptFiles,
  keptHistory,
  partsOfToday,
  type Stored,
  shapeOf,
  type Talk,
} from './history.ts';

let parts: Parts;
beforeAll(async () => {
  parts = await partsOfToday();
});

describe('what a flow stores', () => {
  it('is pinned for every flow there is', () => {
    const served = [...parts.businesses.values()].flatMap(({ flows, aside, waiting }) => [
      ...flows.keys(),
      ...[aside, waiting].flatMap((own) => (own === undefined ? [] : [own.name])),
    ]);
    expect([...new Set(served)].sort()).toEqual([...FLOWS].sort());
  });

  it.each(FLOWS)('%s stores what the kept history of its version says: else raise the version', (name) => {
    const flow = flowOf(parts, name);
    const file = fileOf({ flow: name, version: flow.version });
    expect(keptFiles(), `record it: npm run record-history`).toContain(file);
    expect(
      shapeOf(flow),
      `${name} stores something else than its version ${flow.version} did: raise the version, add a migration, then npm run record-history`,
    ).toBe(keptHistory(file).shape);
  });
});

/** A conversation as it stood after a turn, or before the first. */
function standing({ business, channel, address }: Talk, { record }: Stored, before: Stored | undefined): Conversation {
  const { conversation: id, seq } = record;
  const nothing = { flow: record.flow, flowVersion: 1, language: 'en', handedOff: false, closesAt: null } as const;
  // What was stored before there were lines has none.
  const header = before
    ? { ...before.header, line: before.header.line ?? {} }
    : { ...nothing, timers: {}, attempts: {}, unsettled: [], desk: {}, line: {} };
  const rest = { channel, address, handledSeq: seq - 1, claim: null, version: 1 };
  return { id, business, header, context: before?.context ?? {}, ...rest };
}

/** What counts of a turn in any version: where it led, and what was done in the world. Words may be put better. */
function ofTurn({ stateAfter, failure, results }: TurnRecord): object {
  const deeds = results.filter(({ key }) => key !== null).map(({ tool, key, outcome }) => [tool, key, outcome.kind]);
  return { stateAfter, failure, deeds };
}

const cameOut = ({ turn, differences }: ReplayedTurn): object => ({
  ...ofTurn(turn),
  broke: differences.filter((one) => one.startsWith('it broke')),
});

const then = ({ record }: Stored): object => ({ ...ofTurn(record), broke: [] });

const talks = keptFiles().flatMap((file) =>
  keptHistory(file).talks.map((talk, index) => ({ history: basename(file), talk, name: `${talk.script} ${index}` })),
);

describe.each(talks)('the kept history $history, $name', ({ talk }) => {
  const [first] = talk.turns;

  it('X3 leads where it led and does what it did, from the beginning', async () => {
    if (first === undefined) throw new Error('it has no turns');
    const records = talk.turns.map(({ record }) => record);
    const replayed = await replay(parts, standing(talk, first, undefined), records);
    expect(replayed.map(cameOut)).toEqual(talk.turns.map(then));
  });

  it('is taken up wherever it was left, by what was stored there', async () => {
    for (const [index, turn] of talk.turns.entries()) {
      const stands = standing(talk, turn, talk.turns[index - 1]);
      const flow = parts.businesses.get(talk.business)?.flows.get(stands.header.flow);
      if (flow === undefined) throw new Error(`no flow ${stands.header.flow}`);
      expect(flow.context.safeParse(contextIn(flow, stands)).error).toBeUndefined();
      const [gone] = await replayFrom(parts, stands, [turn.record]);
      expect(gone && cameOut(gone), `turn ${turn.record.seq}`).toEqual(then(turn));
    }
  });
});
