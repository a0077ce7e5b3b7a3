import { leastOf, type SendingFact, saysMore } from '../../core/sending.ts';
import type { Given, Receipt, Sendings, Taken } from '../../ports/sendings.ts';
import { refill } from './rows.ts';

interface Row extends SendingFact {
  readonly reply: string;
  readonly part: number;
  readonly conversation: string;
  /** Business, channel and the provider's own id; null of what it never took. */
  readonly key: string | null;
}

/** The reference store of sendings. */
export class MemorySendings implements Sendings {
  readonly #rows = new Map<string, Row>();
  readonly #early = new Map<string, Receipt>();

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const [rows, early] = [[...this.#rows], [...this.#early]];
    return () => {
      refill(this.#rows, rows);
      refill(this.#early, early);
    };
  }

  async accepted({ messages, ...given }: Taken): Promise<void> {
    for (const [index, message] of messages.entries()) {
      const part = given.first + index;
      if (this.#rows.get(`${given.reply}/${part}`)?.key != null) continue;
      const key = keyOf(given.business, given.channel, message);
      const { status, at, reason } = this.#early.get(key) ?? { status: 'sent' as const, at: given.at, reason: null };
      this.#early.delete(key);
      this.#put({ reply: given.reply, part, conversation: given.conversation, key, status, at, reason });
    }
  }

  async failed({ reply, first, conversation, at }: Given, reason: string): Promise<void> {
    if (this.#rows.has(`${reply}/${first}`)) return;
    this.#put({ reply, part: first, conversation, key: null, status: 'failed', at, reason });
  }

  async report(business: string, channel: string, receipt: Receipt): Promise<boolean> {
    const key = keyOf(business, channel, receipt.message);
    const row = [...this.#rows.values()].find((one) => one.key === key);
    const known = row ?? this.#early.get(key);
    if (known && !saysMore(known.status, receipt.status)) return false;
    const { status, at, reason } = receipt;
    if (row) this.#put({ ...row, status, at, reason });
    else this.#early.set(key, receipt);
    return true;
  }

  async messagesOf(reply: string): Promise<number> {
    const taken = [...this.#rows.values()].filter((row) => row.reply === reply && row.key !== null);
    const early = [...this.#early.values()].filter((one) => one.reply === reply && one.part !== undefined);
    return new Set([...taken, ...early].map(({ part }) => part)).size;
  }

  async ofConversation(conversation: string): Promise<ReadonlyMap<string, SendingFact>> {
    const rows = [...this.#rows.values()].filter((row) => row.conversation === conversation);
    const replies = new Set(rows.map(({ reply }) => reply));
    const facts = [...replies].flatMap((reply) => {
      const least = leastOf(rows.filter((row) => row.reply === reply).sort((one, other) => one.part - other.part));
      return least === null ? [] : [[reply, { status: least.status, at: least.at, reason: least.reason }] as const];
    });
    return new Map(facts);
  }

  async erase(conversations: readonly string[]): Promise<void> {
    for (const [place, row] of [...this.#rows]) {
      if (conversations.includes(row.conversation)) this.#rows.delete(place);
    }
  }

  #put(row: Row): void {
    this.#rows.set(`${row.reply}/${row.part}`, row);
  }
}

function keyOf(business: string, channel: string, message: string): string {
  return JSON.stringify([business, channel, message]);
}
