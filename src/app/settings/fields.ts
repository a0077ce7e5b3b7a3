import type { Json, JsonObject } from '../../core/json.ts';
import { pathOf, pointerOf, valueAt } from '../../domain/edits.ts';
import type { Section } from '../../ports/settings.ts';
import { businessJsonSchema } from '../check/schema.ts';
import type { Registry } from '../registry.ts';

/** A field of a business's file that its owners may edit, and where they find it. */
export interface Field {
  readonly pointer: string;
  readonly section: Section;
  readonly schema: JsonObject;
}

/**
 * Those that every business has. What is not here is the server's: who the business is, which flows it runs, the channels,
 * the money and the addresses outside.
 */
const COMMON: { readonly [S in Section]?: readonly string[] } = {
  hours: ['/hours', '/exceptions', '/slotMinutes', '/stepMinutes', '/lookAheadDays'],
  people: ['/resources'],
  reminders: ['/reminders', '/waiting'],
  answers: ['/topics', '/urgent'],
  appearance: ['/site/colour', '/site/picture', '/site/origins', '/welcome/greeting', '/welcome/suggestions'],
  contact: ['/name', '/contact', '/support', '/standing'],
};

/** What of a flow's settings is about people. */
const PEOPLE: readonly string[] = ['stylists', 'guides'];

export function fieldsOf(flows: readonly string[], registry: Registry): readonly Field[] {
  const whole = JSON.parse(JSON.stringify(businessJsonSchema(registry))) as JsonObject;
  const common = Object.entries(COMMON).flatMap(([section, pointers]) =>
    pointers.map((pointer) => ({ pointer, section: section as Section })),
  );
  const own = flows.flatMap((flow) =>
    Object.keys(objectAt(whole, ['properties', 'settings', 'properties', flow, 'properties']))
      .filter((name) => !registry.get(flow)?.fixed.includes(name))
      .map((name) => {
        const section: Section = PEOPLE.includes(name) ? 'people' : 'offers';
        return { pointer: pointerOf(['settings', flow, name]), section };
      }),
  );
  return [...common, ...own].map((field) => ({ ...field, schema: schemaAt(whole, field.pointer) }));
}

function schemaAt(whole: JsonObject, pointer: string): JsonObject {
  return objectAt(
    whole,
    pathOf(pointer).flatMap((part) => ['properties', part]),
  );
}

function objectAt(value: Json, path: readonly string[]): JsonObject {
  const found = valueAt(value, pointerOf(path));
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as JsonObject) : {};
}

/** What the amounts of a field are in. */
export function currencyOf(document: JsonObject, pointer: string): string | null {
  const [settings, flow = ''] = pathOf(pointer);
  const currency = settings === 'settings' ? valueAt(document, pointerOf(['settings', flow, 'currency'])) : null;
  return typeof currency === 'string' ? currency : null;
}
