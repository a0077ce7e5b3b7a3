import { Fragment, useLayoutEffect, useRef } from 'react';
import { useBusiness } from '../api/business.ts';
import type { MessageView, TurnView } from '../api/conversation.ts';
import { sayDay } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import { Bubble } from './bubble.tsx';
import { Why } from './why.tsx';

interface ThreadProps {
  readonly conversation: string;
  readonly language: string;
  readonly messages: readonly MessageView[];
  readonly turns: readonly TurnView[];
  /** Null where there is nothing earlier. */
  readonly onEarlier: (() => void) | null;
  readonly isLoading: boolean;
}

/** What was said, turn by turn, the newest at the bottom and in sight. */
export function Thread({ conversation, language: spoken, messages, turns, onEarlier, isLoading }: ThreadProps) {
  const { words, language } = useSpoken();
  const { timeZone } = useBusiness();
  const scroll = useFollowing(messages.at(-1)?.id, messages[0]?.id);
  const seqs = [...new Set([...messages.map(({ seq }) => seq), ...turns.map(({ seq }) => seq)])].sort((a, b) => a - b);
  const byTurn = seqs.map((seq) => ({
    seq,
    said: messages.filter((message) => message.seq === seq),
    turn: turns.find((turn) => turn.seq === seq),
  }));
  let day = '';
  return (
    <div ref={scroll} className="thread">
      {onEarlier && (
        <button type="button" className="button earlier" disabled={isLoading} onClick={onEarlier}>
          {words.earlier}
        </button>
      )}
      <div role="log" aria-label={words.conversation} className="thread-log">
        {byTurn.map(({ seq, said, turn }) => {
          const at = said[0]?.at ?? turn?.at ?? '';
          const today = at === '' ? day : sayDay(language, timeZone, at);
          const isNewDay = today !== day;
          day = today;
          return (
            <Fragment key={seq}>
              {isNewDay && <p className="thread-day">{today}</p>}
              {said.map((message) => (
                <Bubble key={message.id} message={message} language={spoken} />
              ))}
              {turn?.deed && <Deed deed={turn.deed} />}
              {turn && said.length > 0 && turn.deed === null && <Why conversation={conversation} turn={turn} />}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

function Deed({ deed: { action, by, note } }: { readonly deed: NonNullable<TurnView['deed']> }) {
  const { words, say } = useSpoken();
  const name = by ?? words.somebody;
  if (action === 'take_over') return <p className="deed">{say('deedTakeOver', { name })}</p>;
  if (action !== 'give_back') return null;
  return (
    <p className="deed">
      {say('deedGiveBack', { name })}
      {note && <q>{note}</q>}
    </p>
  );
}

/** Keeps the end in sight as long as one looks at the end, and what one reads in place when earlier messages come above it. */
function useFollowing(last: string | undefined, first: string | undefined) {
  const scroll = useRef<HTMLDivElement>(null);
  const before = useRef<{ first?: string | undefined; last?: string | undefined; height: number; isAtEnd: boolean }>({
    ...{ height: 0, isAtEnd: true },
  });
  useLayoutEffect(() => {
    const element = scroll.current;
    if (element === null) return;
    const { height, isAtEnd } = before.current;
    const hasEarlier = before.current.first !== first && before.current.last === last;
    if (hasEarlier) element.scrollTop += element.scrollHeight - height;
    else if (isAtEnd) element.scrollTop = element.scrollHeight;
    const keep = () => {
      const toEnd = element.scrollHeight - element.scrollTop - element.clientHeight;
      before.current = { first, last, height: element.scrollHeight, isAtEnd: toEnd < 80 };
    };
    keep();
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [last, first]);
  return scroll;
}
