import { useRef } from 'react';
import type { Business, Tap } from '../api.ts';
import { filled, useSpoken } from '../words/words.ts';
import { Ours, Theirs } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { dayOf, isNewDay } from './days.ts';
import { buttonsIn, choicesIn, isNewest } from './entries.ts';
import type { Talk } from './talk.ts';
import type { TalkView } from './talk-view.ts';
import { useFollow } from './use-follow.ts';
import { Welcome } from './welcome.tsx';

interface ChatProps {
  readonly business: Business;
  readonly talk: Talk | null;
  readonly view: TalkView;
  readonly onGoBack: (conversation: string) => void;
}

export function Chat({ business, talk, view, onGoBack }: ChatProps) {
  const { words } = useSpoken();
  const { entries, typing, connection, isNew } = view;
  const input = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useFollow(frame, content, entries);
  const say = (text: string, tap?: Tap) => {
    talk?.say(text, tap);
    input.current?.focus({ preventScroll: true });
  };
  const isEmpty = entries.length === 0 && connection !== 'connecting';
  return (
    <main className="chat">
      <div className="scroll" ref={frame}>
        <div ref={content}>
          {isNew && (
            <p className="notice" role="status">
              {words.begunAnew}
            </p>
          )}
          {isEmpty && <Welcome business={business} onSay={say} onGoBack={onGoBack} />}
          <Log business={business} talk={talk} view={view} onSay={say} />
          {!typing && <Choices view={view} onSay={say} />}
          <Answers view={view} onTap={say} />
          <p className="typing-place" role="status">
            {typing && (
              <span className="typing">
                <span className="visually-hidden">{filled(words.typing, { name: business.name })}</span>
                <i aria-hidden="true" />
                <i aria-hidden="true" />
                <i aria-hidden="true" />
              </span>
            )}
          </p>
        </div>
      </div>
      <Composer inputRef={input} business={business.name} onSay={say} />
    </main>
  );
}

interface LogProps extends Omit<ChatProps, 'onGoBack'> {
  readonly onSay: (text: string) => void;
}

function Log({ business, talk, view, onSay }: LogProps) {
  const { language, words } = useSpoken();
  const { entries, payments } = view;
  const label = filled(words.conversation, { name: business.name });
  return (
    <div className="log" role="log" aria-live="polite" aria-label={label}>
      {entries.map((entry, index) => (
        <div key={entry.id}>
          {isNewDay(entries, index) && <p className="day">{dayOf(entry.at, language, words)}</p>}
          {entry.from === 'customer' ? (
            <Ours entry={entry} onRetry={() => talk?.retry(entry.id)} />
          ) : (
            <Theirs
              entry={entry}
              business={business.name}
              status={payments.get(entry.payment ?? '')}
              onSay={isNewest(entries, index) ? onSay : null}
            />
          )}
        </div>
      ))}
    </div>
  );
}

interface AnswersProps {
  readonly view: TalkView;
  readonly onTap: (label: string, tap: Tap) => void;
}

/** Yes, change, not now: under the question they answer, and gone with it (X11). */
function Answers({ view, onTap }: AnswersProps) {
  const { words } = useSpoken();
  const buttons = buttonsIn(view.entries);
  if (buttons.length === 0) return null;
  return (
    <ul className="answers" aria-label={words.answers}>
      {buttons.map(({ label, tap }) => (
        <li key={tap.answer}>
          <button type="button" className="option" data-answer={tap.answer} onClick={() => onTap(label, tap)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What can be chosen by name: a tap says the name. */
function Choices({ view, onSay }: { readonly view: TalkView; readonly onSay: (text: string) => void }) {
  const { words } = useSpoken();
  const choices = choicesIn(view.entries);
  if (choices.length === 0) return null;
  return (
    <ul className="answers" aria-label={words.choices}>
      {choices.map(({ label }) => (
        <li key={label}>
          <button type="button" className="option" onClick={() => onSay(label)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
