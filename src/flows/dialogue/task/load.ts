import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { buildTask } from './build.ts';
import { check } from './check.ts';
import type { Finding } from './finding.ts';
import { stepSchemas, type Task, taskSchema } from './schema.ts';

/** Something about a task file, with the place where its author will find it. */
export interface TaskProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The field, as a path: `slots.origin.prompt`. */
  readonly field: string;
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

export interface TaskReading {
  /** Null if there is any error. */
  readonly task: Task | null;
  readonly problems: readonly TaskProblem[];
}

/** A task file's text as a task; every complaint points to line and field (C1). Pure: reading the file is others' work. */
export function loadTask(text: string, file: string, languages: readonly string[] = []): TaskReading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number) => ({ file, line: lines.linePos(offset).line, column: lines.linePos(offset).col });
  const syntax = document.errors.map((error): TaskProblem => {
    const [message = 'is not YAML'] = error.message.split('\n');
    return { ...at(error.pos[0]), field: '', message, severity: 'error' };
  });
  if (syntax.length > 0) return { task: null, problems: syntax };

  const located = ({ path, message, severity }: Finding): TaskProblem => {
    const offset = offsetOf(document, path);
    return { ...at(offset), field: path.map(String).join('.'), message, severity };
  };
  const source: unknown = document.toJS();
  const parsed = taskSchema.safeParse(source);
  if (!parsed.success) {
    const findings = parsed.error.issues.flatMap((issue) => complaints(issue, source));
    return { task: null, problems: findings.map(located) };
  }
  const task = buildTask(parsed.data);
  const problems = check(task, languages).map(located);
  return { task: problems.some(({ severity }) => severity === 'error') ? null : task, problems };
}

export function describeProblem({ file, line, column, field, message, severity }: TaskProblem): string {
  return `${file}:${line}:${column} ${severity}: ${field === '' ? '' : `${field}: `}${message}`;
}

/** The place of a field, or of the nearest thing around it that there is. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: Finding['path']): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    if (offset !== undefined) return offset;
  }
  return 0;
}

/** A step that is none of the five kinds is explained by the kind it was meant to be. */
function complaints(issue: z.core.$ZodIssue, source: unknown): readonly Finding[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: 'there is no such field', severity: 'error' }));
  }
  const [list, index] = path;
  if (issue.code !== 'invalid_union' || list !== 'steps' || typeof index !== 'number' || path.length > 2) {
    return [{ path, message: issue.message, severity: 'error' }];
  }
  const step = (source as { steps?: readonly unknown[] }).steps?.[index];
  const kind = Object.entries(stepSchemas).find(([word]) => typeof step === 'object' && step !== null && word in step);
  if (kind === undefined) {
    const words = Object.keys(stepSchemas).join(', ');
    return [{ path, message: `a step has one of these: ${words}`, severity: 'error' }];
  }
  const parsed = kind[1].safeParse(step);
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.flatMap((one) => complaints({ ...one, path: [...path, ...one.path] } as z.core.$ZodIssue, source));
}
