import { z } from 'zod';
import { ANSWERS } from '../core/consent/tap.ts';

export const tapSchema = z
  .strictObject({ proposal: z.string().min(1).max(100), answer: z.enum(ANSWERS) })
  .describe('An answer by a button: it names its proposal, and counts only while that is the one that is open');

export const replySchema = z.object({
  id: z.string(),
  text: z.string(),
  image: z.string().optional().describe('An address or data URL of a picture shown with the reply'),
  until: z.string().optional().describe('Until when the picture is good: a code to pay with runs out'),
  buttons: z
    .array(z.object({ label: z.string(), tap: tapSchema }))
    .optional()
    .describe('What may be tapped in answer while a proposal is open; send `tap` back with the label as the text'),
  language: z.string().optional().describe('What it is written in'),
  by: z.string().optional().describe('Who of the business wrote it, where a person did'),
  choices: z
    .array(z.object({ label: z.string(), day: z.string().optional() }))
    .optional()
    .describe(
      'What it asks to choose from; send the label back as the text. Times have the day they are on beside them',
    ),
  payment: z.string().optional().describe('What it asks to pay for, as named at `payments` of the conversation'),
  calendar: z
    .object({ act: z.enum(['book', 'move', 'call_off']), url: z.string() })
    .optional()
    .describe('What it tells of as a file for a calendar, at an address of this server'),
});

export type ReplyView = z.infer<typeof replySchema>;
