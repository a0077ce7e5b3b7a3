import { deskWords } from '../core/desk/words.ts';
import { say } from '../core/effect.ts';
import type { Flow } from '../core/flow.ts';
import { type Locale, ownLanguage } from '../core/locale.ts';
import { remembered } from '../core/remembered.ts';
import {
  type Entry,
  HOURS,
  type Listening,
  PHONE,
  PRICES,
  REMINDERS,
  type Topic,
  URGENT,
  type Vocabulary,
} from '../core/vocabulary.ts';
import type { Business } from '../domain/business.ts';
import { ordinaryHours } from '../domain/hours.ts';
import type { Business as Staffed } from '../engine/parts.ts';
import { createStandingFlow } from '../flows/standing/index.ts';
import { standingTools } from '../flows/standing/tools/index.ts';
import { leadsAt, nextReminder, remind } from '../flows/standing/tools/remind.ts';
import { writtenKeeper } from '../flows/standing/tools/written.ts';
import { createWords, joinCatalogues } from '../language/words.ts';
import type { Courier } from '../ports/courier.ts';
import type { Keeper } from '../ports/keeper.ts';
import type { Till } from '../ports/payments.ts';
import { calledAt } from './called.ts';
import type { Composition } from './composition.ts';
import { FLOWS } from './flows.ts';
import { openHoursOf, opensNext } from './open-hours.ts';
import { type Journey, journeysOf } from './registry.ts';
import { telling, welcoming } from './storefront.ts';
import { waitingAt } from './waiting.ts';

interface Staff
  extends Pick<
    Composition,
    'store' | 'flows' | 'calendarLink' | 'outside' | 'weather' | 'secretNamed' | 'paymentSecret' | 'wrapTool' | 'fetch'
  > {
  /** Who carries codes. */
  readonly courier: Courier;
}

/** A business with its flows, tools and words: what the engine serves. Null where one of its flows is not known. */
export function staffed(business: Business, staff: Staff, till: Till): Staffed | null {
  const {
    store,
    flows = FLOWS,
    calendarLink,
    outside,
    weather,
    secretNamed = () => null,
    fetch = globalThis.fetch,
  } = staff;
  const given = { ...(calendarLink && { calendarLink }), ...(weather && { weather }), ...(outside && { outside }) };
  const parts = { ...store, till, secretNamed, fetch, ...given };
  const journeys = journeysOf(flows, business, parts);
  if (journeys === null) return null;
  const { id, name, timeZone, locales, topics, country } = business;
  const { takesBackMinutes } = business.support ?? {};
  const aside = standingFlow(business);
  const list = waitingAt(business, journeys, { store, till });
  const asides = [aside, ...(list === null ? [] : [list.flow])];
  const vocabulary = vocabularyOf(business, [...asides, ...journeys.map(({ flow }) => flow)]);
  const hours = ordinaryHours(business.opening.weekly);
  const spoken = speaking(business, asides, journeys);
  return {
    ...{ id, name, timeZone, locales, aside },
    ...remindingAt(business, journeys, staff),
    ...(list !== null && { waiting: list.flow, waits: list.waits }),
    ...(business.contact.address !== undefined && { address: business.contact.address }),
    hours: business.opening,
    resources: business.resources.map((one) => one.id),
    site: business.site,
    ...(takesBackMinutes !== undefined && { takesBackMinutes }),
    welcome: welcoming(business, journeys[0].flow, spoken),
    tells: telling(journeys, spoken),
    keepers: keepersAt(business, journeys, staff),
    flow: journeys[0].flow.name,
    flows: new Map(journeys.map(({ flow }) => [flow.name, flow])),
    desk: {
      ...{ name, topics, locales },
      reminders: business.reminders.leads ?? [],
      contact: business.support?.reach ?? business.contact.phone,
      opens: (now) => opensNext(business, now),
      openHours: openHoursOf(business),
      urgent: business.urgent.map(({ id: what, tell }) => ({ id: what, answer: tell })),
    },
    listening: listeningAt({ timeZone, country, hours, vocabulary }),
    tools: toolsOf(business, aside, journeys, list === null ? [] : [list], { ...staff, till }),
    ...spoken,
    voice: business.voice,
  };
}

/** Who knows of its bookings: each journey of its own, then what was written in by hand. */
function keepersAt(business: Business, journeys: readonly Journey[], { store }: Staff): readonly Keeper[] {
  return [...journeys.map(({ keeper }) => keeper), writtenKeeper({ business, parts: store })];
}

/** Reminders, where the business or one of its journeys has some (F8). */
function remindingAt(business: Business, journeys: readonly Journey[], staff: Staff): Pick<Staffed, 'reminds'> {
  const { store, courier } = staff;
  const house = { business, keepers: keepersAt(business, journeys, staff), parts: { ...store, courier } };
  if (leadsAt(house).length === 0) return {};
  return {
    reminds: {
      give: (now, leaseUntil, tell) => remind(house, now, leaseUntil, tell),
      next: (after) => nextReminder(house, after),
    },
  };
}

/** One object for an instant, by which what was heard then is known again: a turn asks for it at every look. */
function listeningAt(where: Omit<Listening, 'now'>): Staffed['listening'] {
  let last: Listening | null = null;
  return (now) => {
    if (last?.now !== now) last = { ...where, now, readings: new Map() };
    return last;
  };
}

const standingFlow = remembered((business: Business) => createStandingFlow(business, calledAt(business)));

function toolsOf(
  business: Business,
  aside: Flow,
  journeys: readonly Journey[],
  others: readonly Pick<Journey, 'flow' | 'tools'>[],
  staff: Staff & { readonly till: Till },
): Staffed['tools'] {
  const { store, till, courier, paymentSecret: secret = '', wrapTool = (tool) => tool } = staff;
  const keepers = keepersAt(business, journeys, staff);
  const codeWords = codeWordsOf(business, aside, journeys);
  const parts = { ...store, till, courier, secret, codeWords };
  const ofAside = { flow: aside, tools: standingTools({ business, keepers, parts }) };
  return new Map(
    [...journeys, ofAside, ...others].map(({ flow, tools }) => [
      flow.name,
      new Map(tools.map((tool) => [tool.name, wrapTool(tool)])),
    ]),
  );
}

function speaking(
  business: Business,
  asides: readonly Flow[],
  journeys: readonly Journey[],
): Pick<Staffed, 'render' | 'stated' | 'choices'> {
  const words = new Map([
    ...journeys.map(({ flow }) => [flow.name, wordsOf(business)(flow)] as const),
    ...asides.map((aside) => [aside.name, wordsBeside(business, aside, journeys)] as const),
  ]);
  const { timeZone } = business;
  const wordsFor = (flow: string) => {
    const found = words.get(flow);
    if (!found) throw new Error(`${business.id} has no words for ${flow}`);
    return found;
  };
  return {
    render: (flow, locale, one, now) => wordsFor(flow).render(locale, one, { now, timeZone }),
    stated: (flow, locale, one, now) => wordsFor(flow).stated(locale, one, { now, timeZone }),
    choices: (flow, locale, one, now) => wordsFor(flow).choices(locale, one, { now, timeZone }),
  };
}

const wordsOf = remembered((business: Business) =>
  remembered((flow: Flow) =>
    createWords(joinCatalogues(deskWords, flow.words), { overrides: business.words, tags: business.tags }),
  ),
);

/** What stands, and what is waited for, is told in the words of the journey that booked it (X14). */
const besideWords = new WeakMap<Business, Map<Flow, ReturnType<typeof createWords>>>();

function wordsBeside(business: Business, aside: Flow, journeys: readonly Journey[]): ReturnType<typeof createWords> {
  const kept = besideWords.get(business) ?? new Map<Flow, ReturnType<typeof createWords>>();
  besideWords.set(business, kept);
  const known = kept.get(aside);
  if (known !== undefined) return known;
  const spoken = journeys.map(({ flow }) => flow.words);
  const words = createWords(joinCatalogues(deskWords, ...spoken, aside.words), {
    overrides: business.words,
    tags: business.tags,
  });
  kept.set(aside, words);
  return words;
}

/** A code as it is sent: in the language of the talk that it reaches, else in the business's own. */
function codeWordsOf(
  business: Business,
  aside: Flow,
  journeys: readonly Journey[],
): (code: string, language: Locale | null) => string {
  const { name, timeZone } = business;
  const own = ownLanguage(business.locales);
  const words = wordsBeside(business, aside, journeys);
  const context = { now: '1970-01-01T00:00:00Z', timeZone };
  return (code, language) => words.render(language ?? own, say('standing.code', { name, code }), context);
}

/** Words of urgency are listened for in every language that they are given in (X18). */
function urgentEntry(id: string, words: { readonly [L in Locale]?: readonly string[] }): Entry {
  return { id, names: Object.values(words).flat(), phrases: true };
}

/** What a business listens for is in its own file, and not in those of its tasks. */
const vocabularies = new WeakMap<Business, Vocabulary>();

/** One object for good: the recognisers remember what they made of it. */
function vocabularyOf(business: Business, flows: readonly Flow[]): Vocabulary {
  const known = vocabularies.get(business);
  if (known !== undefined) return known;
  const urgent = business.urgent.map(({ id, words }) => urgentEntry(id, words));
  const lists = Object.assign({ [URGENT]: urgent }, ...flows.map((flow) => flow.lists ?? {}));
  const spoken = flows.flatMap(({ words }) => business.locales.flatMap((locale) => Object.values(words[locale] ?? {})));
  const overrides = Object.values(business.words).flatMap((one) => Object.values(one ?? {}));
  const hosts = business.support === undefined ? [] : [business.support.name];
  const vocabulary = { lists, topics: topicsOf(business, flows), hosts, spoken: [...spoken, ...overrides] };
  vocabularies.set(business, vocabulary);
  return vocabulary;
}

/** What the business answers, and what can be told without words of its own. */
function topicsOf({ topics, reminders }: Business, flows: readonly Flow[]): readonly Topic[] {
  const known = [HOURS, PHONE];
  if (flows.some(({ answers }) => answers !== undefined)) known.push(PRICES);
  if ((reminders.leads ?? []).length > 0) known.push(REMINDERS);
  const missing = known.filter((id) => !topics.some((one) => one.id === id));
  return [...topics, ...missing.map((id): Topic => ({ id, asks: {}, answer: {} }))];
}
