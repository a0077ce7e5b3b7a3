import type { Business } from '../../../domain/business.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Customers } from '../../../ports/customers.ts';
import type { Tool } from '../../../ports/tool.ts';
import { type DialogueSettings, dialogueSettings } from '../settings.ts';
import type { Task } from '../task/schema.ts';
import { flightTools } from './flights/index.ts';
import { httpTool } from './http/index.ts';
import { ledgerTools } from './ledger/index.ts';

export interface DialogueParts {
  readonly bookings: Bookings;
  readonly customers: Customers;
  readonly fetch: typeof globalThis.fetch;
  /** The secret of this name, as the business configured it, or null. */
  readonly secret: (name: string) => string | null;
}

type Bundle = (business: Business, settings: DialogueSettings, parts: DialogueParts) => readonly Tool[];

/** Bundles of TypeScript functions that a business can name under `settings.dialogue.functions`. */
const bundles: ReadonlyMap<string, Bundle> = new Map<string, Bundle>([
  ['flights', (business, settings, parts) => flightTools({ business, settings, ...parts })],
  ['ledger', (business, settings, { bookings }) => ledgerTools(business, settings, bookings)],
]);

/** Every action that the tasks declare, as a tool: a function of the bundle, or the HTTP endpoint declared with it (C8). */
export function dialogueTools(business: Business, tasks: readonly Task[], parts: DialogueParts): readonly Tool[] {
  const settings = dialogueSettings(business);
  const functions = bundles.get(settings.functions)?.(business, settings, parts) ?? [];
  const steps = tasks.flatMap((task) => task.steps.filter((step) => step.kind === 'action'));
  const names = [...new Set(steps.map((step) => step.action))];
  return names.map((name) => {
    const uses = steps.filter((step) => step.action === name);
    const looks = uses.every((step) => step.looks);
    const declared = uses.find((step) => step.http !== undefined);
    if (declared?.http !== undefined) return httpTool({ ...declared, looks }, declared.http, settings, parts);
    const tool = functions.find((one) => one.name === name);
    if (tool === undefined)
      throw new Error(`${business.id}: nothing does the action ${name}; see settings.dialogue.functions`);
    // A step that calls it a look would run it without a yes, which the engine refuses (X11).
    if (tool.consequence !== null && uses.some((step) => step.looks))
      throw new Error(`${business.id}: the action ${name} changes something, so it cannot be \`looks: true\``);
    return tool;
  });
}
