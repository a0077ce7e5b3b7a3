import type { z } from 'zod';

/** What a field is, in the words of those who write files. */
const KINDS: { readonly [kind: string]: string } = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with values',
  record: 'fields with values',
};

const RECEIVED = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'fields with values',
} as const;

/** What is wrong with a value, where the schema has no words of its own for it. Undefined leaves it to zod's. */
export function wordsOfIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const kind = KINDS[issue.expected] ?? issue.expected;
    if (issue.input === undefined) return `is missing: it is ${kind}`;
    return `must be ${kind}, and is ${receivedAs(issue.input)}`;
  }
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'invalid_union' || issue.code === 'invalid_key') return 'is nothing that may stand here';
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_format' && issue.format === 'datetime') return 'must be a time like 2026-03-02T09:00:00Z';
  return undefined;
}

type Bound = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'inclusive' | 'exact'>;

function tooSmall({ minimum, ...bound }: Bound & Pick<z.core.$ZodIssueTooSmall, 'minimum'>): string {
  if (bound.origin === 'string') {
    if (bound.exact) return `must have exactly ${minimum} characters`;
    return minimum === 1 ? 'cannot be empty' : `must have at least ${minimum} characters`;
  }
  if (bound.origin === 'array') return minimum === 1 ? 'cannot be empty' : `needs at least ${minimum} entries`;
  return bound.inclusive ? `must be at least ${minimum}` : `must be more than ${minimum}`;
}

function tooBig({ maximum, ...bound }: Bound & Pick<z.core.$ZodIssueTooBig, 'maximum'>): string {
  if (bound.origin === 'string') return `must have ${bound.exact ? 'exactly' : 'at most'} ${maximum} characters`;
  if (bound.origin === 'array') return `takes at most ${maximum} entries`;
  return bound.inclusive ? `must be at most ${maximum}` : `must be less than ${maximum}`;
}

function receivedAs(input: unknown): string {
  if (input === null) return 'empty';
  if (Array.isArray(input)) return 'a list';
  return RECEIVED[typeof input as keyof typeof RECEIVED] ?? typeof input;
}
