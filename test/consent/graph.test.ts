import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { z } from 'zod';
import type { Call } from '../../src/core/effect.ts';
import type { Expectation } from '../../src/core/expectation.ts';
import type { Flow, MachineEvent, TurnFacts } from '../../src/core/flow.ts';
import { canonical, type Json, type JsonObject } from '../../src/core/json.ts';
import { step } from '../../src/core/step.ts';
import type { Business } from '../../src/engine/parts.ts';
import { type Guest, Town, WAYS, type Way } from '../conversations/ways.ts';

/**
 * No way without a yes (X11): from every state that a flow rests in on its way, whatever else is heard there leads, however
 * its tools answer, to no call that needs one. What the engine would refuse, a flow does not even ask for.
 */

/** How far answers are followed; a flow that still calls after so many has been seen to go round. */
const ANSWERS_MAX = 3;

interface Rest {
  readonly flow: Flow;
  readonly tools: Business['tools'];
  readonly snapshot: AnyMachineSnapshot;
  readonly turn: TurnFacts;
  /** What its tools have answered so far, by name. */
  readonly known: ReadonlyMap<string, readonly Json[]>;
}

/** Values that people might name, for each word a flow has for one; what a state does not know it refuses by itself. */
const PLAUSIBLE: readonly Json[] = [
  ...['2026-04-03', '14:00', 'morning', 'friday', 'Boston', '012 345 678', 'SK-48213', 'beach', 'Marta', '2025-12-20'],
  ...[1, 2, 3, 300, true, false, null],
];

/** Of long lists the first few stand for the rest. */
const VALUES_MAX = 6;

/** Every value that a schema takes of those, and of the ids that were on offer; a record is tried field by field. */
function valuesFor(schema: z.ZodType, offered: readonly Json[]): readonly Json[] {
  const inner = unwrapped(schema);
  const { def } = inner;
  if (def.type === 'object') return objectsFor(inner as z.ZodObject, offered);
  if (def.type === 'enum') {
    return Object.values((def as unknown as { entries: Record<string, Json> }).entries).slice(0, VALUES_MAX);
  }
  if (def.type === 'literal') return (def as unknown as { values: Json[] }).values;
  if (def.type === 'array') {
    const { element } = def as unknown as { element: z.ZodType };
    const lists = [[], ...valuesFor(element, offered).map((one) => [one])];
    return lists.filter((list) => inner.safeParse(list).success).slice(0, VALUES_MAX);
  }
  const values = [...offered.slice(0, VALUES_MAX), ...PLAUSIBLE];
  return values.filter((value) => inner.safeParse(value).success).slice(0, 2 * VALUES_MAX);
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as unknown as { innerType?: z.ZodType };
  return innerType === undefined ? schema : unwrapped(innerType);
}

/** The least there is, the fullest there is, and each value of each field beside the least. */
function objectsFor(schema: z.ZodObject, offered: readonly Json[]): readonly JsonObject[] {
  const fields = Object.entries(schema.shape as { [field: string]: z.ZodType }).map(
    ([field, one]) => [field, valuesFor(one, offered), one.safeParse(undefined).success] as const,
  );
  const least = Object.fromEntries(
    fields.flatMap(([field, [first], may]) => (may || first === undefined ? [] : [[field, first]])),
  );
  const fullest = Object.fromEntries(
    fields.flatMap(([field, values]) => (values[0] === undefined ? [] : [[field, values[0]]])),
  );
  const each = fields.flatMap(([field, values]) => values.map((value) => ({ ...least, [field]: value })));
  const all = [least, fullest, ...each].filter((one) => schema.safeParse(one).success) as JsonObject[];
  return [...new Map(all.map((one) => [canonical(one), one])).values()];
}

/** What may be heard here without the judge: every intent that does not commit, with whatever it may carry. */
function heardIn(expectation: Expectation, offered: readonly Json[]): readonly (readonly [string, JsonObject])[] {
  const options = [...expectation.options.map(({ id }) => id), ...offered];
  const named = Object.entries(expectation.intents).flatMap(([type, intent]) =>
    valuesFor(intent.entities, options)
      .filter((entities) => intent.commits?.(entities as JsonObject) !== true)
      .map((entities) => [type, entities as JsonObject] as const),
  );
  const { unheard, otherwise } = expectation;
  return [...named, [otherwise, {}], ...(unheard ? [[unheard.type, unheard.entities as JsonObject] as const] : [])];
}

const OUTPUTS: readonly Json[] = [{}, { outcome: 'found', free: true, periods: [], spaces: [] }];

/** How a call may come out, as a machine hears it. */
function answersTo({ tool, input }: Call, turn: TurnFacts, known: readonly Json[]): readonly MachineEvent[] {
  const outcomes: readonly JsonObject[] = [
    ...[...known, ...OUTPUTS].map((output) => ({ type: `${tool}.done`, output })),
    ...['taken', 'not_found', 'nobody agreed to it'].map((reason) => ({ type: `${tool}.refused`, reason, output: {} })),
    { type: `${tool}.failed`, reason: 'out of order' },
  ];
  return outcomes.map((outcome) => ({ ...outcome, input, turn }) as unknown as MachineEvent);
}

/** The calls that need a yes, of all that one event may lead to. What was walked through before is not walked again. */
function unagreed(rest: Rest, event: MachineEvent, seen: Set<string>, depth = 0): string[] {
  const { flow, tools, turn, known } = rest;
  const next = stepped(flow, rest.snapshot, event);
  if (next === null) return [];
  const calls = next.effects.filter((effect) => effect.kind === 'call');
  const own = tools.get(flow.name);
  const acting = calls.filter(({ tool }) => needsYes(own?.get(tool)?.consequence));
  if (acting.length > 0 || depth >= ANSWERS_MAX) return acting.map(({ tool }) => tool);
  const here = JSON.stringify([next.snapshot.value, next.snapshot.context, calls]);
  if (calls.length === 0 || seen.has(here)) return [];
  seen.add(here);
  return calls
    .flatMap((call) => answersTo(call, turn, known.get(call.tool) ?? []))
    .flatMap((answer) => unagreed({ ...rest, snapshot: next.snapshot }, answer, seen, depth + 1));
}

function needsYes(consequence: { readonly unasked?: string } | null | undefined): boolean {
  return consequence != null && consequence.unasked === undefined;
}

function stepped(flow: Flow, snapshot: AnyMachineSnapshot, event: MachineEvent) {
  try {
    const next = step(flow, snapshot, event);
    return next.rejected ? null : next;
  } catch (thrown) {
    // An output that no tool gives is a bug of this test's, not a way.
    if (event.type.endsWith('.done')) return null;
    throw thrown;
  }
}

let town: Town;
beforeAll(async () => {
  town = await Town.open();
});

const [, , skylark, , atelier] = WAYS as [Way, Way, Way, Way, Way];

/** Beside the ways that every flow shows: a booking that failed, a calling-off, a tour of the house. */
const MORE: readonly Way[] = [
  {
    ...skylark,
    steps: [
      ['Boston to Miami on the 20th', 'confirming'],
      ['break book_flight', 'confirming'],
      ['yes', 'error'],
    ],
  },
  { ...skylark, steps: [['cancel booking SK-48213', 'confirming']] },
  {
    ...atelier,
    steps: [
      ['je voudrais visiter la maison vendredi à 10h', 'confirming'],
      ['break reserve', 'confirming'],
      ['oui', 'error'],
    ],
  },
];

describe.each([...WAYS, ...MORE])('at $business', (way) => {
  it('X11 whatever is heard in a state of rest, nothing with consequences is called but on a yes', async () => {
    const guest = town.guest(way);
    const ways = new Map<string, JsonObject>();
    let tried = 0;
    for (const taken of way.steps) {
      await guest.goes(taken);
      const rest = await standing(guest);
      const seen = new Set<string>();
      const expectation = rest.flow.expects(rest.snapshot);
      for (const [type, entities] of heardIn(expectation, offeredIn(rest))) {
        tried += 1;
        const event = { type, entities, text: 'words', turn: rest.turn } as MachineEvent;
        const reached = unagreed(rest, event, seen);
        for (const tool of reached) ways.set(`${taken[1]}: ${type} → ${tool}`, entities);
      }
    }
    expect(tried).toBeGreaterThan(way.steps.length * 5);
    expect(Object.fromEntries(ways)).toEqual({});
  });
});

/** Where a guest stands, as the machine knows it. */
async function standing(guest: Guest): Promise<Rest> {
  const { flow, tools, context, turns, turn } = await guest.stands();
  const known = new Map<string, readonly Json[]>();
  for (const { tool, outcome } of turns.flatMap(({ results }) => results)) {
    if (outcome.kind === 'done') known.set(tool, [outcome.output]);
  }
  return { flow, tools, snapshot: flow.restore(context, turn.now), turn, known };
}

/** One of each list that a flow listens for: a service, a person, a place, a space. */
function offeredIn({ flow }: Rest): readonly Json[] {
  return Object.values(flow.lists ?? {}).flatMap(([entry]) => (entry === undefined ? [] : [entry.id]));
}
