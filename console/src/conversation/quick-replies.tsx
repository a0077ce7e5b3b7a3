import { useState } from 'react';
import { useKeepReplies, useQuickReplies } from '../api/settings.ts';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';

const KEPT_MAX = 50;

interface QuickRepliesProps {
  /** What stands in the field: it can be kept. */
  readonly text: string;
  readonly onPick: (text: string) => void;
}

/** What staff write often, shared by all of them (G3). */
export function QuickReplies({ text, onPick }: QuickRepliesProps) {
  const { words, say } = useSpoken();
  const replies = useQuickReplies().data?.replies ?? [];
  const keeping = useKeepReplies();
  const [isOpen, setOpen] = useState(false);
  const keep = (next: readonly string[]) => keeping.mutate(next);
  const said = text.trim();
  const canKeep = said !== '' && !replies.includes(said) && replies.length < KEPT_MAX;
  return (
    <div className="quick">
      <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.quickReplies}
      </button>
      {isOpen && (
        <div className="quick-list">
          {replies.length === 0 && !canKeep && <p className="soft small">{words.quickHint}</p>}
          <ul>
            {replies.map((reply) => (
              <li key={reply}>
                <button
                  type="button"
                  className="button plain"
                  onClick={() => {
                    onPick(reply);
                    setOpen(false);
                  }}
                >
                  {reply}
                </button>
                <button
                  type="button"
                  className="button plain"
                  aria-label={say('forgetReply', { reply })}
                  onClick={() => keep(replies.filter((one) => one !== reply))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
          {canKeep && (
            <button type="button" className="button" onClick={() => keep([...replies, said])}>
              {words.keepReply}
            </button>
          )}
          <Trouble error={keeping.error} />
        </div>
      )}
    </div>
  );
}
