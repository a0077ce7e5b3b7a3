import { useState } from 'react';
import { useKeepReplies, useQuickReplies } from '../api/settings.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { LinesInput } from './inputs.tsx';
import { listOf } from './schema.ts';

/** What staff write often: everybody of the business has the same, and may change them. */
export function Replies() {
  const { words } = useSpoken();
  const announce = useAnnounce();
  const { data, error } = useQuickReplies();
  const keep = useKeepReplies();
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const save = () => {
    if (typed === null) return;
    keep.mutate(typed, {
      onSuccess: () => {
        setTyped(null);
        announce(words.done);
      },
    });
  };
  return (
    <section className="card setting" aria-label={words.quickReplies}>
      <Trouble error={error ?? keep.error} />
      {data && (
        <LinesInput
          {...{ label: words.quickReplies, value: [...(typed ?? data.replies)], disabled: false }}
          onChange={(next) => setTyped(listOf(next).map(String))}
        />
      )}
      <div className="buttons end">
        <button type="button" className="button strong" disabled={typed === null || keep.isPending} onClick={save}>
          {words.keep}
        </button>
      </div>
    </section>
  );
}
