import { draws } from '../../../core/draws.ts';
import type { Yeses } from './yeses.ts';

/** A whole number from 0 to below the limit. */
export type Random = (limit: number) => number;

export function seeded(seed: number): Random {
  const draw = draws(seed);
  return (limit) => draw() % limit;
}

/** An assent, with a courtesy, a restatement or both, in any order that people write, and at most one slip. */
export function yesOf({ assents, courtesies, restatements }: Yeses, random: Random): string {
  const one = (from: readonly string[]) => from[random(from.length)] ?? '';
  const [assent, courtesy, restated] = [slipped(one(assents), random), one(courtesies), one(restatements)];
  const orders = [
    [assent],
    [assent, courtesy],
    [courtesy, assent],
    [assent, restated],
    [assent, restated, courtesy],
    [courtesy, assent, restated],
  ];
  const parts = orders[random(orders.length)] ?? [assent];
  return parts.join(random(3) === 0 ? ' ' : ', ') + one(ENDS);
}

const ENDS: readonly string[] = ['', '', '.', '!', '!!', ' 😊', ' 👍', ' 🙏'];

function slipped(text: string, random: Random): string {
  return SLIPS[random(SLIPS.length)]?.(text, random) ?? text;
}

const LONG_MIN = 7;

const SLIPS: readonly ((text: string, random: Random) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/gu, ''),
  (text) => text.replace(/['’]/gu, ''),
  (text) => text.toUpperCase(),
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
  (text) => text.replace(/[,.]/gu, ''),
  drawnOut,
  (text, random) => inLongWord(text, (word) => twice(word, 1 + random(word.length - 1))),
  (text, random) => inLongWord(text, (word) => swapped(word, 1 + random(word.length - 2))),
];

/** "Yesss". */
function drawnOut(text: string): string {
  return /[a-z]$/u.test(text) ? text + text.slice(-1).repeat(2) : text;
}

function inLongWord(text: string, slip: (word: string) => string): string {
  return text.replace(/\p{Script=Latin}+/gu, (word) => (word.length < LONG_MIN ? word : slip(word)));
}

function twice(word: string, place: number): string {
  return word.slice(0, place) + word.charAt(place) + word.slice(place);
}

function swapped(word: string, place: number): string {
  return word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2);
}
