import { useState } from 'react';
import { useBusiness } from '../api/business.ts';
import { useSpoken } from '../words/spoken.tsx';

const KEPT_MAX = 20;

function keyOf(business: string): string {
  return `holdfast.console.replies.${business}`;
}

function recall(business: string): readonly string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(keyOf(business)) ?? '[]');
  return Array.isArray(kept) ? kept.filter((reply) => typeof reply === 'string') : [];
}

interface QuickRepliesProps {
  /** What stands in the field: it can be kept. */
  readonly text: string;
  readonly onPick: (text: string) => void;
}

/** What one writes often, kept in this browser. */
export function QuickReplies({ text, onPick }: QuickRepliesProps) {
  const { words, say } = useSpoken();
  const { id } = useBusiness();
  const [replies, setReplies] = useState(() => recall(id));
  const [isOpen, setOpen] = useState(false);
  const keep = (next: readonly string[]) => {
    setReplies(next);
    localStorage.setItem(keyOf(id), JSON.stringify(next));
  };
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
        </div>
      )}
    </div>
  );
}
