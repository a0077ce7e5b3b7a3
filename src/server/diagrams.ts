import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Flow } from '../core/flow.ts';
import { graphOf } from '../core/graph.ts';
import { shortHash } from '../core/ids.ts';
import { findBuilt } from './built.ts';
import { diagramSchema } from './schemas.ts';

const schema = z.record(z.string(), diagramSchema);

/** Diagrams by what is drawn, so that one laid out before its flow was changed is not taken for it. */
export type Diagrams = z.infer<typeof schema>;

export function diagramKey(flow: Pick<Flow, 'name' | 'machine' | 'states'>): string {
  return shortHash(JSON.stringify([flow.name, graphOf(flow)]));
}

let built: Diagrams | undefined;

/** Those that were laid out when Holdfast was built; none if it was not. */
export function builtDiagrams(): Diagrams {
  const file = built === undefined ? findBuilt('diagrams.json') : null;
  built ??= file === null ? {} : schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return built;
}
