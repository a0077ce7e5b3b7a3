import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Tellings, tellingsIn } from './told.ts';
import { filled, LANGUAGES, type Words, wordsIn } from './words.ts';

interface SpokenValue {
  /** The catalogue that is spoken. */
  readonly code: string;
  /** How days and numbers are written: as the browser has it, where it is of that language. */
  readonly language: string;
  readonly words: Words;
  /** What the server names, in this language. */
  readonly tellings: Tellings;
  /** One of the words with its facts. */
  say(key: keyof Words, facts: { readonly [name: string]: string | number }): string;
  speak(language: string): void;
}

const KEPT = 'holdfast.console.language';

const SpokenContext = createContext<SpokenValue | null>(null);

/** The console speaks what was chosen here, else the first of the browser's languages that it has. */
function firstLanguage(): string {
  const wanted = [localStorage.getItem(KEPT) ?? '', ...navigator.languages.map((tag) => tag.split('-', 1)[0] ?? '')];
  return wanted.find((language) => LANGUAGES.some(({ code }) => code === language)) ?? 'en';
}

export function Spoken({ children }: { readonly children: ReactNode }) {
  const [code, setCode] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = code;
  }, [code]);
  const value = useMemo<SpokenValue>(() => {
    const words = wordsIn(code);
    return {
      code,
      language: navigator.languages.find((tag) => tag.split('-', 1)[0] === code) ?? code,
      words,
      tellings: tellingsIn(code),
      say: (key, facts) => filled(words[key], facts),
      speak: (chosen) => {
        localStorage.setItem(KEPT, chosen);
        setCode(chosen);
      },
    };
  }, [code]);
  return <SpokenContext value={value}>{children}</SpokenContext>;
}

export function useSpoken(): SpokenValue {
  const spoken = useContext(SpokenContext);
  if (spoken === null) throw new Error('Outside of Spoken.');
  return spoken;
}
