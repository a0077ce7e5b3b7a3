import type { Finding } from '../clause-record.ts';
import type { Interpretation } from '../expectation.ts';
import type { Asked } from '../flow.ts';

/** What words name of the business's things. */
type Names = Pick<Asked, 'named' | 'isEither' | 'minutes'>;

/** By id, and whether as alternatives: "a cut or a colour", or "a cut" where there are two. */
export function namesIn({ clauses = [] }: Interpretation): Names {
  const items = clauses.flatMap(({ found, alternative }) =>
    found.flatMap((one) => (one.kind === 'item' && one.negated !== true ? [{ ...one, alternative }] : [])),
  );
  const isEither = items.some((one, place) =>
    items.slice(0, place).some((other) => other.id !== one.id && (one.alternative || other.words === one.words)),
  );
  const lengths = clauses.flatMap(({ found }) => found.flatMap((one) => lengthIn(one) ?? []));
  const [minutes, ...others] = new Set(lengths);
  return { named: items.map(({ id }) => id), isEither, ...(minutes && others.length === 0 && { minutes }) };
}

/** In minutes: "for two hours", "from 2 to 5". */
function lengthIn(one: Finding): number | null {
  if (one.kind === 'duration' && one.unit === 'minutes' && !one.negated) return one.value;
  if (one.kind !== 'window' || one.negated || one.from === null || one.to === null) return null;
  const minutes = minuteIn(one.to) - minuteIn(one.from);
  return minutes > 0 ? minutes : null;
}

function minuteIn(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
