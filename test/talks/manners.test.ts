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

/** Where the manner says something of its own: a question is none without its mark, and thanks end a talk that goes on. */
const OTHERWISE: ReadonlySet<string> = new Set([]);

/** A number or a reference is written in one way. */
const FIXED = /^[\d\s+-]+$|@/u;

function inManner(talk: Talk, manner: Manner): Talk {
  return { ...talk, steps: talk.steps.map((step) => (FIXED.test(step) ? step : manner(step, talk.locale))) };
}

/** Each talk in one of the manners, and in all of them where there is time. */
const cases = talks.flatMap((talk, place) =>
  Object.entries(MANNERS)
    .filter((_, index, all) => PROVING || place % all.length === index)
    .filter(([name]) => !OTHERWISE.has(`${talk.id} ${name}`))
    .map(([name, manner]) => [name, talk.id, inManner(talk, manner)] as const)
    .filter(([, , said]) => said.steps.join() !== talk.steps.join()),
);

describe('the manner in which something is said', () => {
  it.each(cases)('X20 changes nothing: %s, %s', async (_manner, _id, talk) => {
    expect(await faultsOf(talk)).toEqual([]);
  });
});
