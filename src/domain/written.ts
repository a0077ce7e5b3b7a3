import { load } from 'js-yaml';
import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { Finding } from './finding.ts';
import { wordsOfIssue } from './issue-words.ts';

/** Something about a file, with the place where its author will find it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The field, as a path: `slots.origin.prompt`. */
  readonly field: string;
  readonly message: string;
  readonly severity: Finding['severity'];
}

/** How zod reads what is read once, at a start: compiling a reader for it first takes longer than reading it. */
export const READ_ONCE = { jitless: true, error: wordsOfIssue } as const;

/** A file that an owner wrote: what it says, and where in it each part stands. */
export interface Written {
  readonly value: unknown;
  /** What is no YAML; there is no value then. */
  readonly problems: readonly Problem[];
  at(finding: Finding): Problem;
}

/**
 * Pure: reading the file is others' work. Where everything stands is found out only when somebody must be told: that takes four
 * times as long as reading what it says.
 */
export function readWritten(text: string, file: string): Written {
  const value = saidIn(text);
  if (value === undefined) return placedIn(text, file);
  let placed: Written | undefined;
  return {
    problems: [],
    value,
    at(finding) {
      placed ??= placedIn(text, file);
      return placed.at(finding);
    },
  };
}

/** Undefined where there is more to it: a mistake, or parts that stand for others, which are counted where places are found. */
function saidIn(text: string): unknown {
  try {
    return load(text, { maxAliases: 0 });
  } catch {
    return undefined;
  }
}

function placedIn(text: string, file: string): Written {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const place = (offset: number) => ({ file, line: lines.linePos(offset).line, column: lines.linePos(offset).col });
  const problems = document.errors.map((error): Problem => {
    const [message = 'is not YAML'] = error.message.split(/ at line \d+|\n/);
    return { ...place(error.pos[0]), field: '', message, severity: 'error' };
  });
  const value = problems.length > 0 ? null : saidBy(document);
  if (value === undefined) problems.push({ ...place(0), field: '', message: TOO_MANY, severity: 'error' });
  return {
    problems,
    value: value ?? null,
    at: ({ path, message, severity }) => {
      return { ...place(offsetOf(document, path)), field: path.map(String).join('.'), message, severity };
    },
  };
}

const TOO_MANY = 'too many parts stand for others (&, *): write them out';

/** Undefined where parts that stand for others would make more of it than anybody wrote. */
function saidBy(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS() ?? null;
  } catch {
    return undefined;
  }
}

export function describeProblem({ file, line, column, field, message, severity }: Problem): string {
  return `${file}:${line}:${column} ${severity}: ${field === '' ? '' : `${field}: `}${message}`;
}

/** The place of a field, or of the nearest thing around it that there is. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: Finding['path']): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : nodeAt(document, path.slice(0, length));
    if (node?.range) return node.range[0];
  }
  return 0;
}

/** A value, or the name of a field whose value is long: what it holds begins a line later. */
function nodeAt(document: ReturnType<typeof parseDocument>, path: Finding['path']): Node | null {
  const node = document.getIn(path, true);
  if (!isNode(node) || isScalar(node)) return isNode(node) ? node : null;
  const around = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  return isNode(pair?.key) ? pair.key : node;
}
