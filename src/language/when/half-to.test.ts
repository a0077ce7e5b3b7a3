import { expect, it } from 'vitest';
import { LANGUAGES } from '../data/languages.ts';
import { listening } from '../listening.fixture.ts';
import { en } from './data/en.ts';
import { fold } from './fold.ts';
import { lexiconOf } from './lexicon.ts';
import { momentOf } from './moment.ts';
import { scan } from './scan.ts';
import { Words } from './words.ts';

/** English numbers with the German half: what a language says of half hours is data. */
const data = { ...en, glue: { ...en.glue, halfOf: [], halfTo: ['halb'] } };

it.each([
  ['halb nine', 8],
  ['halb one', 12],
  ['halb twelve', 11],
])('X9 %s is half an hour before the hour', (text, hour) => {
  const { text: plain, hyphens } = fold(text);
  const input = {
    words: new Words(plain, lexiconOf(data, LANGUAGES.en.heard), hyphens),
    moment: momentOf(listening, false),
    memory: new Map(),
    speakOf: () => {},
  };
  expect(JSON.stringify(scan(input))).toContain(`"hour":${hour},"minute":30`);
});
