import type { Json } from '../../src/core/json.ts';
import type { Observer } from '../../src/ports/observer.ts';

interface Line {
  readonly event: string;
  readonly fields: { readonly [field: string]: Json };
}

/** An observer that remembers what was reported. */
export interface Watching extends Observer {
  readonly lines: readonly Line[];
  /** How often something was counted, by name and labels: `calls{outcome=invalid}`. */
  counted(name: string, labels?: { readonly [label: string]: string }): number;
  observed(name: string): readonly number[];
}

export function watching(): Watching {
  const lines: Line[] = [];
  const counters = new Map<string, number>();
  const values = new Map<string, number[]>();
  const key = (name: string, labels = {}) => `${name}${JSON.stringify(labels)}`;
  return {
    lines,
    log: (_level, event, fields) => lines.push({ event, fields }),
    count: (name, labels, by = 1) => counters.set(key(name, labels), (counters.get(key(name, labels)) ?? 0) + by),
    observe: (name, value) => values.set(name, [...(values.get(name) ?? []), value]),
    counted: (name, labels) => counters.get(key(name, labels)) ?? 0,
    observed: (name) => values.get(name) ?? [],
  };
}
