import type { Looking, Rings } from '../../ports/rings.ts';

/** Which of the staff look at a conversation, and who of them is typing (G3). It is of this moment, and stored nowhere. */
export interface Presence {
  /** Said here, it is known at every process. */
  here(business: string, conversation: string, who: Looking, now: number): void;
  at(conversation: string, now: number): readonly Looking[];
  close(): void;
}

interface Present extends Looking {
  readonly until: number;
}

/** Whoever has not said for so long that they are there has gone. */
const STAYS_MS = 12_000;
const TALKS_MAX = 10_000;

export function createPresence(rings: Rings, onChange: (business: string, conversation: string) => void): Presence {
  const talks = new Map<string, Map<string, Present>>();
  const note = (business: string, conversation: string, who: Looking, now: number): void => {
    if (talks.size > TALKS_MAX) for (const [id, people] of talks) if (areGone(people, now)) talks.delete(id);
    const people = talks.get(conversation) ?? new Map<string, Present>();
    const before = people.get(who.id);
    people.set(who.id, { ...who, until: now + STAYS_MS });
    talks.set(conversation, people);
    if (before === undefined || before.until < now || before.typing !== who.typing) onChange(business, conversation);
  };
  const close = rings.onRung((rung) => {
    if (rung?.kind === 'here') note(rung.business, rung.conversation, rung.who, Date.now());
  });
  return {
    here(business, conversation, who, now) {
      note(business, conversation, who, now);
      rings.ring({ kind: 'here', business, conversation, who });
    },
    at(conversation, now) {
      const people = [...(talks.get(conversation)?.values() ?? [])].filter(({ until }) => until >= now);
      return people.map(({ id, name, typing }) => ({ id, name, typing }));
    },
    close,
  };
}

function areGone(people: ReadonlyMap<string, Present>, now: number): boolean {
  return [...people.values()].every(({ until }) => until < now);
}
