import { type Cell, summed } from '../../domain/figures/cells.ts';
import type { DaySum, Figures, FiguresQuery, GroupSum, Mark, Owed, Tally, UnheardWords } from '../../ports/figures.ts';

interface Counted extends Cell {
  readonly business: string;
}

/** The reference store of figures. Nothing in it awaits, so looking and counting are one indivisible step. */
export class MemoryFigures implements Figures {
  #cells: readonly Counted[] = [];
  #unheard: readonly (UnheardWords & { readonly business: string })[] = [];
  readonly #marks = new Map<string, Mark>();
  readonly #owed = new Map<string, number>();
  readonly #gone = new Set<string>();

  async marks(subjects: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
    const known = subjects.flatMap((subject) => {
      const mark = this.#marks.get(subject);
      return mark === undefined ? [] : [[subject, mark] as const];
    });
    return new Map(known);
  }

  async count(tallies: readonly Tally[]): Promise<readonly string[]> {
    const counted = tallies.filter(({ subject, from }) => {
      const { version = null } = this.#marks.get(subject) ?? {};
      return version === from && !this.#gone.has(subject);
    });
    for (const { subject, business, version, memory, cells, unheard, word } of counted) {
      this.#marks.set(subject, { version, memory });
      for (const cell of cells) this.#add({ ...cell, business });
      this.#unheard = [...this.#unheard, ...unheard.map((one) => ({ ...one, conversation: subject, business }))];
      if (word !== undefined && this.#owed.get(subject) === word) this.#owed.delete(subject);
    }
    return counted.map(({ subject }) => subject);
  }

  #add(cell: Counted): void {
    const isOther = (one: Counted) => one.business !== cell.business;
    const theirs = this.#cells.filter((one) => !isOther(one));
    const added = summed([...theirs, cell]).map((one) => ({ ...one, business: cell.business }));
    this.#cells = [...this.#cells.filter(isOther), ...added];
  }

  async byDay(query: FiguresQuery): Promise<readonly DaySum[]> {
    const plain = this.#within(query).map((cell) => ({ ...cell, flow: '', channel: '', language: '' }));
    const days = summed(plain).map(({ day, measure, count }) => ({ day, measure, count }));
    return days.toSorted((one, other) => inOrder([one.day, one.measure], [other.day, other.measure]));
  }

  async byGroup(query: FiguresQuery): Promise<readonly GroupSum[]> {
    const key = ({ flow, channel, language, measure }: GroupSum) => [flow, channel, language, measure];
    return summed(this.#within(query).map((cell) => ({ ...cell, day: '' })))
      .map(({ flow, channel, language, measure, count }) => ({ flow, channel, language, measure, count }))
      .toSorted((one, other) => inOrder(key(one), key(other)));
  }

  async unheard(query: FiguresQuery, limit: number): Promise<readonly UnheardWords[]> {
    return this.#unheard
      .filter((one) => isWithin(one, query))
      .toSorted((one, other) => inOrder([other.at], [one.at]))
      .slice(0, limit)
      .map(({ business: _business, ...one }) => one);
  }

  async owe(subject: string): Promise<void> {
    this.#owed.set(subject, (this.#owed.get(subject) ?? 0) + 1);
  }

  async owed(limit: number): Promise<readonly Owed[]> {
    return [...this.#owed].slice(0, limit).map(([subject, word]) => ({ subject, word }));
  }

  async erase(conversations: readonly string[]): Promise<void> {
    for (const id of conversations) this.#gone.add(id);
    this.#unheard = this.#unheard.filter(({ conversation }) => !conversations.includes(conversation));
  }

  #within(query: FiguresQuery): readonly Cell[] {
    return this.#cells.filter((cell) => isWithin(cell, query)).map(({ business: _business, ...cell }) => cell);
  }
}

type Placed = Pick<Counted, 'business' | 'day' | 'channel' | 'language'>;

function isWithin(one: Placed, { business, from, to, channel, language }: FiguresQuery): boolean {
  return (
    one.business === business &&
    one.day >= from &&
    one.day <= to &&
    (channel === null || one.channel === channel) &&
    (language === null || one.language === language)
  );
}

function inOrder(one: readonly string[], other: readonly string[]): number {
  for (const [place, text] of one.entries()) {
    const beside = other[place] ?? '';
    if (text !== beside) return text < beside ? -1 : 1;
  }
  return 0;
}
