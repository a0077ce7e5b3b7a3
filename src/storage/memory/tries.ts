import type { Attempt, Tries } from '../../ports/tries.ts';
import { refill } from './rows.ts';

/** The reference store of tries. */
export class MemoryTries implements Tries {
  readonly #bySubject = new Map<string, ReadonlyMap<string, string>>();

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const tries = [...this.#bySubject];
    return () => refill(this.#bySubject, tries);
  }

  async count({ subject, key, at, since }: Attempt): Promise<number> {
    const before = [...(this.#bySubject.get(subject) ?? [])].filter(([, when]) => Date.parse(when) > Date.parse(since));
    const tried = new Map(before);
    if (!tried.has(key)) tried.set(key, at);
    this.#bySubject.set(subject, tried);
    return tried.size;
  }

  async erase(subjects: readonly string[], conversations: readonly string[]): Promise<void> {
    for (const subject of subjects) this.#bySubject.delete(subject);
    const isTheirs = (key: string) => conversations.some((conversation) => key.startsWith(`${conversation}/`));
    for (const [subject, tried] of this.#bySubject) {
      this.#bySubject.set(subject, new Map([...tried].filter(([key]) => !isTheirs(key))));
    }
  }
}
