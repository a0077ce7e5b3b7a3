import { Automaton } from './automaton.ts';
import type { Spellings } from './data/language-data.ts';
import type { Match, Matcher, Phrases, Slots } from './phrases.ts';
import { asMatch, isEdge, isEndEdge, longestFirst, phraseSource, withoutOverlaps } from './phrases.ts';
import { speller } from './spelling.ts';

/** One phrase of one list. Its pattern is made when somebody first says something that may be it. */
interface Entry {
  readonly track: number;
  /** Said only where a clause begins. */
  readonly opening: boolean;
  readonly order: number;
  readonly source: string;
  pattern: RegExp | null;
}

interface Scanned {
  readonly folded: string;
  readonly clauses: readonly number[];
  /** What was found of each list, and nothing where nothing was: of a hundred lists a message has a few. */
  readonly tracks: readonly (Track | undefined)[];
}

interface Track {
  readonly matches: Match[];
  /** Where the list is looked for again: matches of one list do not overlap. */
  resume: number;
}

/** Nobody says one kind of thing more often than this in one message; it bounds the work on what is no message. */
const MATCHES_MAX = 60;
const NONE: readonly never[] = [];

/**
 * All the phrase lists of a language in one machine. A message is gone through once for all of them, and at each word
 * only the phrases that the machine finds there are tried: a handful out of two thousand.
 */
export class Phrasebook {
  private readonly automaton = new Automaton<Entry>();
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
        const inside = tracks[anywhere];
        const ahead = tracks[opening];
        if (inside === undefined && ahead === undefined) return NONE;
        return withoutOverlaps([...(inside?.matches ?? NONE), ...(ahead?.matches ?? NONE)]);
      },
    };
  }

  private add(phrases: Phrases, slots: Slots, opening: boolean): number {
    const track = this.tracks;
    this.tracks += 1;
    for (const phrase of phrases) {
      const source = phraseSource(phrase, slots);
      this.automaton.add(source, { track, opening, order: this.entries, source, pattern: null });
      this.entries += 1;
    }
    return track;
  }

  private scanned(folded: string, clauses: readonly number[]): Scanned {
    const { last } = this;
    if (last?.folded === folded && last.clauses === clauses && last.tracks.length === this.tracks) return last;
    this.last = { folded, clauses, tracks: this.scan(folded, clauses) };
    return this.last;
  }

  private scan(folded: string, clauses: readonly number[]): Scanned['tracks'] {
    const found = new Array<Track | undefined>(this.tracks);
    for (let place = 0; place < folded.length; place += 1) {
      if (!isEdge(folded, place)) continue;
      let settled = -1;
      for (const entry of this.candidates(folded, place)) {
        const track = found[entry.track];
        if (entry.track === settled || (track !== undefined && place < track.resume)) continue;
        if (entry.opening && !clauses.includes(place)) continue;
        const match = matchAt(entry, folded, place);
        if (match === null) continue;
        settled = entry.track;
        found[settled] = followed(track, entry.opening ? 0 : place + Math.max(1, match[0].length), match);
      }
    }
    return found;
  }

  /** The phrases that may stand here, list by list in their order. */
  private candidates(folded: string, place: number): readonly Entry[] {
    const found = this.automaton.at(folded, place, isEndEdge);
    return found.length < 2 ? found : [...found].sort((left, right) => left.order - right.order);
  }
}

function followed(before: Track | undefined, resume: number, match: RegExpExecArray): Track {
  const track = before ?? { matches: [], resume: 0 };
  track.matches.push(asMatch(match));
  track.resume = track.matches.length >= MATCHES_MAX ? match.input.length : Math.max(resume, track.resume);
  return track;
}

function matchAt(entry: Entry, folded: string, place: number): RegExpExecArray | null {
  entry.pattern ??= new RegExp(entry.source, 'uy');
  entry.pattern.lastIndex = place;
  return entry.pattern.exec(folded);
}
