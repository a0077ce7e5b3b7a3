import { z } from 'zod';
import { EXPLANATIONS } from '../core/clause-record.ts';
import { replySchema } from './reply-schema.ts';

/** The record of a turn as it goes over the wire: one row says why it said what it said (X17). */

export const json = z.record(z.string(), z.unknown());

const consentSchema = z
  .object({
    proposal: z.string(),
    act: z.string(),
    fresh: z.boolean(),
    verdict: z.enum(['yes', 'no', 'not_now', 'other']),
    why: z.string(),
    pieces: z.array(z.object({ kind: z.string(), text: z.string(), act: z.string().nullish() })),
  })
  .describe('Whether the message was a yes to what was proposed, and why');

const clauseSchema = z
  .object({ words: z.string(), found: z.array(z.looseObject({ kind: z.string(), words: z.string() })) })
  .describe('A sentence as it was read, and what was found in it');

/** What a sentence of the explanation is about, in the order of the turn. */
const SUBJECTS = ['heard', 'understood', 'agreed', 'did', 'moved', 'said'] as const;

export const turnSchema = z.object({
  version: z.number().describe('The version of the record; before 2 neither rules, states passed nor keys were kept'),
  seq: z.number(),
  now: z.string(),
  events: z.array(z.object({ id: z.string(), seq: z.number(), receivedAt: z.string(), event: json })),
  interpretation: z
    .object({
      intent: z.object({
        type: z.string(),
        entities: json,
        confidence: z.number(),
        source: z.string(),
        rule: z.string().describe('The rule that heard it, such as appointment/offered/select, desk/faq, consent/yes'),
      }),
      also: z
        .array(z.object({ type: z.string(), entities: json }))
        .optional()
        .describe('What else was asked in the same breath'),
      desk: z.array(json),
      language: z.string(),
      clauses: z.array(clauseSchema).optional(),
      unexplained: z.string().optional().describe('The words that nothing explains'),
      explained: z
        .array(z.object({ words: z.string(), as: z.enum(EXPLANATIONS) }))
        .optional()
        .describe('What a language model took such words for'),
      consent: consentSchema.optional(),
      flow: z.string().optional(),
      refused: z.object({ type: z.string(), entities: json }).optional(),
    })
    .nullable(),
  unread: z.string().optional().describe('Why words that came were not read'),
  results: z.array(
    z.object({
      tool: z.string(),
      input: json,
      key: z.string().nullable().describe('The key a call with consequences was made under'),
      grant: z
        .string()
        .optional()
        .describe('What allowed it: the proposal agreed to, or the event that was no message'),
      outcome: json,
    }),
  ),
  flow: z.string(),
  stateBefore: z.string(),
  stateAfter: z.string(),
  passed: z
    .array(z.object({ flow: z.string(), state: z.string(), by: z.string().nullable() }))
    .describe('Every state on the way, each with the event that led there'),
  settled: z
    .array(z.object({ key: z.string(), fate: z.enum(['undone', 'given_up', 'done', 'unknown']) }))
    .optional()
    .describe('What became of calls whose outcome nobody had known'),
  replies: z.array(replySchema),
  said: z
    .array(z.object({ flow: z.string(), key: z.string(), reply: z.number() }))
    .describe('The messages that the replies are made of, by flow and key; `reply` is the place of theirs, from 0'),
  phrased: z
    .array(
      z.object({
        reply: z.number(),
        template: z.string(),
        text: z.string().nullable().describe('The model’s wording, where it was sent; null where the template was'),
        refused: z.object({ why: z.string(), text: z.string().optional() }).optional(),
      }),
    )
    .optional()
    .describe('How the replies came to their wording, where a language model was asked for one'),
  rejected: z.string().nullable(),
  failure: z.string().nullable(),
  hashes: z.record(z.string(), z.string()),
  explanation: z
    .array(z.object({ about: z.enum(SUBJECTS), text: z.string() }))
    .describe('The turn in plain English sentences, made of this record alone'),
});

export type Turn = z.infer<typeof turnSchema>;
