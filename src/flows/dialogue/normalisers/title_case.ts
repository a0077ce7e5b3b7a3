import type { Json } from '../../../core/json.ts';

/** For names typed in haste: "ana lópez" is Ana López. Words with a capital of their own are left alone. */
export function titleCase(value: Json): Json {
  if (typeof value !== 'string') return value;
  return value.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word) =>
    word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
}
