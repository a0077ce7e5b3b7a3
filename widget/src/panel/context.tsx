import { useRef } from 'react';
import type { Inspection } from '../api.ts';
import { changedPaths, removedKeys } from './changes.ts';
import { JsonView } from './json.tsx';

/** The stored context: all that the machine knows, with what the last turn changed marked. */
export function ContextView({ inspection }: { readonly inspection: Inspection }) {
  const before = useBefore(inspection);
  const changed = before === null ? new Set<string>() : changedPaths(before, inspection.context);
  const removed = before === null ? [] : removedKeys(before, inspection.context);
  const isEmpty = Object.keys(inspection.context).length === 0;
  return (
    <section className="card" aria-labelledby="context">
      <h2 id="context">
        Context <small>the one row it is stored in</small>
      </h2>
      {isEmpty && <p className="empty">Nothing is known yet.</p>}
      {!isEmpty && <JsonView value={inspection.context} changed={changed} />}
      {removed.length > 0 && (
        <p className="removed">
          Cleared:{' '}
          {removed.map((key) => (
            <del key={key}>{key}</del>
          ))}
        </p>
      )}
    </section>
  );
}

/** The context as it stood before the newest turn; null for the first look. */
function useBefore({ context, lastTurn }: Inspection): Inspection['context'] | null {
  const seen = useRef<{ seq: number; now: Inspection['context']; before: Inspection['context'] | null } | null>(null);
  const seq = lastTurn?.seq ?? 0;
  if (seen.current === null) seen.current = { seq, now: context, before: null };
  else if (seen.current.seq !== seq) seen.current = { seq, now: context, before: seen.current.now };
  return seen.current.before;
}
