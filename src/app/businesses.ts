import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../core/json.ts';
import { remembered } from '../core/remembered.ts';
import type { Business } from '../domain/business.ts';
import { describeProblem } from '../domain/written.ts';
import { checkBusiness } from './check/business.ts';
import { madeOfFiles, readingOf, type WrittenFile } from './files.ts';
import { FLOWS } from './flows.ts';
import { type Registry, rankOf } from './registry.ts';

/** Where businesses are written, and which flows they may run. */
export interface Writing {
  /** A directory of one's own. */
  readonly businesses?: string | undefined;
  /** What was written elsewhere than in a directory. */
  readonly inline?: readonly WrittenFile[];
  /** Whether the demo's are served too; unless told, they are. */
  readonly demo?: boolean;
  /** Those of the house unless told. */
  readonly flows?: Registry;
}

/** The demo businesses lie beside the code, one step up from where it was built to and two from its sources. */
const DEMO = ['../demo/', '../../demo/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** A business as its file says, the file, and what is written in it. */
export interface Source {
  readonly business: Business;
  readonly file: WrittenFile;
  readonly document: JsonObject;
}

/** The demo's, unless it is off, and one's own. */
export function writtenBusinesses(writing: Writing): readonly Business[] {
  return writtenSources(writing).map(({ business }) => business);
}

export function writtenSources({ businesses, inline = [], demo = true, flows = FLOWS }: Writing): readonly Source[] {
  // In the order of the flows, so that the page opens with the simplest.
  const rank = ({ business }: Source) => rankOf(flows, business);
  const inOrder = (all: readonly Source[]) => all.toSorted((one, other) => rank(one) - rank(other));
  return [
    ...directoriesOf({ businesses, demo }).flatMap((files) => inOrder(files.map(sourceOf(flows)))),
    ...inline.map((file) => sourceIn(file, flows)),
  ];
}

/** Reads and checks one file after the other, for whoever has other things to do in between. What was read is remembered. */
export function* reading({ flows = FLOWS, ...writing }: Writing): Generator<void> {
  for (const file of directoriesOf(writing).flat()) {
    sourceOf(flows)(file);
    yield;
  }
}

/** The files of the demo and of one's own directory. */
function directoriesOf({ businesses, demo = true }: Writing): readonly (readonly string[])[] {
  return [demo ? DEMO : undefined, businesses].filter((directory) => directory !== undefined).map(filesIn);
}

function filesIn(directory: string): readonly string[] {
  const named = `The folder of businesses (HOLDFAST_BUSINESSES) ${directory}`;
  const names = readingOf(named, () => readdirSync(directory)).filter((name) => /\.ya?ml$/.test(name));
  return names.sort().map((name) => join(directory, name));
}

const sourceOf = remembered((flows: Registry) => {
  const made = madeOfFiles(([file]) => sourceIn(file as WrittenFile, flows));
  return (name: string) => made([name]);
});

/** One that cannot be used stops the start: nobody's business is dropped in silence. */
function sourceIn(file: WrittenFile, flows: Registry): Source {
  const { name, text } = file;
  const { business, problems, document } = checkBusiness(text, name, flows);
  if (business !== null) return { business, file, document: document as JsonObject };
  const mistakes = problems.filter(({ severity }) => severity === 'error');
  throw new Error(`${name} cannot be used:\n  ${mistakes.map(describeProblem).join('\n  ')}`);
}
