import { describe, expect, it } from 'vitest';
import { spaceMachine } from '../../src/flows/space/machine.ts';
import { house } from '../../src/flows/space/testing/atelier.ts';
import { BEYOND, DOCUMENT, OTHERWISE, type Row } from './space.ts';

type Node = ReturnType<typeof spaceMachine>['root'];

function rowsOf(node: Node): Row[] {
  const own = [...node.transitions.values()].flat().concat(node.always ?? []);
  const rows = own.map(({ eventType, guard, target }): Row => {
    const condition: unknown = Reflect.get(Object(guard), 'words') ?? '';
    const from = node.path.join('.') || 'any';
    return [from, eventType, String(condition), target?.[0]?.path.join('.') ?? from];
  });
  return [...rows, ...Object.values(node.states).flatMap((child) => rowsOf(child as Node))];
}

const machine = rowsOf(spaceMachine(house).root);
const key = (row: Row) => row.join(' | ');
const inMachine = new Set(machine.map(key));
const inDocument = new Set(DOCUMENT.flatMap(({ ways }) => ways.flat()).map(key));

describe('the space beside its document', () => {
  it.each(DOCUMENT)('B17 E1 $says', ({ ways }) => {
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      for (const row of way) expect(inMachine, key(row)).toContain(key(row));
      // One leads to where the next begins, or into a state within.
      for (const [index, [from]] of way.slice(1).entries())
        expect(`${from}.`.startsWith(`${way[index]?.[3]}.`), from).toBe(true);
    }
  });

  it('B17 whatever else the machine does is listed, with why', () => {
    const others = machine.filter((row) => !inDocument.has(key(row)));
    expect(others.filter((row) => !BEYOND.some(({ is }) => is(row))).map(key)).toEqual([]);
    for (const { why, is } of BEYOND) expect(others.some(is), why).toBe(true);
  });

  it('B17 whatever the document says otherwise is listed, with the requirement that decided it', () => {
    for (const { says, why } of OTHERWISE) expect(why, says).toMatch(/^[EX]\d+: /);
    for (const { why } of BEYOND) expect(why).toMatch(/^[EX]\d+(, [EX]\d+)*: /);
  });
});
