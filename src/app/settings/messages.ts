import { type Facts, say } from '../../core/effect.ts';
import type { Catalogues } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { LOCALES, type Locale, ownLanguage } from '../../core/locale.ts';
import type { Business } from '../../domain/business.ts';
import { type Edits, pointerOf, valueAt } from '../../domain/edits.ts';
import { compileMessage } from '../../language/spoken/message.ts';
import { createWords, joinCatalogues, type Words } from '../../language/words.ts';
import type { Preview, ShownMessage } from '../../ports/settings.ts';

/** The words of a business as its owners see them: every message, its facts, and how it reads (G7). */
export function messagesOf(
  business: Business,
  catalogue: Catalogues,
  { file, edits }: { readonly file: JsonObject; readonly edits: Edits },
): readonly ShownMessage[] {
  const own = ownLanguage(business.locales);
  const texts = joinCatalogues(catalogue, business.words);
  const words = createWords(texts, { tags: business.tags });
  // What things are called is edited with the things, under keys that are made of their ids.
  const keys = Object.keys(catalogue[own] ?? {}).filter(
    (key) => !key.includes(':') && !ONLY_A_FACT.test(catalogue[own]?.[key] ?? ''),
  );
  return keys.map((key) => {
    const inEach = business.locales.map((locale) => {
      const pointer = pointerOf(['words', locale, key]);
      const original = catalogue[locale]?.[key] ?? '';
      const inFile = valueAt(file, pointer);
      const text = texts[locale]?.[key] ?? original;
      const preview = sayMadeUp(business, words, { locale, key, text });
      return [
        locale,
        {
          ...{ original, text, file: typeof inFile === 'string' ? inFile : null },
          edited: Object.hasOwn(edits, pointer),
          preview: preview.ok ? preview.text : '',
        },
      ] as const;
    });
    return { key, facts: factsOf(catalogue[own]?.[key] ?? '', own), texts: Object.fromEntries(inEach) };
  });
}

/** There is nothing in it to word. */
const ONLY_A_FACT = /^\{\w+\}$/;

function factsOf(text: string, locale: Locale): readonly string[] {
  return [...compileMessage(text, locale).facts];
}

/** How a text would read, with facts made up. */
export function previewOf(business: Business, language: string, text: string): Preview {
  const locale = LOCALES.find((one) => one === language);
  if (locale === undefined) return { ok: false, problem: `"${language}" is not spoken here` };
  const words = createWords({ [locale]: { text } }, { tags: business.tags });
  return sayMadeUp(business, words, { locale, key: 'text', text });
}

interface Said {
  readonly locale: Locale;
  readonly key: string;
  readonly text: string;
}

function sayMadeUp(business: Business, words: Words, { locale, key, text }: Said): Preview {
  try {
    const place = { now: MADE_UP_NOW, timeZone: business.timeZone };
    return { ok: true, text: words.render(locale, say(key, madeUp(business, text, locale)), place) };
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return { ok: false, problem: reason };
  }
}

const MADE_UP_NOW = '2026-03-02T09:00:00Z';
const MADE_UP_TIME = '2026-03-05T10:30:00Z';

/** What a fact goes by tells what it is; what nobody can guess is shown by its name. */
function madeUp(business: Business, text: string, locale: Locale): Facts {
  const { facts, counted } = compileMessage(text, locale);
  const currency = Object.values(business.settings)
    .map((one) => one['currency'])
    .find((one) => typeof one === 'string');
  const amount = { cents: 2500, currency: typeof currency === 'string' ? currency : 'EUR' };
  const fact = (name: string): Facts[string] => {
    if (counted.has(name)) return 2;
    if (/^(slot|when|start|until|to|from|moment)$/.test(name)) return { at: MADE_UP_TIME, as: 'slot' };
    if (/^(day|date)$/.test(name)) return { at: MADE_UP_TIME, as: 'day' };
    if (/^time$/.test(name)) return { at: MADE_UP_TIME, as: 'time' };
    if (/price|total|amount|cost|deposit|refund|money/.test(name)) return amount;
    if (/phone|contact/.test(name)) return business.contact.phone;
    if (/^(minutes|count|people|hours|days|nights)$/.test(name)) return 2;
    return `‹${name}›`;
  };
  return Object.fromEntries([...facts].map((name) => [name, fact(name)]));
}
