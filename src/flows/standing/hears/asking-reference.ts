import type { JsonObject } from '../../../core/json.ts';
import type { Reading } from '../../../core/reading.ts';
import { says } from '../vocabulary.ts';
import { type Heard, keeps, type StandingRule } from './heard.ts';
import { namesIt } from './inquiries.ts';
import { butByReference, protests } from './openings.ts';
import { heardName, isOnlyLikely } from './person.ts';
import { type Reference, referenceIn, withoutReference } from './reference.ts';
import { speaksOf } from './speaks.ts';

/** Nothing is known at this address: a reference and a name may open what stands (X14). */
export const askingReferenceRules: readonly StandingRule[] = [
  {
    rule: 'does not have the reference',
    means: 'lacks',
    when: ({ reading }) => speaksOf(reading, 'lacks') && referenceIn(reading, true) === null,
    examples: [
      "I don't have the reference",
      { said: 'no la tengo, soy Ana García', in: 'es' },
      { said: '我忘了编号', in: 'zh' },
    ],
  },
  {
    rule: 'gives the reference or the name of a booking',
    means: 'identify',
    when: (heard) => shown(heard) !== null && !isOnlyLikely(shown(heard), heard.reading),
    gives: (heard) => shown(heard) ?? {},
    examples: ['SK-48213, tom baker', 'my name is Tom Baker', { said: '编号LU-6D475A', in: 'zh' }],
  },
  keeps,
  protests,
  ...butByReference,
  namesIt,
  {
    rule: 'says what may be a name',
    means: 'identify',
    when: (heard) => shown(heard) !== null,
    gives: (heard) => shown(heard) ?? {},
    certainty: 'guess',
    examples: ['tom'],
  },
];

function shown({ reading }: Heard): JsonObject | null {
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
