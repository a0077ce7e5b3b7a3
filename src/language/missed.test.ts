import { describe, expect, it } from 'vitest';
import type { DeskRequest, Intent } from '../core/expectation.ts';
import type { Locale } from '../core/locale.ts';
import { heard } from './listening.fixture.ts';
import { missedIn } from './missed.ts';

const INTENT: Intent = { type: 'tells', entities: {}, confidence: 0.9, source: 'rules', rule: 'test' };

function missed(text: string, locale: Locale, intent: Partial<Intent> = {}, desk: readonly DeskRequest[] = []): string {
  const found = missedIn(heard(text, locale), { ...INTENT, ...intent }, desk);
  return found.map(({ as, words }) => `${as}: ${words}`).join(', ');
}

describe('X20 what was told or wanted and could not be taken', () => {
  it.each([
    ['en', "I'd like to come on the 45th of March", 'day: 45th of March'],
    ['en', 'can I come at 25:80 tomorrow?', 'time: 25:80'],
    ['es', 'quiero un corte el 31 de febrero', 'day: 31 de febrero'],
    ['es', 'mejor a las 25:80', 'time: 25:80'],
    ['fr', 'je voudrais venir le 32 mai', 'day: 32 mai'],
    ['fr', 'je voudrais venir vendredi à 27h', 'time: 27h'],
    ['zh', '我想二月三十一号来', 'day: 二月三十一号'],
    ['zh', '我想明天25:80来', 'time: 25:80'],
    ['km', 'ខ្ញុំចង់មកថ្ងៃទី៤៥ ខែមីនា', 'day: ថ្ងៃទី៤៥ ខែមីនា'],
    ['km', 'ខ្ញុំចង់មកម៉ោង ៣០', 'time: ម៉ោង ៣០'],
  ] as const)('%s, a value that cannot be read: %s', (locale, text, expected) => {
    expect(missed(text, locale)).toBe(expected);
  });

  it.each([
    ['en', 'I want a cut on Friday with a piano', 'wish: piano'],
    ['en', "I'd like a helicopter on Friday", 'wish: helicopter'],
    ['es', 'quiero un corte y un helicóptero mañana', 'wish: helicóptero'],
    ['fr', 'je voudrais venir vendredi avec un piano', 'wish: piano'],
    ['zh', '我想明天来,还要一架钢琴', 'wish: 钢琴'],
    ['km', 'ខ្ញុំចង់បានព្យាណូ', 'wish: ព្យាណូ'],
  ] as const)('%s, a thing nobody here knows: %s', (locale, text, expected) => {
    expect(missed(text, locale)).toBe(expected);
  });

  it.each([
    ['en', 'hi there, how are you? my tooth is killing me and a friend told me about you'],
    ['en', 'wednesday 12 is my lunch with a client'],
    ['en', "I'm Charlotte Smith, you can call +1 212 555 0147"],
    ['en', "I'd like an apointment on friday, it is my first time and I am a bit nervous"],
    ['en', 'do you have a piano?'],
    ['es', 'soy Marta Ruiz, trabajo con un horario raro, mejor por la tarde'],
    ['es', 'buenos días, quería una cita para el viernes por favor'],
    ['fr', 'bonjour, je suis avec un client, je voudrais venir vendredi'],
    ['fr', "j'ai une réunion jusqu'à 11h, vendredi plutôt"],
    ['zh', '你好,我叫王伟,想约周五下午'],
    ['km', 'ជំរាបសួរ ខ្ញុំឈ្មោះ សុខ ដារ៉ា ចង់មកថ្ងៃសុក្រ'],
  ] as const)('%s, nothing of courtesy, circumstance, small talk and names: %s', (locale, text) => {
    expect(missed(text, locale)).toBe('');
  });

  it('not what an intent carries in their own words, nor what was answered otherwise', () => {
    const text = "I'd like a helicopter on the 45th of March";
    expect(missed(text, 'en', { entities: { note: text } })).toBe('');
    expect(missed(text, 'en', {}, [{ kind: 'elsewhere' }])).toBe('day: 45th of March');
    expect(missed(text, 'en', { source: 'model' })).toBe('day: 45th of March');
    expect(missed(text, 'en', {}, [{ kind: 'person' }])).toBe('');
  });
});
