import type { z } from 'zod';
import type { Flow } from '../core/flow.ts';
import type { Business } from '../domain/business.ts';
import { below, type Finding, findingsOf } from '../domain/finding.ts';
import { READ_ONCE } from '../domain/written.ts';
import type { Mirror } from '../mirror/mirror.ts';
import type { Keeper } from '../ports/keeper.ts';
import type { Till } from '../ports/payments.ts';
import type { Store } from '../ports/store.ts';
import type { Tool } from '../ports/tool.ts';
import type { Waiter } from '../ports/waiter.ts';
import type { Weather } from '../ports/weather.ts';

/** A flow as a business runs it. */
export interface Journey {
  readonly flow: Flow;
  readonly tools: readonly Tool[];
  /** What it knows of the bookings it made (X14). */
  readonly keeper: Keeper;
  /** What it knows of waiting for one (decision 18); absent where nobody can. */
  readonly waiter?: Waiter;
}

/** What a flow may need to run for a business: the store, and what the settings give it. */
export interface FlowParts extends Store {
  readonly weather?: Weather;
  readonly till: Till;
  /** Where a booking is found as a calendar file; without it none is offered. */
  readonly calendarLink?: (booking: string) => string;
  /** What knows whether outside calendars are in step; without it there are none. */
  readonly outside?: Pick<Mirror, 'missing'>;
  readonly secretNamed: (name: string) => string | null;
  readonly fetch: typeof globalThis.fetch;
}

/** A flow that a business can run: what is written for it, and what is made of that. */
export interface Offered {
  /** What business files call it under `flows`. */
  readonly name: string;
  /** What stands under `settings` of the business's file, by the flow's name. */
  readonly settings: z.ZodType;
  /** Which of these only the file says: what the server itself rests on, and not the owner in the console (G7). */
  readonly fixed: readonly string[];
  /** What each part of it allows but the whole does not. */
  readonly check: (settings: never, business: Business) => readonly Finding[];
  readonly flow: (business: Business) => Flow;
  readonly work: (business: Business, parts: FlowParts) => Omit<Journey, 'flow'>;
  /** Whether money is asked for on it, by what stands under its settings. */
  readonly takesPayments: (settings: Business['settings'][string] | undefined) => boolean;
}

interface Offering<Settings extends z.ZodType> extends Pick<Offered, 'name' | 'flow' | 'work'> {
  readonly settings: Settings;
  /** Nothing but the parts is checked unless told. */
  readonly check?: (settings: z.output<Settings>, business: Business) => readonly Finding[];
  /** Everything may be edited unless told. */
  readonly fixed?: readonly string[];
  /** Unless told, where a deposit is declared. */
  readonly takesPayments?: Offered['takesPayments'];
}

/** Offers a flow to businesses. */
export function offerFlow<Settings extends z.ZodType>(offering: Offering<Settings>): Offered {
  return { check: () => [], fixed: [], takesPayments: hasDeposit, ...offering };
}

function hasDeposit(settings: Business['settings'][string] | undefined): boolean {
  return settings?.['deposit'] !== undefined;
}

/** Every flow that businesses can run here, by name, the simplest first. */
export type Registry = ReadonlyMap<string, Offered>;

/** Flows by name; two of one name are refused, for a business could not say which it runs. */
export function registryOf(offered: readonly Offered[]): Registry {
  const registry = new Map<string, Offered>();
  for (const one of offered) {
    if (registry.has(one.name)) throw new Error(`There are two flows named "${one.name}": call one of them otherwise.`);
    registry.set(one.name, one);
  }
  return registry;
}

/** What is wrong with what stands under `settings` for a flow, whatever the rest of the file says. */
export function checkShape(flows: Registry, name: string, written: unknown): readonly Finding[] {
  const parsed = flows.get(name)?.settings.safeParse(written, READ_ONCE);
  return parsed?.error ? below(['settings', name], findingsOf(parsed.error)) : [];
}

/** What is wrong with what a business says of a flow that it runs; where nothing is, the flow can be made. */
export function checkSettings(flows: Registry, name: string, business: Business): readonly Finding[] {
  const offered = flows.get(name);
  const parsed = offered?.settings.safeParse(business.settings[name], READ_ONCE);
  if (!parsed?.success) return checkShape(flows, name, business.settings[name]);
  return below(['settings', name], offered?.check(parsed.data as never, business) ?? []);
}

export function takesPayments(registry: Registry, { flows, settings }: Business): boolean {
  return flows.some((flow) => registry.get(flow)?.takesPayments(settings[flow]) === true);
}

/** Where a business stands among the others: by its first flow. */
export function rankOf(flows: Registry, { flows: [first = ''] }: Business): number {
  return [...flows.keys()].indexOf(first);
}

/** The flows of a business, made ready for it; null where one of them is not known. */
export function journeysOf(
  flows: Registry,
  business: Business,
  parts: FlowParts,
): readonly [Journey, ...Journey[]] | null {
  const [first, ...others] = business.flows.map((name) => {
    const offered = flows.get(name);
    return offered && { flow: offered.flow(business), ...offered.work(business, parts) };
  });
  const rest = others.filter((journey) => journey !== undefined);
  return first === undefined || rest.length < others.length ? null : [first, ...rest];
}
