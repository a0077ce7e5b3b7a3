import type { ReactNode } from 'react';
import { Countdown } from './countdown.tsx';
import { timeOf } from './days.ts';
import type { CustomerEntry, Entry } from './entries.ts';

interface BubbleProps {
  readonly entry: Entry;
  readonly business: string;
  /** What the business speaks here, so that a screen reader pronounces it rightly. */
  readonly language: string;
  readonly onRetry: () => void;
}

export function Bubble({ entry, business, language, onRetry }: BubbleProps) {
  const isOurs = entry.from === 'customer';
  return (
    <article className={`bubble ${isOurs ? 'ours' : 'theirs'}`} data-status={isOurs ? entry.status : undefined}>
      <span className="visually-hidden">{isOurs ? 'You' : business}: </span>
      {entry.from === 'business' && entry.image !== undefined && (
        // The words that come with a picture say what is on it.
        <img className="picture" src={entry.image} alt={entry.text} />
      )}
      {entry.from === 'business' && entry.until !== undefined && <Countdown until={entry.until} />}
      <p className="words" lang={isOurs ? undefined : language}>
        {withLinks(entry.text)}
      </p>
      <footer>
        {isOurs && <Sending entry={entry} onRetry={onRetry} />}
        <time dateTime={entry.at}>{timeOf(entry.at)}</time>
      </footer>
    </article>
  );
}

function Sending({ entry, onRetry }: { readonly entry: CustomerEntry; readonly onRetry: () => void }) {
  switch (entry.status) {
    case 'sent':
      return null;
    case 'sending':
      return <span>Sending…</span>;
    case 'waiting':
      return <span>Not sent yet, trying again…</span>;
    case 'failed':
      return (
        <>
          <span>Not sent. {entry.problem}</span>
          <button type="button" className="retry" onClick={onRetry}>
            Retry
          </button>
        </>
      );
  }
}

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g;

/** Addresses in a reply can be followed: a payment has one. */
function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push(text.slice(end, index), <Link key={index} address={address} />);
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}

function Link({ address }: { readonly address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
