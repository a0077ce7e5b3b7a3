import type { Traced } from '../../ports/leads.ts';
import type { Freed, Joining, TakeFreed, Waiting, WaitingList, WaitingMove } from '../../ports/waiting.ts';
import { refill } from './rows.ts';

interface Mark {
  readonly mark: string;
  readonly business: string;
  readonly due: string;
  readonly leasedUntil: string | null;
}

/** The reference waiting list. Nothing in it awaits, so looking and writing are one indivisible step. */
export class MemoryWaiting implements WaitingList {
  /** In the order they came. */
  readonly #entries = new Map<string, Waiting>();
  readonly #marks = new Map<string, Mark>();
  #count = 0;

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const [entries, marks, count] = [[...this.#entries], [...this.#marks], this.#count];
    return () => {
      refill(this.#entries, entries);
      refill(this.#marks, marks);
      this.#count = count;
    };
  }

  async join({ now, ...joining }: Joining): Promise<{ entry: Waiting; again: boolean }> {
    const known = this.#entries.get(joining.id) ?? this.#same(joining);
    if (known !== undefined) return { entry: known, again: true };
    const entry: Waiting = { ...joining, status: 'waiting', joinedAt: now };
    this.#entries.set(entry.id, entry);
    this.freed(entry.business, now);
    return { entry, again: false };
  }

  async get(id: string): Promise<Waiting | null> {
    return this.#entries.get(id) ?? null;
  }

  async ahead(business: string, now: string, limit: number): Promise<readonly Waiting[]> {
    return [...this.#entries.values()]
      .filter((one) => one.business === business && one.status === 'waiting' && Date.parse(one.until) > Date.parse(now))
      .slice(0, limit);
  }

  async of(business: string, contact: string): Promise<readonly Waiting[]> {
    return [...this.#entries.values()].filter(
      (one) => one.business === business && one.contact === contact && one.status === 'waiting',
    );
  }

  async move({ id, from, to }: WaitingMove): Promise<boolean> {
    const entry = this.#entries.get(id);
    if (entry === undefined || !from.includes(entry.status)) return false;
    this.#entries.set(id, { ...entry, status: to });
    return true;
  }

  async wake(business: string, at: string): Promise<void> {
    this.freed(business, at);
  }

  /** Something comes free in a business then. */
  freed(business: string, at: string): void {
    this.#count += 1;
    const mark = String(this.#count);
    this.#marks.set(mark, { mark, business, due: at, leasedUntil: null });
  }

  async takeFreed({ now, leaseUntil, limit }: TakeFreed): Promise<readonly Freed[]> {
    const isBy = (instant: string | null) => instant === null || Date.parse(instant) <= Date.parse(now);
    const due = [...this.#marks.values()].filter((one) => isBy(one.due) && isBy(one.leasedUntil)).slice(0, limit);
    for (const one of due) this.#marks.set(one.mark, { ...one, leasedUntil: leaseUntil });
    const businesses = [...new Set(due.map(({ business }) => business))];
    return businesses.map((business) => ({
      business,
      marks: due.filter((one) => one.business === business).map(({ mark }) => mark),
    }));
  }

  async looked({ marks }: Freed): Promise<void> {
    for (const mark of marks) this.#marks.delete(mark);
  }

  async erase(business: string, { conversations, contacts }: Traced): Promise<void> {
    for (const { id, business: there, conversation, contact } of [...this.#entries.values()]) {
      const isTheirs = conversations.includes(conversation) || contacts.includes(contact);
      if (there === business && isTheirs) this.#entries.delete(id);
    }
  }

  #same({ business, contact, same }: Omit<Joining, 'now'>): Waiting | undefined {
    return [...this.#entries.values()].find(
      (one) => one.status === 'waiting' && one.business === business && one.contact === contact && one.same === same,
    );
  }
}
