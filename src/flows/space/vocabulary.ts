import { plain } from '../../core/plain.ts';
import { type Entry, entriesOf, type Vocabulary } from '../../core/vocabulary.ts';
import type { SpaceSettings } from './catalogue.ts';
import listening from './words/listening.json' with { type: 'json' };

/** What somebody may want to change without saying into what (E4). */
export type Aspect = keyof typeof listening.aspects;
export type Act = keyof typeof listening.acts;

/** The "lieu" of "au lieu de" is no place. */
export const INSTEAD = 'instead';

/** The names the recognisers listen for: spaces, what stands in them, and the words for both in general. */
export function spaceLists({ spaces, equipment, traits }: SpaceSettings): Vocabulary['lists'] {
  return {
    spaces: spaces.map(({ id, name, aliases }): Entry => ({ id, names: [name, ...aliases] })),
    equipment: entriesOf(equipment),
    traits: entriesOf(traits),
    aspects: [...entriesOf(listening.aspects), { id: INSTEAD, names: listening.joints.instead }],
    acts: entriesOf(listening.acts),
  };
}

/** The hours a part of the day stands for. */
export const WINDOWS: { readonly [name: string]: { readonly from: string; readonly to: string } } = listening.windows;

/** The aspect that a word within these stands for; a wish for change may have swallowed it ("une autre date"). */
export function aspectNamed(text: string): Aspect | null {
  const words = plain(text).split(/\P{L}+/u);
  const found = (Object.entries(listening.aspects) as [Aspect, string[]][]).find(([, names]) =>
    names.some((name) => words.includes(plain(name))),
  );
  return found?.[0] ?? null;
}

/** Whether words join two spaces, lead in a choice between them, or make it last longer or less long. */
export function joins(text: string, as: keyof typeof listening.joints): boolean {
  return listening.joints[as].some((word) => ` ${plain(text).replace(/[^\p{L}&+]+/gu, ' ')} `.includes(` ${word} `));
}

/** Whether a number right behind these words says for how many it is: "tomorrow 2pm for 6". */
export function isFor(before: string): boolean {
  return endsIn(before, listening.joints.for);
}

/** Whether what comes right behind these words is said of what was spoken of: "c'est moins cher". */
export function isBeing(before: string): boolean {
  return endsIn(before, listening.joints.is);
}

/** Whether a number right behind these words is an hour: "demain à 2h". */
export function isAt(before: string): boolean {
  return endsIn(before, listening.joints.at);
}

/** Whether what comes right behind these words goes with something: "a room with a projector". */
export function isWith(before: string): boolean {
  return endsIn(withoutArticle(before), listening.joints.with);
}

/** Whether what comes right behind these words is wished for: "je pourrais avoir la Verrière ?" */
export function isHad(before: string): boolean {
  return endsIn(withoutArticle(before), listening.joints.have);
}

function endsIn(before: string, words: readonly string[]): boolean {
  return words.some((word) => ` ${plain(before).trim()}`.endsWith(` ${word}`));
}

function withoutArticle(before: string): string {
  const words = plain(before).trim().split(' ');
  return (listening.joints.articles.includes(words.at(-1) ?? '') ? words.slice(0, -1) : words).join(' ');
}
