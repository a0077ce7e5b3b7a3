import { useLayoutEffect, useRef } from 'react';
import type { Business, Tap } from '../api.ts';
import { openingFor } from '../suggestions.ts';
import { Bubble } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { dayOf, isNewDay } from './days.ts';
import { buttonsIn, choicesIn } from './entries.ts';
import type { Talk, TalkView } from './talk.ts';

interface ChatProps {
  readonly business: Business;
  readonly talk: Talk | null;
  readonly view: TalkView;
}

export function Chat({ business, talk, view }: ChatProps) {
  const { entries, typing, connection } = view;
  const input = useRef<HTMLTextAreaElement>(null);
  const end = useScrollToEnd(entries.length, typing);
  const isEmpty = entries.length === 0;
  const language = view.inspection?.language ?? business.languages[0] ?? 'en';
  const say = (text: string, tap?: Tap) => {
    talk?.say(text, tap);
    input.current?.focus({ preventScroll: true });
  };
  return (
    <main className="chat">
      <div className="scroll">
        {isEmpty && connection !== 'connecting' && <Welcome business={business} onSay={say} />}
        <div className="log" role="log" aria-live="polite" aria-label={`Conversation with ${business.name}`}>
          {entries.map((entry, index) => (
            <div key={entry.id}>
              {isNewDay(entries, index) && <p className="day">{dayOf(entry.at)}</p>}
              <Bubble
                entry={entry}
                business={business.name}
                language={language}
                onRetry={() => talk?.retry(entry.id)}
              />
            </div>
          ))}
        </div>
        <Answers view={view} language={language} onTap={say} />
        <p className="typing-place" role="status">
          {typing && (
            <span className="typing">
              <span className="visually-hidden">{business.name} is typing</span>
              <i aria-hidden="true" />
              <i aria-hidden="true" />
              <i aria-hidden="true" />
            </span>
          )}
        </p>
        <div ref={end} />
      </div>
      <Choices view={view} onSay={say} />
      <Composer inputRef={input} business={business.name} onSay={say} />
    </main>
  );
}

function Welcome({ business, onSay }: { readonly business: Business; readonly onSay: (text: string) => void }) {
  const { about, suggestions } = openingFor(business.flow);
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">{business.name}</h2>
      <p>{about}</p>
      <ul className="suggestions" aria-label="Things to say">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="option" onClick={() => onSay(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AnswersProps {
  readonly view: TalkView;
  readonly language: string;
  readonly onTap: (label: string, tap: Tap) => void;
}

/** Yes, change, not now: under the question they answer, and gone with it (X11). */
function Answers({ view, language, onTap }: AnswersProps) {
  const buttons = buttonsIn(view.entries);
  if (buttons.length === 0) return null;
  return (
    <ul className="answers" aria-label="Answers">
      {buttons.map(({ label, tap }) => (
        <li key={tap.answer}>
          <button
            type="button"
            className="option"
            data-answer={tap.answer}
            lang={language}
            onClick={() => onTap(label, tap)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What was listed with numbers can be tapped. */
function Choices({ view, onSay }: { readonly view: TalkView; readonly onSay: (text: string) => void }) {
  const choices = view.typing ? [] : choicesIn(view.entries);
  if (choices.length === 0) return null;
  return (
    <ul className="choices" aria-label="Choices">
      {choices.map(({ number, label }) => (
        <li key={`${number} ${label}`}>
          <button type="button" className="option" onClick={() => onSay(number)}>
            <b>{number}</b> {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The newest word is in view, unless the reader has scrolled up to read. */
function useScrollToEnd(count: number, typing: boolean) {
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (count > 0 || typing) end.current?.scrollIntoView({ block: 'end' });
  }, [count, typing]);
  return end;
}
