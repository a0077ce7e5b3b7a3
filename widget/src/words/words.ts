import { createContext, useContext } from 'react';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { km } from './km.ts';
import { zh } from './zh.ts';

/** What the page itself says, in the language of the talk (X10). Facts stand in braces. */
export interface Words {
  readonly connecting: string;
  readonly lost: string;
  /** Nobody sits there: what answers is a machine, and its people have hours. */
  readonly automated: string;
  readonly openUntil: string;
  readonly backAt: string;
  readonly backOn: string;
  readonly closed: string;
  readonly talkTo: string;
  readonly business: string;
  readonly startOver: string;
  readonly startOverAsk: string;
  readonly startOverMeans: string;
  readonly goOn: string;
  /** Where the chat is in a frame on a site. */
  readonly close: string;
  readonly earlier: string;
  /** The one before could not be gone on with: its token had run out, or was taken back. */
  readonly begunAnew: string;
  readonly messageTo: string;
  readonly write: string;
  readonly send: string;
  readonly conversation: string;
  readonly typing: string;
  readonly you: string;
  readonly sending: string;
  readonly waiting: string;
  readonly notSent: string;
  readonly retry: string;
  readonly today: string;
  readonly yesterday: string;
  readonly thingsToSay: string;
  readonly choices: string;
  readonly answers: string;
  readonly timeLeft: string;
  readonly payment: { readonly [status in 'paid' | 'failed' | 'expired' | 'voided' | 'refunded']: string };
  readonly pay: string;
  readonly calendar: { readonly [act in 'book' | 'move' | 'call_off']: string };
  readonly greeting: string;
  readonly hello: string;
  readonly whatCanYouDo: string;
  readonly oneMoment: string;
  readonly nobodyIn: string;
}

const WORDS: { readonly [language: string]: Words } = { en, es, fr, zh, km };

export function wordsIn(language: string): Words {
  return WORDS[language] ?? en;
}

/** The first of the browser's languages that is among those offered; else the first that is offered. */
export function languageFrom(offered: readonly string[]): string {
  const wanted = navigator.languages.map((tag) => tag.split('-', 1)[0] ?? '');
  return wanted.find((language) => offered.includes(language)) ?? offered[0] ?? 'en';
}

export function filled(text: string, facts: { readonly [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

export interface Spoken {
  readonly language: string;
  readonly words: Words;
}

export const SpokenContext = createContext<Spoken>({ language: 'en', words: en });

export function useSpoken(): Spoken {
  return useContext(SpokenContext);
}
