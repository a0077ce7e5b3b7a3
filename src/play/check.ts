import type { Json, JsonObject } from '../core/json.ts';
import { isObject } from '../core/json.ts';
import type { Expected } from './script.ts';
import type { Seen } from './seen.ts';

/** Every expectation that what was seen does not meet, in words that show both. */
export function unmet(expected: Expected, seen: Seen): string[] {
  return [
    ...checked('state', expected.state, seen.state),
    ...(expected.reply ?? []).flatMap((pattern) => repliesMatching(pattern, seen, true)),
    ...(expected.notReply ?? []).flatMap((pattern) => repliesMatching(pattern, seen, false)),
    ...contextFaults(expected.context, seen.context),
    ...toolFaults(expected, seen),
    ...checked('intent', expected.intent, seen.intent?.type ?? null),
    ...checked('bookings', expected.bookings, seen.bookings),
    ...checked('handoff', expected.handoff, seen.handoff),
  ];
}

function checked<T>(name: string, expected: T | undefined, seen: T | null): string[] {
  if (expected === undefined || expected === seen) return [];
  return [`${name}: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`];
}

function repliesMatching(pattern: string, { replies }: Seen, wanted: boolean): string[] {
  const regex = new RegExp(pattern, 'i');
  if (replies.some((reply) => regex.test(reply)) === wanted) return [];
  return [`${wanted ? 'no reply matches' : 'a reply matches'} /${pattern}/i; replies: ${JSON.stringify(replies)}`];
}

function contextFaults(expected: JsonObject | undefined, seen: JsonObject): string[] {
  if (expected === undefined) return [];
  if (Object.keys(expected).length === 0) {
    return Object.keys(seen).length === 0 ? [] : [`context: expected nothing, saw ${JSON.stringify(seen)}`];
  }
  return differences('context', expected, seen);
}

/** Objects partially, lists and values exactly; null matches what is absent. */
function differences(path: string, expected: Json, seen: Json | undefined): string[] {
  if (expected === null && (seen === undefined || seen === null)) return [];
  if (isObject(expected) && isObject(seen)) {
    return Object.entries(expected).flatMap(([key, value]) => differences(`${path}.${key}`, value, seen[key]));
  }
  if (JSON.stringify(expected) === JSON.stringify(seen)) return [];
  return [`${path}: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen ?? null)}`];
}

function toolFaults({ tools, notTools }: Expected, seen: Seen): string[] {
  const called = seen.tools.map(({ name }) => name);
  const faults = (notTools ?? []).filter((name) => called.includes(name)).map((name) => `tools: ${name} was called`);
  if (tools === undefined) return faults;
  let next = 0;
  for (const name of called) if (name === tools[next]) next += 1;
  const missing = tools.length === 0 ? called.length > 0 : next < tools.length;
  return missing ? [...faults, `tools: expected ${JSON.stringify(tools)}, saw ${JSON.stringify(called)}`] : faults;
}
