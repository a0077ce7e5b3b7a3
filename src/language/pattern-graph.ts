/**
 * A pattern as a graph of what it takes. It knows the part of the syntax of regular expressions that phrases are made
 * of, and may lead to too much, never to too little: looking around takes no characters, so it is passed by, and
 * whatever may come twice may come any number of times.
 */
export interface Node {
  readonly id: number;
  /** The characters it takes, one after another, or the class of the one it takes; null where it takes none. */
  readonly takes: string | CharacterClass | null;
  readonly next: Node[];
}

interface CharacterClass {
  has(code: number): boolean;
}

interface Stretch {
  readonly first: Node;
  readonly last: Node;
}

let nodes = 0;

export function newNode(takes: Node['takes'] = null, next: Node[] = []): Node {
  nodes += 1;
  return { id: nodes, takes, next };
}

/** Adds everything the pattern can take after `from`; the node that is given back stands at its end. */
export function addPattern(source: string, from: Node): Node {
  return new Reader(source).alternatives(from);
}

const PLAIN = /[^\\()[\]{}?*+|.^$]+(?![?*+{])|[^\\()[\]{}?*+|.^$]/uy;
const CLASS = /\[(?:\\.|[^\]\\])*\]|\.|\\(?:[pP]\{[^}]*\}|u[0-9a-f]{4}|[^b])/uy;
const QUANTIFIER = /([?*+]|\{\d+(?:,\d*)?\})\??/uy;
const NOWHERE = /\^|\$|\\b/uy;
const LOOKING = /\(\?<?[=!]/uy;
const GROUP = /\((?:\?:)?/uy;

class Reader {
  private readonly source: string;
  private place = 0;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(from: Node): Node {
    const last = this.sequence(from);
    if (!this.sees('|')) return last;
    const end = newNode();
    last.next.push(end);
    while (this.sees('|')) {
      this.place += 1;
      this.sequence(from).next.push(end);
    }
    return end;
  }

  private sequence(from: Node): Node {
    let last = from;
    while (this.place < this.source.length && !this.sees('|') && !this.sees(')')) last = this.repeated(last);
    return last;
  }

  private repeated(from: Node): Node {
    const { first, last } = this.atom();
    from.next.push(first);
    const quantifier = this.take(QUANTIFIER);
    if (quantifier === null) return last;
    if (!quantifier.startsWith('?')) last.next.push(first);
    if (!/^[?*]|^\{0/u.test(quantifier)) return last;
    const end = newNode();
    last.next.push(end);
    from.next.push(end);
    return end;
  }

  private atom(): Stretch {
    const plain = this.take(PLAIN);
    if (plain !== null) return taking(plain);
    const written = this.take(CLASS);
    if (written !== null) return taking(classOf(written));
    if (this.take(NOWHERE) !== null) return taking(null);
    const looking = this.take(LOOKING) !== null;
    if (!looking && this.take(GROUP) === null) throw new Error(`cannot read ${this.source} at ${this.place}`);
    const first = newNode();
    const last = this.alternatives(looking ? newNode() : first);
    this.place += 1;
    return { first, last: looking ? first : last };
  }

  private sees(character: string): boolean {
    return this.source[this.place] === character;
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.place;
    const taken = pattern.exec(this.source)?.[0] ?? null;
    this.place += taken?.length ?? 0;
    return taken;
  }
}

function taking(takes: Node['takes']): Stretch {
  const node = newNode(takes);
  return { first: node, last: node };
}

const classes = new Map<string, CharacterClass>();

/** What a class holds is asked of the class itself, as it is written, once for each character. */
function classOf(written: string): CharacterClass {
  const known = classes.get(written);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${written}$`, 'u');
  const answers = new Map<number, boolean>();
  const made = {
    has(code: number): boolean {
      const answer = answers.get(code) ?? pattern.test(String.fromCodePoint(code));
      answers.set(code, answer);
      return answer;
    },
  };
  classes.set(written, made);
  return made;
}
