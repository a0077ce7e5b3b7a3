import { z } from 'zod';

/** What is left blank is not set. */
export const text = z
  .string()
  .trim()
  .optional()
  .transform((given) => given || undefined);

/** A secret that is set and empty is a mistake that nobody would notice, and would let in whoever leaves it empty too. */
export const secret = z
  .string()
  .refine((given) => given.trim() !== '', 'is set but empty: give it a value, or leave it unset')
  .optional();

export const address = text.refine(isAddress, 'must be an address that begins with http:// or https://');

/** An address that paths are added to, written with a stroke at its end or without. */
export const base = address.transform((given) => given?.replace(/\/+$/, ''));

export function isAddress(given: string | undefined): boolean {
  return given === undefined || (/^https?:\/\//.test(given) && URL.canParse(given));
}

export function whole(max: number) {
  const isWhole = (given: string | undefined) => given === undefined || (/^\d+$/.test(given) && Number(given) <= max);
  return text
    .refine(isWhole, `must be a whole number from 0 to ${max}`)
    .transform((given) => (given === undefined ? undefined : Number(given)));
}

export function oneOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return text.pipe(z.enum(words, `must be ${words.join(' or ')}`).optional());
}
