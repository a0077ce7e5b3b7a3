import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Locale } from '../src/core/locale.ts';
import { LOCALES } from '../src/core/locale.ts';
import type { Listening } from '../src/core/vocabulary.ts';
import { detect } from '../src/language/detect.ts';
import { read } from '../src/language/read.ts';
import { warm } from '../src/language/warm.ts';
import { percentile } from './measure.ts';
import { SENTENCES, WORST } from './sentences.ts';

const CONVERSATIONS = join(dirname(fileURLToPath(import.meta.url)), '..', 'test', 'conversations');
const ROUNDS = 20;
const LONG = 100_000;

const listening: Listening = {
  now: '2026-03-03T09:00:00+01:00',
  timeZone: 'Europe/Madrid',
  country: 'ES',
  hours: { from: '10:00', to: '20:00' },
  vocabulary: {
    lists: {
      services: [{ id: 'cut', names: ['Corte', 'haircut', '剪发'] }],
      cities: [{ id: 'new-york', names: ['New York', 'NYC'] }],
    },
    topics: [{ id: 'address', asks: { en: ['where are you'], es: ['dónde estáis'] }, answer: {} }],
  },
};

/**
 * What it takes to read a message by the rules alone: the processor's time, which a busy machine does not stretch.
 * What a server makes ready before it listens, and the first message after that, are told apart.
 */
export function reading(): void {
  console.log('Reading a message by the rules, milliseconds of processor time.\n');
  console.log('language   messages  prepared     first       p50       p95');
  const messages = [...spoken(), ...SENTENCES];
  for (const locale of LOCALES) {
    const texts = messages.filter((message) => message.locale === locale).map(({ text }) => text);
    const prepared = timed(() => warm([locale], listening));
    const first = timed(() => read(texts[0] ?? '', locale, listening));
    for (const text of texts) read(text, locale, listening);
    const times = texts.map((text) => typical(text, locale));
    const numbers = [prepared, first, percentile(times, 50), percentile(times, 95)].map((one) =>
      one.toFixed(2).padStart(10),
    );
    console.log(`${locale.padEnd(8)}${String(texts.length).padStart(11)}${numbers.join('')}`);
  }
  longest();
}

/** The worst that can be pasted, a hundred thousand characters of one thing: nothing of it may hold up a turn (X8). */
function longest(): void {
  console.log('\n100 kB of one thing, milliseconds of processor time, the worst of each language.\n');
  for (const locale of LOCALES) {
    const times = WORST.map((piece) => {
      const text = piece.repeat(Math.ceil(LONG / piece.length));
      read(text, locale, listening);
      return { piece, time: timed(() => read(text, locale, listening)) };
    });
    const { piece, time } = times.reduce((worst, one) => (one.time > worst.time ? one : worst));
    console.log(`${locale.padEnd(8)}${time.toFixed(2).padStart(10)}   ${JSON.stringify(piece)}`);
  }
}

/** What people say in the conversations that are played as tests, each in the language it is in. */
function spoken(): { readonly text: string; readonly locale: Locale }[] {
  const files = readdirSync(CONVERSATIONS).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) => {
    const script: unknown = parse(readFileSync(join(CONVERSATIONS, file), 'utf8'));
    return textsOf(script).map((text) => ({ text, locale: detect(text, LOCALES, 'en') }));
  });
}

function textsOf(script: unknown): string[] {
  if (typeof script !== 'object' || script === null || !('steps' in script) || !Array.isArray(script.steps)) return [];
  return script.steps.flatMap((step: unknown) =>
    typeof step === 'object' && step !== null && 'user' in step && typeof step.user === 'string' ? [step.user] : [],
  );
}

/** The mean of a few readings of one message: the processor's clock is too coarse for a single one. */
function typical(text: string, locale: Locale): number {
  const all = timed(() => {
    for (let round = 0; round < ROUNDS; round += 1) read(text, locale, listening);
  });
  return all / ROUNDS;
}

function timed(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
