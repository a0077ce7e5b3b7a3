import type { Business } from '../api.ts';
import { recall } from '../memory.ts';
import { useSpoken } from '../words/words.ts';
import { Earlier } from './earlier.tsx';

interface WelcomeProps {
  readonly business: Business;
  readonly onSay: (text: string) => void;
  readonly onGoBack: (conversation: string) => void;
}

/** What the business says of itself, and what one might say first, so that nobody faces an empty page. */
export function Welcome({ business, onSay, onGoBack }: WelcomeProps) {
  const { language, words } = useSpoken();
  const { greeting = words.greeting, suggestions = [] } = business.welcome[language] ?? {};
  const shown = suggestions.length > 0 ? suggestions : [words.hello, words.whatCanYouDo];
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">{business.name}</h2>
      <p>{greeting}</p>
      <ul className="suggestions" aria-label={words.thingsToSay}>
        {shown.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="option" onClick={() => onSay(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <Earlier conversations={recall(business.id).earlier} onGoBack={onGoBack} />
    </section>
  );
}
