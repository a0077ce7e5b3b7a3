import { z } from 'zod';
import { remembered } from '../../core/remembered.ts';
import type { Business } from '../../domain/business.ts';
import { READ_ONCE } from '../../domain/written.ts';
import { HISTORY_MESSAGES_MAX } from './remember.ts';

const entry = z.strictObject({
  id: z.string(),
  names: z.array(z.string().min(1)).min(1),
  /** What actions need to know of it. */
  facts: z.record(z.string(), z.json()).default({}),
  /** A namesake that people may mean and that is not to be had, so that they are not given the one that is. */
  absent: z.literal(true).exactOptional(),
});

/** What a business that runs the framework writes under `settings.dialogue`. */
export const dialogueSettingsSchema = z.strictObject({
  /** Task files, beside the business's own file. */
  tasks: z.array(z.string()).min(1),
  /** What items are chosen from, by name of the list; of each entry's names the first is how it is written. */
  lists: z.record(z.string(), z.array(entry)).default({}),
  /** The bundle of TypeScript functions that actions without an HTTP endpoint are. */
  functions: z.enum(['ledger', 'flights']).default('ledger'),
  /** What references of bookings begin with: `SK` makes SK-48213. */
  referencePrefix: z
    .string()
    .regex(/^[A-Z]{1,4}$/, 'is one to four capital letters')
    .default('HF'),
  /** How many messages of both sides are kept with the state. */
  historyMessagesMax: z.int().min(0).max(200).default(HISTORY_MESSAGES_MAX),
  /** Hosts that declared HTTP actions may call. */
  hosts: z.array(z.string()).default([]),
  /** Names of environment variables with the secrets that requests are signed with. */
  secrets: z.record(z.string(), z.string()).default({}),
});

export type DialogueSettings = z.output<typeof dialogueSettingsSchema>;

export const dialogueSettings = remembered(
  (business: Business): DialogueSettings => dialogueSettingsSchema.parse(business.settings['dialogue'], READ_ONCE),
);

/** The business with its task files found beside the file that names them. */
export function withTaskFilesIn(directory: string, business: Business): Business {
  if (!business.flows.includes('dialogue')) return business;
  const settings = dialogueSettings(business);
  const tasks = settings.tasks.map((file) => `${directory.replace(/\/$/, '')}/${file}`);
  return { ...business, settings: { ...business.settings, dialogue: { ...settings, tasks } } };
}
