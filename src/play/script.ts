import { z } from 'zod';
import { textIn } from '../app/files.ts';
import { ANSWERS } from '../core/consent/tap.ts';
import { findingsOf } from '../domain/finding.ts';
import { describeProblem, READ_ONCE, readWritten } from '../domain/written.ts';
import { WHENS } from './faults.ts';

/** A conversation written down: what the customer does, and what is expected of us. See docs/guides/scripts.md. */
const expectation = z
  .strictObject({
    state: z.string(),
    reply: z.array(z.string()),
    notReply: z.array(z.string()),
    context: z.record(z.string(), z.json()),
    tools: z.array(z.string()),
    notTools: z.array(z.string()),
    intent: z.string(),
    bookings: z.int(),
    handoff: z.boolean(),
  })
  .partial();

const instant = z.iso.datetime({ offset: true });
const expect = expectation.optional();
const answer = z.enum(ANSWERS);
const times = z.int().positive().default(1);

const steps = {
  user: z.strictObject({ user: z.coerce.string(), expect }),
  tap: z.strictObject({
    tap: z.union([answer, z.strictObject({ answer, of: z.int().positive() })]),
    expect,
  }),
  wait: z.strictObject({ wait: z.string(), expect }),
  lead: z.strictObject({ lead: z.strictObject({ name: z.string(), phone: z.coerce.string() }), expect }),
  payment: z.strictObject({ payment: z.enum(['paid', 'failed']), expect }),
  staff: z.strictObject({
    staff: z.union([
      z.enum(['take_over', 'give_back', 'call_off']),
      z.strictObject({ write: z.string(), name: z.string() }),
      z.strictObject({ move: z.string(), resource: z.string().optional() }),
    ]),
    expect,
  }),
  taken: z.strictObject({
    taken: z.strictObject({ resource: z.string(), start: instant, minutes: z.int().positive() }),
    expect,
  }),
  freed: z.strictObject({ freed: z.strictObject({ resource: z.string(), start: instant }), expect }),
  break: z.strictObject({
    break: z.union([
      z.strictObject({ tool: z.string(), times, when: z.enum(WHENS).default('before') }),
      z.strictObject({ store: z.literal('down'), times }),
      z.strictObject({ channel: z.literal('down'), times }),
    ]),
    expect,
  }),
  from: z.strictObject({
    from: z.strictObject({ address: z.coerce.string(), channel: z.string().default('webchat') }),
    expect,
  }),
  business: z.strictObject({
    business: z.strictObject({
      set: z.record(z.string(), z.json()).default({}),
      remove: z.array(z.string()).default([]),
    }),
    expect,
  }),
  code: z.strictObject({ code: z.literal(true), expect }),
  model: z.strictObject({ model: z.string(), expect }),
  restart: z.strictObject({ restart: z.literal(true), expect }),
  resend: z.strictObject({ resend: z.literal(true), expect }),
};

export const scriptStep = z.union(Object.values(steps) as [typeof steps.user, typeof steps.wait], {
  error: `a step has one of these: ${Object.keys(steps).join(', ')}`,
});

const script = z.strictObject({
  business: z.string(),
  now: instant,
  from: z.coerce.string().optional(),
  channel: z.string().optional(),
  steps: z.array(scriptStep).min(1),
});

export type Expected = z.infer<typeof expectation>;
export type StepKind = keyof typeof steps;
export type ScriptStep = z.infer<(typeof steps)[StepKind]>;
export type Script = Omit<z.infer<typeof script>, 'steps'> & { readonly steps: readonly ScriptStep[] };

/** Reads a script; what is wrong with it is said with the place it stands at. */
export function readScript(file: string): Script {
  const written = readWritten(textIn(file), file);
  const parsed = script.safeParse(withInstants(written.value), READ_ONCE);
  if (parsed.success) return parsed.data as Script;
  const problems = written.problems.length > 0 ? written.problems : findingsOf(parsed.error).map(written.at);
  throw new Error(`${file} is no conversation script:\n  ${problems.map(describeProblem).join('\n  ')}`);
}

/** YAML makes a date of an unquoted instant in some dialects; people need not know. */
function withInstants(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

export function isInstant(text: string): boolean {
  return instant.safeParse(text).success;
}

const UNITS: { readonly [unit: string]: number } = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `16m`, `2h1m`, `7d`: so many milliseconds. */
export function durationOf(text: string): number {
  const parts = [...text.matchAll(/(\d+)\s*([smhd])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text.replaceAll(/\s+/g, '')) {
    throw new Error(`"${text}" is no length of time; one is written like 16m, 2h1m or 7d`);
  }
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (UNITS[unit ?? ''] ?? 0), 0);
}
