import { z } from 'zod';
import type { JsonObject } from '../../core/json.ts';
import type { ModelIntent, ModelQuestion } from '../../core/model-reader.ts';

function intent(type: string, meaning: string, entities: z.ZodObject): ModelIntent {
  return { type, meaning, entities: z.toJSONSchema(entities, { io: 'input' }) as JsonObject };
}

/** A question as a desk with two times on the table would put it. */
export const question: ModelQuestion = {
  text: 'the one after lunch',
  language: 'en',
  now: '2026-03-02T08:00:00Z',
  timeZone: 'Europe/London',
  question: 'which of the listed times they would like',
  options: [
    { id: '2026-03-03T09:00:00+00:00', label: 'Tuesday at 9:00' },
    { id: '2026-03-03T14:00:00+00:00', label: 'Tuesday at 14:00' },
  ],
  clauses: [{ words: 'the one after lunch', mood: 'tells', found: [] }],
  intents: [
    intent('select', 'picks one of the listed times', z.strictObject({ choice: z.int() })),
    intent(
      'constraint',
      'wishes for another time',
      z.strictObject({ date: z.string().optional(), window: z.enum(['morning', 'afternoon']).optional() }),
    ),
    intent('unclear', 'anything else', z.strictObject({})),
  ],
};

const period = z.strictObject({ startDate: z.string().nullable(), endDate: z.string().nullable() });

/** A question whose answer is the protocol's object itself (E2). */
export const protocolQuestion: ModelQuestion = {
  ...question,
  options: [{ id: '7d3a', label: 'Salle Lumière' }],
  instructions: 'Step 2 of 4: the space. Known so far: nothing.',
  protocol: 'protocol',
  intents: [
    intent(
      'protocol',
      'COMPLETED when the space is chosen, PENDING while it is not.',
      z.strictObject({
        status: z.enum(['PENDING', 'COMPLETED', 'CANCELED']),
        response: z.string(),
        spaceId: z.string().nullable(),
        period: period.nullable(),
        change: z.enum(['space', 'period']).optional(),
      }),
    ),
    intent('unclear', 'nothing was heard', z.strictObject({})),
  ],
};
