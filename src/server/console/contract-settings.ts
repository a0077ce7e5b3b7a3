import { z } from 'zod';
import type { Json } from '../../core/json.ts';
import { SECTIONS } from '../../ports/settings.ts';
import { problemSchema } from '../schemas.ts';
import { bookingViewSchema } from './contract.ts';

/**
 * What a business's file says and its owners say otherwise (G7). A field goes by its place in the file as a JSON pointer:
 * `/hours`, `/settings/salon/services`, `/words/en/booked`. Staff read, owners change.
 */

const instant = z.string().describe('ISO 8601 with offset');
const field = z.string().max(300).describe('A JSON pointer into the file');
/** Whatever a file may say. */
const json = z.unknown() as unknown as z.ZodType<Json, Json>;
const number = z.number().int().nonnegative();

const problems = z.array(
  z.object({
    field: z.string().describe('Where, as a dotted path: settings.salon.services.1.name'),
    message: z.string(),
  }),
);

/** `GET …/settings`. */
export const settingsSchema = z.object({
  version: number.describe('0 while nothing was ever edited'),
  readOnly: z.boolean().describe('The file says that nobody may edit here'),
  locales: z.array(z.string()),
  fields: z.array(
    z.object({
      pointer: field,
      section: z.enum(SECTIONS),
      schema: z.record(z.string(), json).describe('What may stand there, as JSON Schema'),
      file: json.describe('What the file says; null where it says nothing'),
      value: json.describe('What counts'),
      edited: z.boolean(),
      currency: z.string().nullable().describe('What amounts in it are in, as hundredths'),
    }),
  ),
  aside: problems.describe('Edits that no longer hold and do not count'),
});

const version = z.object({
  version: number,
  at: instant,
  by: z.string(),
  brings: number.nullable().describe('The version that it brings back; null where it was not made by undoing'),
  changes: z.array(z.object({ path: z.array(z.string()), before: json, after: json })),
});

const despite = number
  .optional()
  .describe('How many bookings are known to lose their footing by it, as the answer before said');

/** `PUT …/settings`: 200 with the settings as they are now; 409 `changed` where others changed the same, `strands`
 * where bookings lose their footing; 422 `refused`. */
export const settingsBody = z.object({
  version: number.describe('The version that was looked at'),
  edits: z.record(field, json).describe('What fields are to say; null leaves one out'),
  reset: z.array(field).max(1_000).default([]).describe('The fields that are to say what the file says again'),
  despite,
});

export const changedSchema = problemSchema.extend({
  since: z.array(version),
  stranded: z
    .object({ count: number, first: z.array(bookingViewSchema) })
    .nullable()
    .describe('What stays booked though nobody would offer it any more'),
});
export const refusedSchema = problemSchema.extend({ problems });

/** `POST …/settings/undo`: a new version that equals an earlier one; 0 is the file. */
export const undoBody = z.object({ version: number, to: number, despite });

/** `GET …/settings/history`. */
export const historyQuery = z.object({ before: z.coerce.number().int().positive().optional() });
export const settingsHistorySchema = z.object({ versions: z.array(version), next: number.nullable() });

/** `GET …/settings/messages`: every message that the business can say. */
export const messagesSchema = z.object({
  messages: z.array(
    z.object({
      key: z.string(),
      facts: z.array(z.string()).describe('What it may state, in braces'),
      texts: z.record(
        z.string(),
        z.object({
          original: z.string().describe('The words of the house'),
          text: z.string().describe('What counts'),
          file: z.string().nullable(),
          edited: z.boolean(),
          preview: z.string().describe('How it reads, with facts made up'),
        }),
      ),
    }),
  ),
});

/** `POST …/settings/preview`. */
export const previewBody = z.object({ locale: z.string().max(10), text: z.string().max(4_000) });
export const previewSchema = z.object({ text: z.string().nullable(), problem: z.string().nullable() });

/** `GET` and `PUT …/quick-replies`: what staff write often, shared by all of them. */
export const quickRepliesSchema = z.object({ replies: z.array(z.string().trim().min(1).max(1_000)).max(50) });

export type SettingsView = z.infer<typeof settingsSchema>;
export type FieldView = SettingsView['fields'][number];
export type SettingsHistory = z.infer<typeof settingsHistorySchema>;
export type VersionView = SettingsHistory['versions'][number];
export type Messages = z.infer<typeof messagesSchema>;
export type QuickReplies = z.infer<typeof quickRepliesSchema>;
