import type { ReactNode } from 'react';
import type { Words } from '../words/words.ts';

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g;

/** Addresses in a reply are buttons that say where they lead: nobody reads sixty characters of a link. */
export function withLinks(text: string, words: Words, isPayment: boolean): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push(text.slice(end, index), <Link key={index} address={address} name={nameOf(address, words, isPayment)} />);
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}

export function isCalendarFile(text: string): boolean {
  return /\/calendar\/\S+\.ics/.test(text);
}

function nameOf(address: string, words: Words, isPayment: boolean): string {
  if (isCalendarFile(address)) return words.calendar.book;
  return isPayment ? words.pay : new URL(address).host;
}

function Link({ address, name }: { readonly address: string; readonly name: string }) {
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}
