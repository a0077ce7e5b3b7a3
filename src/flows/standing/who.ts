import { z } from 'zod';
import type { Hearing, IntentExpectation } from '../../core/expectation.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Reading } from '../../core/reading.ts';
import type { Standing } from './context.ts';
import { heardName, heardPerson } from './person.ts';
import { codeIn, referenceIn, withoutReference } from './reference.ts';

/** A plain answer to what was asked of somebody's own: before it, nothing else in the words counts. */
const PLAINLY = 0.95;

const person = z.strictObject({
  name: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  email: z.string().exactOptional(),
  unread: z.enum(['name', 'phone']).exactOptional(),
});
const claim = z.strictObject({ reference: z.string().exactOptional(), name: z.string().exactOptional() });
const proof = z.strictObject({ code: z.string() });

/** What can be heard of who somebody is: only while it is asked for (X14, X15). */
export function whoIntents(data: Standing): { readonly [type: string]: IntentExpectation } {
  const { question } = data;
  const intent = (
    meaning: string,
    entities: z.ZodObject,
    asked: Standing['question'],
    hear: (reading: Reading) => JsonObject | null,
  ): IntentExpectation => ({
    meaning,
    entities,
    hear: (reading): Hearing | null => {
      const heard = question === asked ? hear(reading) : null;
      return heard && { entities: heard, confidence: PLAINLY };
    },
  });
  return {
    introduce: intent('says who they are or how they are reached', person, 'name', (reading) => tells(reading, data)),
    identify: intent('gives the reference of a booking or its name', claim, 'reference', claims),
    prove: intent('gives the code that was sent', proof, 'code', (reading) => {
      const code = codeIn(reading);
      return code === null ? null : { code };
    }),
  };
}

/** Where only a way to reach them was asked for, a name by itself is about something else. */
function tells(reading: Reading, { asks }: Standing): JsonObject | null {
  const heard = heardPerson(reading);
  const isReach = heard !== null && ('phone' in heard || 'email' in heard || heard['unread'] === 'phone');
  return asks === 'name' || isReach ? heard : null;
}

function claims(reading: Reading): JsonObject | null {
  const found = referenceIn(reading, true);
  const name = heardName(
    found === null ? reading : nameBeside(withoutReference(reading, found), found.start, found.end),
  );
  if (found === null && name === null) return null;
  return { ...(found && { reference: found.reference }), ...(name !== null && { name }) };
}

/** "SK-48213, Tom Baker": what is left beside a reference is a name, if it looks like one. */
function nameBeside(reading: Reading, start: number, end: number): Reading {
  if (reading.mentions.some(({ kind }) => kind === 'name')) return reading;
  const left = `${reading.text.slice(0, start)} ${reading.text.slice(end)}`
    .replaceAll(/[^\p{L}\p{M}\s'’-]/gu, ' ')
    .trim();
  if (!LOOKS_LIKE_A_NAME.test(left)) return reading;
  const mention = { kind: 'name', name: left.replaceAll(/\s+/g, ' '), introduced: false, start, end } as const;
  return { ...reading, mentions: [...reading.mentions, mention] };
}

const LOOKS_LIKE_A_NAME =
  /^(?:\p{Lu}[\p{L}\p{M}'’-]+(?:\s+|$)){1,4}$|^\p{Script=Han}{2,4}$|^[\p{Script=Khmer}\p{M}]{2,20}(?: [\p{Script=Khmer}\p{M}]{2,20})?$/u;
