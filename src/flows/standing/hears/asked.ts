import type { JsonObject } from '../../../core/json.ts';
import type { Heard } from './heard.ts';
import { heardPerson } from './person.ts';
import { withoutReference } from './reference.ts';
import { wanted } from './wanted.ts';

/** What they said of when, and by what they say that it is theirs (X14). */
export function asked({ bare, reading, reference }: Heard): JsonObject {
  if (reference === null) return wanted(bare);
  const name = heardPerson(withoutReference(reading, reference))?.['name'];
  return { ...wanted(bare), reference: reference.reference, ...(typeof name === 'string' && { name }) };
}
