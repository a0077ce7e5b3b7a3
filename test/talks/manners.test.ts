import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/core/locale.ts';
import { PROVING } from '../prove.ts';
import { faultsOf, type Talk, talks } from './talk.ts';

/** How people write the same thing: it ends where it would have ended. */
type Manner = (text: string, locale: Locale) => string;
type Said = { readonly [L in Locale]: string };

const HESITATION: Said = { en: 'um ', es: 'eh ', fr: 'euh ', zh: '嗯，', km: 'អឺ ' };
const THANKS: Said = { en: ' thanks', es: ' gracias', fr: ' merci', zh: '，谢谢', km: ' អរគុណ' };
const LAUGHTER: Said = { en: ' haha', es: ' jaja', fr: ' mdr', zh: '哈哈', km: ' ហាហា' };

const MANNERS: { readonly [name: string]: Manner } = {
  'in capitals': (text) => text.toUpperCase(),
  'with a picture': (text) => `${text} 😊`,
  'without accents': (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/gu, ''),
  'without marks': (text) => text.replace(/[,;!?¿¡，。！？、](?=\s|$)|(?<=^|\s)[¿¡]/gu, ' '),
  'after some thought': (text, locale) => HESITATION[locale] + text,
  'with thanks': (text, locale) => text + THANKS[locale],
  'with a laugh': (text, locale) => text + LAUGHTER[locale],
  'in lines': (text) => text.replace(/[,，] ?/gu, '\n'),
  'with a slip': (text) => text.replace(/(?<=\b[a-z]{3})([a-z])([a-z])(?=[a-z]{2})/u, '$2$1'),
};

/**
 * Where the manner says something of its own: without its mark a question may be none, thanks end a talk that goes on, and in
 * capitals a name is written like any word ("SOY PEPI").
 */
const OTHERWISE: ReadonlySet<string> = new Set([
  ...['atelier-23', 'atelier-28', 'atelier-54', 'atelier-55', 'atelier-56'].map((id) => `${id} without marks`),
  ...['atelier-23', 'lucia-35'].map((id) => `${id} in lines`),
  ...['lucia-16', 'lucia-20', 'lucia-called-1'].map((id) => `${id} with thanks`),
  'lucia-called-1 with a laugh',
  'lucia-called-1 with a picture',
  'skylark-whether-4 after some thought',
  'lucia-cancel-both-1 in capitals',
]);

/** Not forgiven: a slip in a word of days ("siguinete"), in what a business calls its extras, or in a word that has two others near. */
const NOT_FORGIVEN: ReadonlySet<string> = new Set(
  [
    ...['atelier-14', 'atelier-42', 'atelier-57', 'lucia-12', 'lucia-17', 'skylark-tickets-1', 'mekong-priced-4'],
    ...[
      'mekong-first-with-a-dinner',
      'mekong-car-1',
      'mekong-car-4',
      'mekong-extra-1',
      'mekong-extra-1b',
      'mekong-extra-2',
    ],
  ].map((id) => `${id} with a slip`),
);

/** A number or a reference is written in one way. */
const FIXED = /^[\d\s+-]+$|@/u;

function inManner(talk: Talk, manner: Manner): Talk {
  return { ...talk, steps: talk.steps.map((step) => (FIXED.test(step) ? step : manner(step, talk.locale))) };
}

/** Each talk in one of the manners, and in all of them where there is time. */
const cases = talks.flatMap((talk, place) =>
  Object.entries(MANNERS)
    .filter((_, index, all) => PROVING || place % all.length === index)
    .filter(([name]) => !OTHERWISE.has(`${talk.id} ${name}`) && !NOT_FORGIVEN.has(`${talk.id} ${name}`))
    .map(([name, manner]) => [name, talk.id, inManner(talk, manner)] as const)
    .filter(([, , said]) => said.steps.join() !== talk.steps.join()),
);

describe('the manner in which something is said', () => {
  it.each(cases)('X20 changes nothing: %s, %s', async (_manner, _id, talk) => {
    expect(await faultsOf(talk)).toEqual([]);
  });
});
