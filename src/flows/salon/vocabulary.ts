import { plain } from '../../core/plain.ts';
import { spelledOut } from '../../core/spelled-out.ts';
import { type Entry, entriesOf, type Vocabulary } from '../../core/vocabulary.ts';
import type { WindowName } from '../../core/when.ts';
import { occasionsIn } from '../../domain/occasions.ts';
import type { SalonSettings } from './catalogue.ts';
import listening from './words/listening.json' with { type: 'json' };

/** What a customer may want to change without saying into what: "otra estilista", "the time". */
export type Aspect = keyof typeof listening.aspects;

/** The names the recognisers listen for: what the salon offers, who does it, and the words for both in general. */
export function salonLists({ services, stylists }: SalonSettings): Vocabulary['lists'] {
  return {
    services: services.map(
      ({ name, names, aliases }): Entry => ({ id: name, names: [name, ...Object.values(names), ...aliases] }),
    ),
    stylists: stylists.map(({ id, name, aliases }): Entry => ({ id, names: [name, ...aliases], person: true })),
    aspects: entriesOf(listening.aspects),
    acts: entriesOf(listening.acts).map(({ id, names }) => ({ id, names: names.flatMap(spelledOut), phrases: true })),
    occasions: [{ id: 'occasion', names: occasionsBegin(), phrases: true }],
  };
}

/** The aspect that one of these words stands for. */
export function aspectNamed(words: readonly string[]): Aspect | null {
  const found = aspectEntries.find(([, names]) => names.some((name) => words.includes(plain(name))));
  return found?.[0] ?? null;
}

/** When parts of the day are where the language means something else by them than the clock does: "por la tarde", after lunch. */
export function partsOfDay(locale: string): { readonly [Name in WindowName]?: string } {
  return (
    (listening.partsOfDay as { readonly [locale: string]: { readonly [Name in WindowName]?: string } })[locale] ?? {}
  );
}

/** Whether a yes is a bare one: "yes" to "anything else?" wants more, where "fine" and "yes, perfect" go on. */
export function isPlainYes(text: string, locale: string): boolean {
  const [first = '', ...more] = plain(text)
    .split(/\P{L}+/u)
    .filter(Boolean);
  const words = (listening.plainYes as { readonly [locale: string]: readonly string[] })[locale] ?? [];
  return words.includes(first) && !more.some((word) => listening.suits.includes(word));
}

/** "Soy juan carlos", "pon Pepi": what was asked for is a name, so that what leads up to it is none of it. */
export function bareName(text: string): string {
  const lead = nameLeads.find((words) => plain(text).startsWith(`${words} `));
  const name = lead === undefined ? text : text.slice(lead.length).trim();
  return name === name.toLowerCase() ? name.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}

/** What stands before a surname: "Mrs", "Dr.", "doña". */
export function isTitle(word: string): boolean {
  return listening.titles.includes(plain(word).replace(/\.$/u, ''));
}

/** Whether all that is left of a message says that something suits: "10 works". */
export function saysItSuits(rest: string): boolean {
  const words = plain(rest)
    .split(/\P{L}+/u)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => listening.suits.includes(word));
}

/** Whether what is named in these words is all there is to be: "no wait, just the colour". */
export function saysAlone(text: string): boolean {
  return plain(text)
    .split(/\P{L}+/u)
    .some((word) => listening.alone.includes(word));
}

/** The longest first: "yo soy" before "soy". */
const nameLeads = listening.nameLeads.map(plain).sort((one, other) => other.length - one.length);

/** "The wedding is at", "I have a wedding at": the hour that follows is of what they dress up for. */
function occasionsBegin(): readonly string[] {
  return (['es', 'en'] as const).flatMap((locale) => {
    const { begins, besides, has, at } = listening.occasions[locale];
    return [...occasionsIn(locale), ...besides].flatMap((occasion) => [
      ...begins.map((verb) => `${occasion} ${verb}`),
      ...has.map((lead) => `${lead} ${occasion} ${at}`),
    ]);
  });
}

const aspectEntries = Object.entries(listening.aspects) as [Aspect, string[]][];
