import type { Json } from '../../../core/json.ts';
import { titleCase } from './title_case.ts';
import { upperCase } from './upper_case.ts';

/** Brings a value that its type has already accepted into the form the business wants. */
export type Normaliser = (value: Json) => Json;

/** The normalisers a task can name. A new one is one small file and one line here. */
export const normalisers: ReadonlyMap<string, Normaliser> = new Map([
  ['upper_case', upperCase],
  ['title_case', titleCase],
]);
