import { describe, expect, it } from 'vitest';
import type { Cue } from '../core/cue.ts';
import type { Locale } from '../core/locale.ts';
import { hasCue, mentions } from '../core/reading.ts';
import { plain as listening } from './listening.fixture.ts';
import { read } from './read.ts';

const hotels = { ...listening, vocabulary: { lists: { stays: [{ id: 'inn', names: ['hotel'] }] }, topics: [] } };

describe('X20 what others do', () => {
  it.each<[Locale, string]>([
    ['en', 'could you book us a hotel near the airport'],
    ['en', 'do you rent cars'],
    ['es', 'necesito un taxi'],
    ['fr', 'pouvez-vous me réserver une voiture'],
    ['zh', '帮我订一间酒店'],
  ])('is heard as such, in %s: %s', (locale, text) => {
    expect(hasCue(read(text, locale, listening), 'elsewhere')).toBe(true);
  });

  it('is theirs where the business has a name for it', () => {
    expect(hasCue(read('could you book us a hotel', 'en', hotels), 'elsewhere')).toBe(false);
  });
});

describe('what is asked of us', () => {
  it.each<[Locale, string, Cue]>([
    ['en', 'am I chatting with a bot?', 'automated'],
    ['en', 'are you a real person', 'automated'],
    ['es', '¿eres una máquina?', 'automated'],
    ['fr', 'vous êtes une vraie personne ?', 'automated'],
    ['zh', '你是真人吗', 'automated'],
    ['en', 'hello, anyone there?', 'greeting'],
    ['es', '¿sigues ahí?', 'greeting'],
    ['fr', 'il y a quelqu’un ?', 'greeting'],
    ['fr', 'allo ya quelqu’un', 'greeting'],
    ['en', 'did u get my last msg', 'received'],
    ['es', '¿has recibido mi último mensaje?', 'received'],
    ['es', 'te llegó mi mensaje?', 'received'],
    ['fr', 'tu as bien reçu mon message', 'received'],
    ['zh', '你收到我刚才的消息了吗', 'received'],
    ['km', 'តើអ្នកបានទទួលសាររបស់ខ្ញុំទេ', 'received'],
    ['fr', 'rappelez-moi la date svp', 'recall'],
  ])('is heard as what it is, in %s: %s', (locale, text, cue) => {
    const reading = read(text, locale, listening);
    expect([hasCue(reading, cue), hasCue(reading, 'person')]).toEqual([true, false]);
  });
});

describe('a word that greets or is a part of the day', () => {
  it.each<[string, boolean]>([
    ['friday, morning', false],
    ['book me in, afternoon', false],
    ['hi, morning', true],
    ['morning', true],
  ])('greets where nothing of a day or a wish was said before it: %s', (text, greets) => {
    const reading = read(text, 'en', listening);
    expect([hasCue(reading, 'greeting'), mentions(reading, 'window').length]).toEqual([greets, greets ? 0 : 1]);
  });
});

describe('D3 parties and what is for each of them', () => {
  it.each<[Locale, string, number]>([
    ['en', 'me and my parents', 3],
    ['en', 'my best friend and I', 2],
    ['en', 'a friend and me', 2],
    ['en', 'two men and a boy', 3],
    ['es', 'una amiga mía y yo', 2],
    ['fr', 'un ami et moi', 2],
    ['km', 'មិត្តម្នាក់និងខ្ញុំ', 2],
    ['en', 'could there be 5?', 5],
    ['es', 'mis padres y yo', 3],
    ['es', '¿podemos ser 4?', 4],
    ['fr', 'moi et mes parents', 3],
    ['fr', 'on pourrait être 6 ?', 6],
    ['zh', '我和爸妈', 3],
    ['zh', '三四个人', 4],
  ])('are counted, in %s: %s', (locale, text, value) => {
    expect(mentions(read(text, locale, listening), 'count')).toMatchObject([{ value, unit: 'people' }]);
  });

  it.each<[Locale, string, number]>([
    ['en', '250 per person', 250],
    ['fr', '80 par personne', 80],
    ['es', '120 por persona', 120],
    ['zh', '两三百美元', 300],
    ['zh', '五六千块', 6000],
  ])('are amounts, in %s: %s', (locale, text, max) => {
    expect(mentions(read(text, locale, listening), 'money')).toMatchObject([{ max }]);
  });
});

describe('D7 a name', () => {
  it.each(['ចាន់ ដារ៉ា', 'ចាន់ សុភា'])('holds no yes inside it: %s', (text) => {
    const reading = read(text, 'km', listening);
    expect([mentions(reading, 'answer'), mentions(reading, 'name').length]).toEqual([[], 1]);
  });
});

describe('X19 a message in two languages', () => {
  it('has the day that was said in the other', () => {
    const reading = read('je voudrais book la salle for tomorrow de 14h à 16h', 'fr', listening, ['en']);
    expect(mentions(reading, 'date')).toMatchObject([{ date: '2026-03-03' }]);
    expect(mentions(reading, 'window')).toMatchObject([{ from: '14:00', to: '16:00' }]);
  });
});
