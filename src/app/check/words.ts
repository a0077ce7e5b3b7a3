import { deskWords } from '../../core/desk/words.ts';
import type { Catalogues, Flow } from '../../core/flow.ts';
import type { Business } from '../../domain/business.ts';
import { below, doubt, type Finding, mistake } from '../../domain/finding.ts';
import { createStandingFlow } from '../../flows/standing/index.ts';
import { createWaitingFlow } from '../../flows/waiting/index.ts';
import { checkOverrides } from '../../language/catalogues.ts';
import { joinCatalogues } from '../../language/words.ts';
import type { Registry } from '../registry.ts';

/** Everything that is said can be said in every language that is offered (X19), and what is said otherwise can be said. */
export function checkWords(business: Business, registry: Registry): readonly Finding[] {
  const flows = flowsOf(business, registry);
  return [
    ...business.locales.flatMap((locale, index) =>
      flows
        .filter(({ words }) => words[locale] === undefined)
        .map((flow) => mistake(['locales', index], mute(flow, locale))),
    ),
    ...below(['words'], checkOverrides(catalogueOf(business, registry), business.words)),
    ...Object.keys(business.words)
      .filter((locale) => !business.locales.some((one) => one === locale))
      .map((locale) => doubt(['words', locale], 'the business does not offer this language')),
    ...business.topics.flatMap(({ id, answer }, index) =>
      business.locales
        .filter((locale) => answer[locale] === undefined)
        .map((locale) => doubt(['topics', index, 'answer'], `"${id}" has no answer in ${locale}`)),
    ),
  ];
}

function mute({ name, words }: Flow, locale: string): string {
  return `the flow "${name}" does not speak "${locale}" yet; it speaks ${Object.keys(words).join(', ')}`;
}

function flowsOf(business: Business, registry: Registry): readonly Flow[] {
  return business.flows.map((name) => registry.get(name)?.flow(business)).filter((flow) => flow !== undefined);
}

/** Every message that the business can say: its journeys', those of what stands and of the waiting list, the desk's. */
export function catalogueOf(business: Business, registry: Registry): Catalogues {
  const asides = [createStandingFlow(business), ...(business.waiting === null ? [] : [createWaitingFlow(business)])];
  return joinCatalogues(deskWords, ...[...flowsOf(business, registry), ...asides].map(({ words }) => words));
}
