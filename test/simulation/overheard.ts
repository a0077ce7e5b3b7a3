import type { Fact, Say } from '../../src/core/effect.ts';
import type { Locale } from '../../src/core/locale.ts';
import type { Reply, TurnRecord } from '../../src/core/turn.ts';
import type { Business } from '../../src/engine/parts.ts';

/** A message as it was put into words, and what it states. */
export interface Stated {
  readonly flow: string;
  readonly say: Say;
  readonly text: string;
}

/** Somebody who hears every message put into words, so that what a reply states is known when it is said. */
export class Overheard {
  readonly #stated = new Map<string, Stated[]>();

  /** The same business, overheard. */
  at(business: Business): Business {
    const render = (flow: string, language: Locale, say: Say, now: string): string => {
      const text = business.render(flow, language, say, now);
      const name = `${now} ${flow} ${say.key}`;
      this.#stated.set(name, [...(this.#stated.get(name) ?? []), { flow, say, text }]);
      return text;
    };
    return { ...business, render };
  }

  /** The messages that a reply of a turn is made of. */
  messagesOf({ now, said, replies }: TurnRecord, reply: Reply): readonly Stated[] {
    const place = replies.indexOf(reply);
    return said
      .filter((one) => one.reply === place)
      .flatMap(({ flow, key }) => {
        const known = this.#stated.get(`${now} ${flow} ${key}`) ?? [];
        return known.filter(({ text }) => reply.text.includes(text)).slice(-1);
      });
  }
}

/** Every fact in it, those within lists and within other messages too. */
export function* factsIn(fact: Fact): Generator<Fact> {
  yield fact;
  if (typeof fact !== 'object' || fact === null) return;
  const inner = 'all' in fact ? fact.all : 'either' in fact ? fact.either : 'numbered' in fact ? fact.numbered : [];
  for (const one of inner) yield* factsIn(one);
  if ('say' in fact) for (const one of Object.values(fact.facts)) yield* factsIn(one);
}

/** Everything that a message states. */
export function statedIn({ facts }: Pick<Say, 'facts'>): readonly Fact[] {
  return Object.values(facts).flatMap((fact) => [...factsIn(fact)]);
}

/** The instants that a message names, but for mere days. */
export function instantsIn(say: Pick<Say, 'facts'>): readonly string[] {
  return statedIn(say).flatMap((fact) =>
    typeof fact === 'object' && fact !== null && 'at' in fact && fact.as !== 'day' ? [fact.at] : [],
  );
}

/** The sums that a message names. */
export function centsIn(say: Pick<Say, 'facts'>): readonly number[] {
  return statedIn(say).flatMap((fact) =>
    typeof fact === 'object' && fact !== null && 'cents' in fact ? [fact.cents] : [],
  );
}
