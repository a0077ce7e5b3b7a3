import type { PaymentStatus } from '../api.ts';
import { useSpoken } from '../words/words.ts';
import { timeOf } from './days.ts';
import { type BusinessEntry, type CustomerEntry, hasTimes, timesIn } from './entries.ts';
import { isCalendarFile, withLinks } from './links.tsx';
import { isSpent, Payment } from './payment.tsx';
import { Times } from './times.tsx';

/** What the customer wrote, and whether it has arrived. */
export function Ours({ entry, onRetry }: { readonly entry: CustomerEntry; readonly onRetry: () => void }) {
  const { words } = useSpoken();
  return (
    <article className="bubble ours" data-status={entry.status}>
      <span className="visually-hidden">{words.you}: </span>
      <p className="words" lang={entry.language}>
        {entry.text}
      </p>
      <Footer at={entry.at}>
        <Sending entry={entry} onRetry={onRetry} />
      </Footer>
    </article>
  );
}

interface TheirsProps {
  readonly entry: BusinessEntry;
  readonly business: string;
  /** What became of the payment it asks for. */
  readonly status: PaymentStatus | undefined;
  /** Null once something was answered. */
  readonly onSay: ((text: string) => void) | null;
}

/** What the business said, in the language it said it in, whatever is spoken by now. */
export function Theirs({ entry, business, status, onSay }: TheirsProps) {
  const { words } = useSpoken();
  const { image, until, payment, calendar, language } = entry;
  const isCode = payment !== undefined || until !== undefined;
  // A link and nothing else goes with what could be paid there; the code above it says what became of that.
  if (payment !== undefined && image === undefined && isSpent(status) && withoutAddresses(entry.text) === '')
    return null;
  return (
    <article className="bubble theirs">
      {entry.by === undefined ? (
        <span className="visually-hidden">{business}: </span>
      ) : (
        <p className="author">{entry.by}</p>
      )}
      {image !== undefined && (
        // The words that come with a picture say what is on it.
        <img className="picture" src={image} alt={entry.text} data-spent={(isCode && isSpent(status)) || undefined} />
      )}
      {isCode && <Payment status={status} until={until} />}
      <div lang={language}>
        <Said entry={entry} status={status} onSay={onSay} />
      </div>
      {calendar && !isCalendarFile(entry.text) && (
        <a className="link" href={calendar.url} download>
          {words.calendar[calendar.act]}
        </a>
      )}
      <Footer at={entry.at} />
    </article>
  );
}

function Said({ entry, status, onSay }: Omit<TheirsProps, 'business'>) {
  const { words } = useSpoken();
  const isPayment = entry.payment !== undefined;
  const shown = (text: string) =>
    isPayment && isSpent(status) ? withoutAddresses(text) : withLinks(text, words, isPayment);
  if (!hasTimes(entry)) return <p className="words">{shown(entry.text)}</p>;
  const { before, days, after } = timesIn(entry);
  return (
    <>
      {before !== '' && <p className="words">{before}</p>}
      <Times days={days} onSay={onSay} />
      {after !== '' && <p className="words">{after}</p>}
    </>
  );
}

/** Where nothing can be paid any more there is no way to go. */
function withoutAddresses(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/https?:\/\//.test(line))
    .join('\n');
}

function Footer({ at, children }: { readonly at: string; readonly children?: React.ReactNode }) {
  const { language } = useSpoken();
  return (
    <footer>
      {children}
      <time dateTime={at}>{timeOf(at, language)}</time>
    </footer>
  );
}

function Sending({ entry, onRetry }: { readonly entry: CustomerEntry; readonly onRetry: () => void }) {
  const { words } = useSpoken();
  switch (entry.status) {
    case 'sent':
      return null;
    case 'sending':
      return <span>{words.sending}</span>;
    case 'waiting':
      return <span>{words.waiting}</span>;
    case 'failed':
      return (
        <>
          <span>
            {words.notSent} {entry.problem}
          </span>
          <button type="button" className="retry" onClick={onRetry}>
            {words.retry}
          </button>
        </>
      );
  }
}
