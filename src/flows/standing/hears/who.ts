import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import type { Reading } from '../../../core/reading.ts';
import type { Weighed, WeighedIntent } from '../../../core/rules.ts';
import type { Standing } from '../context.ts';
import { heardName, heardPerson, isPlainlyTold } from './person.ts';
import { codeIn, type Reference, referenceIn, withoutReference } from './reference.ts';
import { speaksOf } from './speaks.ts';
import { says } from './vocabulary.ts';

/** A plain answer to what was asked of somebody's own; what only looks like one waits for whether the journey knows better. */
const PLAINLY = 0.95;
const PERHAPS = 0.5;

const person = z.strictObject({
  name: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  email: z.string().exactOptional(),
  unread: z.enum(['name', 'phone']).exactOptional(),
});
const ticket = z.strictObject({ reference: z.string().exactOptional(), name: z.string().exactOptional() });
const proof = z.strictObject({ code: z.string() });

/** What can be heard of who somebody is: only while it is asked for (X14, X15). */
export function whoIntents(data: Standing): { readonly [type: string]: WeighedIntent } {
  const { question } = data;
  const intent = (
    meaning: string,
    entities: z.ZodObject,
    asked: Standing['question'],
    hear: (reading: Reading) => JsonObject | null,
  ): WeighedIntent => ({
    meaning,
    entities,
    hear: (reading): Weighed | null => {
      const heard = question === asked ? hear(reading) : null;
      if (heard === null) return null;
      const looksLikeIt = Object.keys(heard).join() === 'name' && !isPlainlyTold(reading);
      return { entities: heard, confidence: looksLikeIt ? PERHAPS : PLAINLY };
    },
  });
  return {
    introduce: intent('says who they are or how they are reached', person, 'name', (reading) => tells(reading, data)),
    identify: intent('gives the reference of a booking or its name', ticket, 'reference', shows),
    prove: intent('gives the code that was sent', proof, 'code', (reading) => {
      const code = codeIn(reading);
      return code === null ? null : { code };
    }),
  };
}

/** Where only a way to reach them was asked for, a name by itself is about something else. */
function tells(reading: Reading, { lacks }: Standing): JsonObject | null {
  const heard = heardPerson(reading);
  const isReach = heard !== null && ('phone' in heard || 'email' in heard || heard['unread'] === 'phone');
  return lacks === 'name' || isReach ? heard : null;
}

function shows(reading: Reading): JsonObject | null {
  const found = referenceIn(reading, true);
  const name =
    found === null ? heardName(reading) : (heardName(withoutReference(reading, found)) ?? nameBeside(reading, found));
  if (found === null && name === null) return null;
  return { ...(found && { reference: found.reference }), ...(name !== null && { name }) };
}

/** "SK-48213, tom baker": the one or two words that are left beside a reference are a name, unless they speak of it. */
function nameBeside(reading: Reading, { start, end }: Reference): string | null {
  const left = `${reading.text.slice(0, start)} ${reading.text.slice(end)}`;
  const words = left.split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean);
  const speaks = speaksOf({ ...reading, text: left }, 'reference') || says(reading, 'mine') || /[?？]/u.test(left);
  return words.length === 0 || words.length > BESIDE_MAX || speaks ? null : words.join(' ');
}

const BESIDE_MAX = 3;
