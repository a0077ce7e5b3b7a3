import type { Catalogues } from '../core/flow.ts';
import { COMMON_LANGUAGE, type Locale } from '../core/locale.ts';
import { messageOf } from '../core/message-of.ts';
import { type Finding, mistake } from '../domain/finding.ts';
import { compileMessage } from './spoken/message.ts';
import { localesOf } from './words.ts';

/**
 * Whether catalogues are complete: every language has every key with the same facts, and with a list of the keys in use,
 * none is unused or missing. Answers with complaints a translator can act on; none is what a test asks for.
 */
export function compareCatalogues(catalogues: Catalogues, keys?: readonly string[]): readonly string[] {
  const wanted = new Set(keys ?? localesOf(catalogues).flatMap((locale) => Object.keys(catalogues[locale] ?? {})));
  const complaints: string[] = [];
  for (const locale of localesOf(catalogues)) {
    const texts = catalogues[locale] ?? {};
    for (const key of wanted) if (!Object.hasOwn(texts, key)) complaints.push(`${locale}: "${key}" is missing`);
    for (const key of Object.keys(texts)) if (!wanted.has(key)) complaints.push(`${locale}: "${key}" is never said`);
  }
  for (const key of wanted) complaints.push(...compareMessage(key, catalogues));
  return complaints;
}

/**
 * Whether a business may say these messages its own way: each must exist, be readable, and state no fact that the
 * original does not have. Leaving one out is the business's choice.
 */
export function checkOverrides(catalogues: Catalogues, overrides: Catalogues): readonly Finding[] {
  return localesOf(overrides).flatMap((locale) =>
    Object.entries(overrides[locale] ?? {}).flatMap(([key, text]) => {
      const original = catalogues[locale]?.[key] ?? catalogues[COMMON_LANGUAGE]?.[key];
      if (original === undefined) return [mistake([locale, key], 'is no message of ours')];
      const mine = factsOf(locale, key, text);
      if ('complaint' in mine) return [mistake([locale, key], mine.complaint)];
      const theirs = factsOf(locale, key, original);
      const unknown = [...mine.facts].filter((fact) => !('facts' in theirs && theirs.facts.has(fact)));
      return unknown.map((fact) => mistake([locale, key], `states {${fact}}, which it is never given`));
    }),
  );
}

/** Whether a message states the same in every one of these languages. */
export function compareMessage(key: string, catalogues: Catalogues): readonly string[] {
  const complaints: string[] = [];
  let first: Stated | null = null;
  for (const locale of localesOf(catalogues)) {
    const text = catalogues[locale]?.[key];
    if (text === undefined) continue;
    const read = factsOf(locale, key, text);
    if ('complaint' in read) complaints.push(read.complaint);
    else if (first === null) first = { locale, facts: read.facts };
    else complaints.push(...differences(key, first, { locale, facts: read.facts }));
  }
  return complaints;
}

interface Stated {
  readonly locale: Locale;
  readonly facts: ReadonlySet<string>;
}

function differences(key: string, one: Stated, other: Stated): readonly string[] {
  const missing = [...one.facts].filter((fact) => !other.facts.has(fact));
  const extra = [...other.facts].filter((fact) => !one.facts.has(fact));
  return [
    ...missing.map((fact) => `${other.locale}: "${key}" leaves out {${fact}}, which ${one.locale} states`),
    ...extra.map((fact) => `${other.locale}: "${key}" states {${fact}}, which ${one.locale} does not`),
  ];
}

function factsOf(
  locale: Locale,
  key: string,
  text: string,
): { readonly facts: ReadonlySet<string> } | { readonly complaint: string } {
  try {
    return { facts: compileMessage(text, locale).facts };
  } catch (error) {
    return {
      complaint: `${locale}: "${key}" cannot be read: ${messageOf(error)}`,
    };
  }
}
