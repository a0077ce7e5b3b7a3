import type { Json } from '../../../core/json.ts';

/** For number plates and codes: "ab-12 cd" is AB-12 CD. */
export function upperCase(value: Json): Json {
  return typeof value === 'string' ? value.toUpperCase() : value;
}
