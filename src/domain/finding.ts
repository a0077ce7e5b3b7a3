import type { z } from 'zod';

/** What is wrong with something that an owner wrote, and where in it. */
export interface Finding {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

export function mistake(path: Finding['path'], message: string): Finding {
  return { path, message, severity: 'error' };
}

export function doubt(path: Finding['path'], message: string): Finding {
  return { path, message, severity: 'warning' };
}

/** A field that nobody knows is pointed at by itself, and not by the thing that it stands in. */
export const NO_SUCH_FIELD = 'there is no such field';

export function findingsOf({ issues }: { readonly issues: readonly z.core.$ZodIssue[] }): readonly Finding[] {
  return issues.flatMap(findingsOfIssue);
}

export function findingsOfIssue(issue: z.core.$ZodIssue): readonly Finding[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.filter((one) => !one.some(isOfAnotherKind));
    if (meant.length === 1) return below(path, (meant[0] ?? []).flatMap(findingsOfIssue));
  }
  if (issue.code !== 'unrecognized_keys') return [mistake(path, issue.message)];
  return issue.keys.map((key) => mistake([...path, key], NO_SUCH_FIELD));
}

/** Of what may be written in several ways only the one counts that it was meant as. */
function isOfAnotherKind({ code, path }: z.core.$ZodIssue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
}

/** Where it is and what, in a line: `resources.0.name: A name cannot be empty`. */
export function inWords({ path, message }: Finding): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}

/** The same, found within a part that stands there. */
export function below(path: Finding['path'], findings: readonly Finding[]): readonly Finding[] {
  return findings.map((one) => ({ ...one, path: [...path, ...one.path] }));
}
