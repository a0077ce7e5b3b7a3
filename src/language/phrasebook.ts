import type { Spellings } from './data/language-data.ts';
import type { Match, Matcher, Phrases, Slots } from './phrases.ts';
import { asMatch, isEdge, longestFirst, phraseSource, withoutAccents, withoutOverlaps } from './phrases.ts';
import { indexed, PREFIX_LENGTH, prefixesOf, slotPrefixes } from './prefixes.ts';
import { speller } from './spelling.ts';

/** One phrase of one list. Its pattern is made when somebody first says something that begins like it. */
interface Entry {
  readonly track: number;
  /** Said only where a clause begins. */
  readonly opening: boolean;
  readonly order: number;
  readonly phrase: string;
  readonly slots: Slots;
  pattern: RegExp | null;
}

interface Scanned {
  readonly folded: string;
  readonly clauses: readonly number[];
  readonly tracks: readonly Match[][];
}

/** Nobody says one kind of thing more often than this in one message; it bounds the work on what is no message. */
const MATCHES_MAX = 60;
const CACHE_MAX = 20_000;
const NONE: readonly Entry[] = [];

/**
 * All the phrase lists of a language in one index, by how they begin. A message is gone through once for all of them,
 * and at each word only the phrases that begin like it are tried: a few dozen out of two thousand.
 */
export class Phrasebook {
  private readonly byPrefix = new Map<string, Entry[]>();
  private readonly beginnings = new Map<string, readonly Entry[]>();
  private readonly spelt: (phrase: string) => string;
  private tracks = 0;
  private entries = 0;
  private last: Scanned | null = null;

  constructor(spellings: Spellings = {}) {
    this.spelt = speller(spellings);
  }

  /** Adds a list of phrases; what is found of it, is found in the order and with the preference of the list alone. */
  matcher(phrases: Phrases, slots: Slots = {}): Matcher {
    const sorted = longestFirst(phrases).map(this.spelt);
    const anywhere = this.add(
      sorted.filter((phrase) => !phrase.startsWith('<')),
      slots,
      false,
    );
    const opening = this.add(
      sorted.filter((phrase) => phrase.startsWith('<')).map((phrase) => phrase.slice(1)),
      slots,
      true,
    );
    return {
      find: (folded, clauses) => {
        const { tracks } = this.scanned(folded, clauses);
        const found = [...(tracks[anywhere] ?? []), ...(tracks[opening] ?? [])];
        return found.length < 2 ? found.filter((match) => match.end > match.start) : withoutOverlaps(found);
      },
    };
  }

  private add(phrases: Phrases, slots: Slots, opening: boolean): number {
    const track = this.tracks;
    this.tracks += 1;
    this.beginnings.clear();
    const filled = Object.fromEntries(Object.entries(slots).map(([name, source]) => [name, slotPrefixes(source)]));
    for (const phrase of phrases) {
      const entry: Entry = { track, opening, order: this.entries, phrase, slots, pattern: null };
      this.entries += 1;
      for (const prefix of prefixesOf(withoutAccents(phrase), filled)) {
        const known = this.byPrefix.get(prefix);
        if (known === undefined) this.byPrefix.set(prefix, [entry]);
        else known.push(entry);
      }
    }
    return track;
  }

  private scanned(folded: string, clauses: readonly number[]): Scanned {
    const same = this.last?.folded === folded && this.last.clauses === clauses;
    const known = same && this.last !== null ? this.last.tracks : [];
    if (same && this.last !== null && known.length === this.tracks) return this.last;
    const more = this.scan(folded, new Set(clauses), known.length);
    this.last = { folded, clauses, tracks: [...known, ...more.slice(known.length)] };
    return this.last;
  }

  /** Looks for the lists from `first` on: those that were added since the same words were gone through. */
  private scan(folded: string, clauses: ReadonlySet<number>, first: number): Match[][] {
    const found: Match[][] = Array.from({ length: this.tracks }, () => []);
    const resume = new Int32Array(this.tracks).fill(folded.length, 0, first);
    for (let place = 0; place < folded.length; place += 1) {
      if (!isEdge(folded, place)) continue;
      let settled = -1;
      for (const entry of this.candidates(folded, place)) {
        const { track } = entry;
        if (track === settled || place < (resume[track] ?? 0) || (entry.opening && !clauses.has(place))) continue;
        const match = matchAt(entry, folded, place);
        if (match === null) continue;
        settled = track;
        const list = found[track] ?? [];
        list.push(asMatch(match));
        if (list.length >= MATCHES_MAX) resume[track] = folded.length;
        else if (!entry.opening) resume[track] = place + Math.max(1, match[0].length);
      }
    }
    return found;
  }

  /** The phrases that can begin here, list by list in their order. */
  private candidates(folded: string, place: number): readonly Entry[] {
    const beginning = folded.slice(place, place + PREFIX_LENGTH);
    const known = this.beginnings.get(beginning);
    if (known !== undefined) return known;
    const entries = new Set<Entry>();
    let prefix = '';
    for (const character of ['', ...Array.from(beginning, indexed)]) {
      prefix += character;
      for (const entry of this.byPrefix.get(prefix) ?? NONE) entries.add(entry);
    }
    const made = entries.size === 0 ? NONE : [...entries].sort((left, right) => left.order - right.order);
    if (this.beginnings.size < CACHE_MAX) this.beginnings.set(beginning, made);
    return made;
  }
}

function matchAt(entry: Entry, folded: string, place: number): RegExpExecArray | null {
  entry.pattern ??= new RegExp(phraseSource(entry.phrase, entry.slots), 'uy');
  entry.pattern.lastIndex = place;
  return entry.pattern.exec(folded);
}
