import type { z } from 'zod';
import { type Finding, findingsOfIssue, mistake } from '../../../domain/finding.ts';
import { type Problem, READ_ONCE, readWritten } from '../../../domain/written.ts';
import { buildTask } from './build.ts';
import { check } from './check.ts';
import { stepSchemas, type Task, taskSchema } from './schema.ts';

export interface TaskReading {
  /** Null if there is any error. */
  readonly task: Task | null;
  readonly problems: readonly Problem[];
}

/** A task file's text as a task; every complaint points to line and field (C1). Pure: reading the file is others' work. */
export function loadTask(text: string, file: string, languages: readonly string[] = []): TaskReading {
  const written = readWritten(text, file);
  if (written.problems.length > 0) return { task: null, problems: written.problems };
  const parsed = taskSchema.safeParse(written.value, READ_ONCE);
  if (!parsed.success) {
    const findings = parsed.error.issues.flatMap((issue) => complaints(issue, written.value));
    return { task: null, problems: findings.map(written.at) };
  }
  const task = buildTask(parsed.data);
  const problems = check(task, languages).map(written.at);
  return { task: problems.some(({ severity }) => severity === 'error') ? null : task, problems };
}

/** A step that is none of the five kinds is explained by the kind it was meant to be. */
function complaints(issue: z.core.$ZodIssue, source: unknown): readonly Finding[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  const [list, index] = path;
  if (issue.code !== 'invalid_union' || list !== 'steps' || typeof index !== 'number' || path.length > 2) {
    return findingsOfIssue(issue);
  }
  const step = (source as { steps?: readonly unknown[] }).steps?.[index];
  const kind = Object.entries(stepSchemas).find(([word]) => typeof step === 'object' && step !== null && word in step);
  if (kind === undefined) {
    const words = Object.keys(stepSchemas).join(', ');
    return [mistake(path, `a step has one of these: ${words}`)];
  }
  const parsed = kind[1].safeParse(step, READ_ONCE);
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.flatMap((one) => complaints({ ...one, path: [...path, ...one.path] } as z.core.$ZodIssue, source));
}
