import { createRequire } from 'node:module';
import type { detectAll } from 'tinyld';

type Tinyld = { readonly detectAll: typeof detectAll };

let tinyld: Tinyld | null = null;

/**
 * Which languages a text may be in, the likeliest first, by the letters that follow each other. Its tables take as long to read as
 * a fifth of the program, and most messages are told apart before they are asked for: they are read when they are (issue 20).
 */
export const likeliest: typeof detectAll = (text, options) => {
  tinyld ??= createRequire(import.meta.url)('tinyld') as Tinyld;
  return tinyld.detectAll(text, options);
};
