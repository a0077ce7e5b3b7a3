/**
 * With what characters can a match of a pattern begin? The answer is a set of short prefixes, each at most
 * `PREFIX_LENGTH` long; a shorter one says that anything may follow. It may name too many, never too few, so that a
 * phrase none of whose prefixes stands at a place need not be tried there. All digits count as 0.
 */
export const PREFIX_LENGTH = 4;

/** Ends a prefix after which the pattern accepts more than can be listed. */
const OPEN = '\0';
/** Where more would have to be listed, the shorter prefixes do. */
const PREFIXES_MAX = 200;
const CLASS_MAX = 12;
const NOTHING: ReadonlySet<string> = new Set(['']);
const ANYTHING: ReadonlySet<string> = new Set([OPEN]);

/** What a space of a phrase stands for, `[\\s,]`, once; and any number of times, of which only one blank is followed up. */
const GAP: ReadonlySet<string> = new Set([' ', ',']);
const GAPS: ReadonlySet<string> = new Set([' ', `,${OPEN}`, `  ${OPEN}`, ` ,${OPEN}`]);
const MAYBE_GAPS: ReadonlySet<string> = new Set(['', ...GAPS]);
const APOSTROPHE: ReadonlySet<string> = new Set(['', "'", ' ']);

type Prefixes = ReadonlySet<string>;

type SlotPrefixes = { readonly [name: string]: Prefixes };

/** Of a phrase as language data writes it (`phrases.ts`), accents already taken off. */
export function prefixesOf(phrase: string, slots: SlotPrefixes = {}): string[] {
  const found = new Reader([...phrase], slots).alternatives();
  const plain = [...found].map((prefix) => (prefix.endsWith(OPEN) ? prefix.slice(0, -1) : prefix));
  return [...new Set(plain)];
}

/** Of what fills a slot, which is a plain pattern; worked out once for all the phrases that have it. */
export function slotPrefixes(source: string): Prefixes {
  return new Reader([...source], null).alternatives();
}

/** Digits are one to the index: "2 people" and "7 people" begin alike. */
export function indexed(character: string): string {
  return character >= '0' && character <= '9' ? '0' : character;
}

function isFull(prefix: string): boolean {
  return prefix.length >= PREFIX_LENGTH || prefix.endsWith(OPEN);
}

function areFull(prefixes: Prefixes): boolean {
  for (const prefix of prefixes) if (!isFull(prefix)) return false;
  return true;
}

function followed(first: Prefixes, second: Prefixes): Prefixes {
  if (second === NOTHING) return first;
  if (first === NOTHING) return second;
  const all = new Set<string>();
  const many = first.size * second.size > PREFIXES_MAX;
  for (const prefix of first) {
    if (isFull(prefix)) all.add(prefix);
    else if (many && prefix !== '') all.add(prefix + OPEN);
    else for (const next of second) all.add((prefix + next).slice(0, PREFIX_LENGTH));
  }
  return all;
}

function repeated(once: Prefixes, least: number, most: number): Prefixes {
  if (once === GAP) return least > 0 ? GAPS : MAYBE_GAPS;
  let all: Prefixes = NOTHING;
  for (let time = 0; time < Math.min(most, PREFIX_LENGTH); time += 1) {
    const more = followed(all, once);
    all = time < least ? more : new Set([...all, ...more]);
    if (areFull(more)) break;
  }
  return all;
}

/** Reads the part of the syntax of regular expressions that phrases are made of; with slots, also what phrases add. */
class Reader {
  private readonly characters: readonly string[];
  private readonly slots: SlotPrefixes | null;
  private place = 0;

  constructor(characters: readonly string[], slots: SlotPrefixes | null) {
    this.characters = characters;
    this.slots = slots;
  }

  alternatives(): Prefixes {
    let all = this.sequence();
    while (this.take('|')) all = new Set([...all, ...this.sequence()]);
    return all;
  }

  private sequence(): Prefixes {
    let all = NOTHING;
    while (this.place < this.characters.length && !this.sees('|') && !this.sees(')')) {
      all = followed(all, this.quantified());
      if (areFull(all)) this.skip();
    }
    return all;
  }

  /** To the end of this alternative: nothing there can change how it begins. */
  private skip(): void {
    let depth = 0;
    while (this.place < this.characters.length) {
      if (depth === 0 && (this.sees('|') || this.sees(')'))) return;
      if (this.sees('[')) {
        this.until(']');
        continue;
      }
      const character = this.next();
      if (character === '\\') this.next();
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
    }
  }

  /** To the end of the group: its alternatives do not matter. */
  private skipGroup(): void {
    this.skip();
    while (this.take('|')) this.skip();
  }

  private quantified(): Prefixes {
    const once = this.atom();
    const [least, most] = this.quantifier();
    this.take('?');
    return least === 1 && most === 1 ? once : repeated(once, least, most);
  }

  private quantifier(): readonly [least: number, most: number] {
    if (this.take('?')) return [0, 1];
    if (this.take('*')) return [0, Infinity];
    if (this.take('+')) return [1, Infinity];
    if (!this.sees('{') || !/\d/u.test(this.characters[this.place + 1] ?? '')) return [1, 1];
    const [least = '0', most] = this.until('}').slice(1, -1).split(',');
    return [Number(least), most === undefined ? Number(least) : most === '' ? Infinity : Number(most)];
  }

  private atom(): Prefixes {
    if (this.take('(')) return this.group();
    if (this.sees('[')) return characterClass(this.until(']'));
    const character = this.next();
    if (character === '\\') return this.escaped();
    if (character === '.') return ANYTHING;
    const own = this.slots === null ? null : this.ofPhrase(character, this.slots);
    if (own !== null) return own;
    return character === '^' || character === '$' ? NOTHING : new Set([indexed(character)]);
  }

  /** A space, an apostrophe, the end of a clause, a slot: what these stand for in a phrase. */
  private ofPhrase(character: string, slots: SlotPrefixes): Prefixes | null {
    if (character === ' ') return this.take('?') ? MAYBE_GAPS : GAPS;
    if (character === "'") return APOSTROPHE;
    if (character === '>') return NOTHING;
    return character === '{' ? (slots[this.until('}').slice(0, -1)] ?? ANYTHING) : null;
  }

  /** Looking around takes no characters: it can only refuse. */
  private group(): Prefixes {
    let looks = false;
    if (this.take('?')) {
      this.take('<');
      looks = this.next() !== ':';
    }
    if (looks) this.skipGroup();
    const inside = looks ? NOTHING : this.alternatives();
    this.take(')');
    return inside;
  }

  private escaped(): Prefixes {
    const character = this.next();
    if (character === 'd') return new Set(['0']);
    if (character === 's') return new Set([' ']);
    if (character === 'b') return NOTHING;
    if (character === 'p' || character === 'P') this.until('}');
    if (character === 'u') return new Set([String.fromCharCode(Number.parseInt(this.several(4), 16))]);
    return /[a-z0-9]/iu.test(character) ? ANYTHING : new Set([character]);
  }

  private sees(character: string): boolean {
    return this.characters[this.place] === character;
  }

  private take(character: string): boolean {
    const there = this.sees(character);
    if (there) this.place += 1;
    return there;
  }

  private next(): string {
    this.place += 1;
    return this.characters[this.place - 1] ?? '';
  }

  private several(count: number): string {
    return Array.from({ length: count }, () => this.next()).join('');
  }

  private until(last: string): string {
    let text = '';
    while (this.place < this.characters.length) {
      const character = this.next();
      text += character === '\\' ? character + this.next() : character;
      if (character === last) break;
    }
    return text;
  }
}

/** A class is listed where it is short and plain; otherwise anything may stand there. */
function characterClass(text: string): Prefixes {
  if (text === '[\\s,]') return GAP;
  const inner = text.slice(1, -1).replaceAll('\\s', ' ').replaceAll('0-9', '0').replaceAll('\\d', '0');
  const plain = inner.replace(/\\([^a-z0-9])/giu, '$1');
  const listable = !inner.startsWith('^') && !plain.includes('\\') && !/.-./u.test(inner) && plain.length <= CLASS_MAX;
  return listable ? new Set([...plain].map(indexed)) : ANYTHING;
}
