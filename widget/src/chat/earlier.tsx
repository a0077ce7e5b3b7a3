import type { Conversation } from '../memory.ts';
import { useSpoken } from '../words/words.ts';
import { dayOf, timeOf } from './days.ts';

interface EarlierProps {
  readonly conversations: readonly Conversation[];
  readonly onGoBack: (conversation: string) => void;
}

/** The way back to what was said, and booked, before somebody started over. */
export function Earlier({ conversations, onGoBack }: EarlierProps) {
  const { language, words } = useSpoken();
  if (conversations.length === 0) return null;
  return (
    <section className="earlier" aria-labelledby="earlier">
      <h3 id="earlier">{words.earlier}</h3>
      <ul>
        {conversations.map(({ credentials, at }) => (
          <li key={credentials.id}>
            <button type="button" className="option" onClick={() => onGoBack(credentials.id)}>
              {dayOf(at, language, words)}, {timeOf(at, language)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
