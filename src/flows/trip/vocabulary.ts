import { spelledOut } from '../../core/spelled-out.ts';
import type { Entry, Vocabulary } from '../../core/vocabulary.ts';
import type { Text, TripSettings } from './catalogue.ts';
import en from './words/heard/en.json' with { type: 'json' };
import km from './words/heard/km.json' with { type: 'json' };
import zh from './words/heard/zh.json' with { type: 'json' };

/** Something people do with a few words: ask for photos, haggle, say they are ready. */
export type Act = keyof typeof en.acts;

const ACTS = Object.keys(en.acts) as readonly Act[];

/**
 * The names the recognisers listen for; each name in every language, because people mix them (D12). Every act is a list
 * of its own, so that one heard well never hides another heard in the same breath (D5).
 */
export function tripLists(catalogue: TripSettings): Vocabulary['lists'] {
  return {
    ...Object.fromEntries(ACTS.map((act) => [listOf(act), [{ id: act, names: spoken('acts', act), phrases: true }]])),
    moods: entries('moods', Object.keys(en.moods)).map((mood) => ({ ...mood, phrases: true })),
    environments: entries('environments', Object.keys(en.environments)),
    departure_cities: catalogue.cities.map(({ id, name, aliases }) => ({ id, names: [...namesOf(name), ...aliases] })),
    outside_places: catalogue.places.map(({ id, names }) => ({ id, names })),
    trips: catalogue.trips.map(({ id, name }) => ({ id, names: namesOf(name) })),
    hotels: catalogue.hotels.map(({ id, name }) => ({ id, names: [name] })),
    addons: catalogue.addons.map(({ id, name, aliases }) => ({ id, names: [...namesOf(name), ...aliases] })),
    vehicles: catalogue.vehicles.map(({ id, name, aliases }) => ({ id, names: [...namesOf(name), ...aliases] })),
    guides: catalogue.guides.map(({ id, name }) => ({ id, names: [name] })),
  };
}

const ACT = 'act:';

/** Whether words that were taken for something else do this as well: "take the second" is a pick, and takes it. */
export function doesToo(act: Act, text: string): boolean {
  const words = text.toLowerCase();
  return spoken('acts', act).some((phrase) => words.includes(phrase));
}

/** The mood that words tell beside how many they are: "me and my wife", "a family of 5". */
export function moodBeside(text: string): string | undefined {
  return Object.keys(en.moods).find((mood) => spoken('moods', mood).some((phrase) => says(text, phrase)));
}

/** Whether a mood was heard in who comes along: "my wife", and not "romantic". */
export function isCompany(mood: string, text: string): boolean {
  return spoken('company', mood).includes(text.toLowerCase());
}

/** What a hotel may have that the words speak of: "the one with the pool". */
export function facilityIn(text: string): string | undefined {
  return Object.keys(en.facilities).find((facility) =>
    spoken('facilities', facility).some((phrase) => says(text, phrase)),
  );
}

/** Whole words, in a script that parts them. */
function says(text: string, phrase: string): boolean {
  const words = ` ${text.toLowerCase()} `;
  return /^[a-z]/u.test(phrase) ? new RegExp(`[^a-z]${phrase}[^a-z]`, 'u').test(words) : words.includes(phrase);
}

/** Whether the words do this and nothing else. */
export function isSaid(act: Act, words: string): boolean {
  return spoken('acts', act).includes(words.trim().toLowerCase());
}

/** Whether the words right before something do this: "take" in "take the first". */
export function endsIn(act: Act, before: string): boolean {
  const words = ` ${before.trim().toLowerCase()}`;
  return spoken('acts', act).some((phrase) => words.endsWith(/^[a-z]/u.test(phrase) ? ` ${phrase}` : phrase));
}

/** The list that stands for an act. */
export function listOf(act: Act): string {
  return `${ACT}${act}`;
}

/** Which act a list stands for; null for lists of things. */
export function actOf(list: string): Act | null {
  return list.startsWith(ACT) ? (ACTS.find((act) => act === list.slice(ACT.length)) ?? null) : null;
}

function namesOf(text: Text): string[] {
  return Object.values(text);
}

function entries(section: Section, ids: readonly string[]): readonly Entry[] {
  return ids.map((id) => ({ id, names: spoken(section, id) }));
}

type Section = keyof typeof en;

/** The ways to say it, in all languages; they stand in the files one after another with strokes between. */
function spoken(section: Section, id: string): readonly string[] {
  return SPOKEN[section].get(id) ?? [];
}

function inAll(section: Section): ReadonlyMap<string, readonly string[]> {
  const ways = (id: string) =>
    [en, km, zh].flatMap((language) => {
      const phrases: { readonly [id: string]: string } = language[section];
      return (phrases[id] ?? '')
        .split(' / ')
        .filter((phrase) => phrase !== '')
        .flatMap(spelledOut);
    });
  return new Map(Object.keys(en[section]).map((id) => [id, ways(id)]));
}

const SPOKEN: { readonly [S in Section]: ReadonlyMap<string, readonly string[]> } = {
  moods: inAll('moods'),
  company: inAll('company'),
  environments: inAll('environments'),
  facilities: inAll('facilities'),
  acts: inAll('acts'),
};
