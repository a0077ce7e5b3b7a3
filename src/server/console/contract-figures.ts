import { z } from 'zod';

/**
 * The figures of a business (G6). A visit is somebody who writes, until they have been silent for a day; it counts on the day
 * it began. What happened in a turn counts on the day of the turn, whether somebody came on the day it was booked for.
 */

const day = z.iso.date().describe('A day of the business, as 2026-03-02');

/** `GET …/figures?from&to&channel&language`: the last thirty days unless told; a year at most. */
export const figuresQuery = z.object({
  from: day.optional(),
  to: day.optional(),
  channel: z.string().min(1).max(50).optional(),
  language: z.string().min(1).max(20).optional(),
});

const count = z.number().int();

const summary = z.object({
  wrote: count.describe('Visits'),
  offered: count.describe('Something was put to them to choose from'),
  chose: count,
  booked: count,
  paid: count,
  came: count.describe('As staff marked it, on the day it was booked for'),
  no_show: count,
  answers: count.describe('Turns in which the bot heard words'),
  without_model: count.describe('Of these, with no language model'),
  handed_over: count,
  not_understood: count,
  medianSeconds: z.number().nullable().describe('From the first word to the booking, to within a twentieth'),
  takings: z.array(z.object({ currency: z.string(), cents: count, refundedCents: count })),
});

const group = summary.extend({ name: z.string() });

export const figuresSchema = z.object({
  from: day,
  to: day,
  timeZone: z.string(),
  totals: summary,
  days: z.array(summary.extend({ day })).describe('Every day of the period'),
  flows: z.array(
    group.extend({
      stopped: z
        .array(z.object({ state: z.string(), means: z.string().nullable(), count }))
        .describe('Where those stand who went no further'),
    }),
  ),
  channels: z.array(group).describe('Whatever channel was asked for'),
  languages: z.array(group).describe('Whatever language was asked for'),
  unheard: z
    .array(
      z.object({
        conversation: z.string(),
        seq: count,
        at: z.string(),
        words: z.string(),
        flow: z.string(),
        state: z.string(),
        channel: z.string(),
        language: z.string(),
      }),
    )
    .describe('Words that nothing was made of, the newest first'),
});

/** `GET …/figures/:table`: one of the tables as CSV. A cell that a spreadsheet would take for a formula is made harmless. */
export const FIGURE_TABLES = ['days', 'flows', 'stopped', 'channels', 'languages', 'unheard'] as const;

export type FiguresView = z.infer<typeof figuresSchema>;
