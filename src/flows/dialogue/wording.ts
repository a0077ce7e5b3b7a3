import type { Catalogues } from '../../core/flow.ts';
import { LOCALES, type Locale } from '../../core/locale.ts';
import { messagesOf } from './task/check-words.ts';
import type { Task } from './task/schema.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** The framework's own words. A task speaks the languages it is written in; what it lacks is borrowed from English. */
const framework: Catalogues = { en, es, fr, zh, km };

/** What the flow can say: the framework's words and those of every task. */
export function wordingOf(tasks: readonly Task[]): Catalogues {
  const joined: { [L in Locale]?: { [key: string]: string } } = {};
  for (const locale of LOCALES) {
    const words: { [key: string]: string } = { ...framework[locale] };
    for (const { key, texts } of tasks.flatMap(messagesOf)) {
      const text = texts[locale];
      if (text !== undefined) words[key] = text;
    }
    if (Object.keys(words).length > 0) joined[locale] = words;
  }
  return joined;
}
