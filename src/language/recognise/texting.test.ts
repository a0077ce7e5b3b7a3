import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import type { AnswerMention, ChoiceMention } from '../../core/reading.ts';
import { hasCue, mentions } from '../../core/reading.ts';
import { found, heard } from '../listening.fixture.ts';

/** How people write with their thumbs, and the small change of talk, each beside its opposite. */
describe('windows in few letters', () => {
  it.each<[string, Locale, string | null, string | null]>([
    ['anything b4 12', 'en', null, '12:00'],
    ['not b4 12', 'en', '12:00', null],
    ['b4 noon pls', 'en', null, '12:00'],
    ['not too early', 'en', '11:00', null],
    ['nothing too late plz', 'en', null, '19:00'],
    ['end of the day', 'en', '18:00', '20:00'],
    ['fri, end of the day', 'en', '18:00', '20:00'],
    ['antes de las 12', 'es', null, '12:00'],
    ['no antes de las 12', 'es', '12:00', null],
    ['no muy temprano xfa', 'es', '11:00', null],
    ['avant 12h svp', 'fr', null, '12:00'],
    ['pas avant 12h', 'fr', '12:00', null],
    ['pas trop tôt', 'fr', '11:00', null],
    ['en fin de journée', 'fr', '18:00', '20:00'],
    ['12点前', 'zh', null, '12:00'],
    ['不要12点前', 'zh', '12:00', null],
    ['别太早', 'zh', '11:00', null],
    ['មុនម៉ោង 12', 'km', null, '12:00'],
    ['មិនមែនមុនម៉ោង 12', 'km', '12:00', null],
    ['កុំព្រឹកពេក', 'km', '11:00', null],
  ])('X9 %s (%s) → %s–%s', (text, locale, from, to) => {
    expect(found(text, 'window', locale)).toMatchObject([{ kind: 'window', name: null, from, to }]);
    expect(mentions(heard(text, locale), 'choice')).toEqual([]);
  });

  it.each<[string, Locale]>([
    ['as late as possible', 'en'],
    ['the last slot on friday', 'en'],
    ['lo más tarde posible', 'es'],
    ['el último hueco del viernes', 'es'],
    ['le dernier créneau vendredi', 'fr'],
    ['越晚越好', 'zh'],
  ])('X9 %s (%s) → the last of them', (text, locale) => {
    expect(found(text, 'window', locale)).toMatchObject([{ from: '18:00', to: '20:00', latest: true }]);
  });

  it.each<[string, Locale, ChoiceMention['pick']]>([
    ['too early', 'en', 'later'],
    ["that's too early", 'en', 'later'],
    ['too late for me', 'en', 'earlier'],
    ['demasiado temprano', 'es', 'later'],
    ['trop tôt', 'fr', 'later'],
    ['太早了', 'zh', 'later'],
    ['ព្រឹកពេក', 'km', 'later'],
  ])('A8 %s (%s) asks for the %s one and names no window', (text, locale, pick) => {
    expect(mentions(heard(text, locale), 'choice')).toMatchObject([{ pick }]);
    expect(mentions(heard(text, locale), 'window')).toEqual([]);
  });

  it.each<[string, Locale, ChoiceMention['pick']]>([
    ['the 2nd one', 'en', 2],
    ['No. 3', 'en', 3],
    ['the latter', 'en', -1],
    ['the cheap one', 'en', 'cheaper'],
  ])('X6 %s (%s) picks %s and nothing else', (text, locale, pick) => {
    expect(mentions(heard(text, locale), 'choice')).toMatchObject([{ pick, certain: true }]);
  });

  it('X6 "no, 3" refuses and names a number; "that one" agrees and picks no first', () => {
    expect(mentions(heard('no, 3'), 'answer').at(-1)?.value).toBe('no');
    expect(mentions(heard('no, 3'), 'choice')).toMatchObject([{ pick: 3, certain: false }]);
    expect(mentions(heard('ok that one'), 'answer').at(-1)?.value).toBe('yes');
    expect(mentions(heard('ok that one'), 'choice')).toEqual([]);
  });

  it('X9 "las dos" is both of them or two o’clock, "la 2" only the second', () => {
    expect(found('las dos', 'time', 'es')).toEqual([{ kind: 'time', time: '14:00', settled: false }]);
    expect(mentions(heard('las dos', 'es'), 'choice')).toMatchObject([{ pick: 'both' }]);
    expect(found('la 2', 'time', 'es')).toEqual([]);
  });

  it.each(['a las tres del viernes', 'a las tres el viernes', 'a las tres, pero el viernes'])(
    'X9 an hour and its day are not all three of them: %s',
    (text) => {
      expect(found(text, 'time', 'es')).toEqual([{ kind: 'time', time: '15:00', settled: false }]);
      expect(found(text, 'date', 'es')).toMatchObject([{ weekday: 'friday' }]);
      expect(mentions(heard(text, 'es'), 'choice')).toEqual([]);
    },
  );

  it('X9 "around 1030" is a time or an amount, as the question has it', () => {
    expect(found('around 1030', 'time')).toEqual([{ kind: 'time', time: '10:30', settled: false }]);
    expect(found('around 1030', 'money')).toMatchObject([{ min: 1030, max: 1030 }]);
  });

  it('X9 first thing is the morning', () => {
    expect(found('first thing tmrw', 'window')).toMatchObject([{ name: 'morning' }]);
    expect(found('not first thing', 'window')).toMatchObject([{ name: null, from: '11:00' }]);
  });
});

describe('days in few letters', () => {
  it.each<[string, Locale, string[]]>([
    ['can u do 2moro', 'en', ['2026-03-04']],
    ['tmrw pls', 'en', ['2026-03-04']],
    ['2nite', 'en', ['2026-03-03']],
    ['mon/tues', 'en', ['2026-03-09', '2026-03-10']],
    ['fri arvo thx', 'en', ['2026-03-06']],
    ['wed am pls', 'en', ['2026-03-04']],
    ['q tal mañana x la tarde', 'es', ['2026-03-04']],
    ['dem1 aprem stp', 'fr', ['2026-03-04']],
  ])('X9 %s (%s) → %j', (text, locale, dates) => {
    expect(mentions(heard(text, locale), 'date').map(({ date }) => date)).toEqual(dates);
  });

  it.each<[string, Locale, string]>([
    ['this wknd', 'en', '2026-03-07'],
    ['need an appt nxt wk', 'en', '2026-03-09'],
    ['este finde', 'es', '2026-03-07'],
    ['ce we', 'fr', '2026-03-07'],
  ])('X9 %s (%s) begins on %s', (text, locale, from) => {
    expect(mentions(heard(text, locale), 'dates')).toMatchObject([{ from }]);
  });

  it.each<[string, string | null]>([
    ['thurs pm', 'afternoon'],
    ['tmrw am', 'morning'],
    ['friday am I ok to bring my dog', null],
  ])('X9 %s → %s', (text, name) => {
    expect(mentions(heard(text), 'window').map((window) => window.name)).toEqual(name === null ? [] : [name]);
  });

  it('keeps figures figures', () => {
    expect(mentions(heard('2 more people'), 'date')).toEqual([]);
    expect(mentions(heard('2 mor'), 'date')).toEqual([]);
  });
});

describe('answers in passing', () => {
  it.each<[string, Locale, AnswerMention['value'] | null]>([
    ['go on then', 'en', 'yes'],
    ['please book', 'en', 'yes'],
    ['pls book', 'en', 'yes'],
    ['book it', 'en', 'yes'],
    ["please don't book", 'en', 'no'],
    ["we're good", 'en', 'yes'],
    ["we're not good with that", 'en', 'no'],
    ['np', 'en', 'yes'],
    ['c u then', 'en', 'yes'],
    ['hang on', 'en', 'not_yet'],
    ['hang on a sec', 'en', 'not_yet'],
    ['one sec', 'en', 'not_yet'],
    ['let me check', 'en', 'not_yet'],
    ['gimme a min', 'en', 'not_yet'],
    ['one second class ticket', 'en', null],
    ['reserva por favor', 'es', 'yes'],
    ['no reserves nada', 'es', 'no'],
    ['déjame ver', 'es', 'not_yet'],
    ['réserve svp', 'fr', 'yes'],
    ['je préfère pas', 'fr', 'no'],
    ['je vérifie', 'fr', 'not_yet'],
    ['je reviendrai plus tard', 'fr', 'not_yet'],
    ['je reviendrai mardi à 9h', 'fr', null],
    ['请预订', 'zh', 'yes'],
    ['别订', 'zh', 'no'],
    ['等一下', 'zh', 'not_yet'],
    ['សូមកក់', 'km', 'yes'],
    ['កុំកក់', 'km', 'no'],
    ['ចាំបន្តិច', 'km', 'not_yet'],
  ])('A7 %s (%s) → %s', (text, locale, value) => {
    expect(mentions(heard(text, locale), 'answer').at(-1)?.value ?? null).toBe(value);
  });

  it.each<[string, Locale]>([
    ['whatever works', 'en'],
    ['whatever works for u', 'en'],
    ['either is fine', 'en'],
    ["I don't mind", 'en'],
    ['u choose', 'en'],
    ['ur call', 'en'],
    ['elige tú', 'es'],
    ['me da igual', 'es'],
    ['vous choisissez', 'fr'],
    ['comme vous voulez', 'fr'],
    ['你选吧', 'zh'],
    ['មួយណាក៏បាន', 'km'],
  ])('A8 %s (%s) leaves the choice open', (text, locale) => {
    expect(mentions(heard(text, locale), 'choice')).toMatchObject([{ pick: 'either' }]);
  });

  it('A8 neither works is no choice left open', () => {
    expect(mentions(heard('neither works'), 'choice')).toMatchObject([{ pick: 'none' }]);
  });

  it('B3 we are good also ends a list', () => {
    expect(hasCue(heard("we're good thx"), 'nothing_else')).toBe(true);
    expect(hasCue(heard('are we good for friday?'), 'nothing_else')).toBe(false);
  });

  it.each(['收到付款了吗', '你收到钱了吗', '我的付款到账了吗'])('D8 %s asks about a payment', (text) => {
    expect(hasCue(heard(text, 'zh'), 'paid')).toBe(true);
    expect(hasCue(heard(text, 'zh'), 'question')).toBe(true);
  });

  it('D8 a wish to pay is no payment', () => {
    expect(hasCue(heard('怎么付款', 'zh'), 'paid')).toBe(false);
  });

  it('A9 nvm cancels', () => {
    expect(hasCue(heard('nvm'), 'cancel')).toBe(true);
  });
});

describe('a moment, please', () => {
  it.each<[string, Locale, boolean]>([
    ['hang on', 'en', true],
    ['one sec', 'en', true],
    ['let me check my diary', 'en', true],
    ['let me think about it', 'en', false],
    ['not now', 'en', false],
    ["can't wait", 'en', false],
    ['espera un momento', 'es', true],
    ['todavía no', 'es', false],
    ['attendez un instant', 'fr', true],
    ['pas encore', 'fr', false],
    ['稍等一下', 'zh', true],
    ['以后再说', 'zh', false],
    ['ចាំបន្តិច', 'km', true],
  ])('%s (%s) asks us to wait: %s', (text, locale, waits) => {
    expect(hasCue(heard(text, locale), 'pause')).toBe(waits);
  });

  it.each<[string, Locale, boolean]>([
    ['am I booked?', 'en', true],
    ['is it all confirmed', 'en', true],
    ['did you book it', 'en', true],
    ['book it', 'en', false],
    ['confirmed, thanks', 'en', false],
    ['¿está reservada?', 'es', true],
    ['resérvala', 'es', false],
    ["c'est bien réservé ?", 'fr', true],
    ["c'est quel jour déjà ?", 'fr', true],
    ['quel jour ?', 'fr', true],
    ['à quelle heure déjà ?', 'fr', true],
    ["c'était combien déjà ?", 'fr', true],
    ["c'était quelle salle déjà", 'fr', true],
    ['vous pouvez me redire la date ?', 'fr', true],
    ['quel jour vous arrange ?', 'fr', false],
    ['réservez', 'fr', false],
  ])('A6 %s (%s) asks what was agreed: %s', (text, locale, recalls) => {
    expect(hasCue(heard(text, locale), 'recall')).toBe(recalls);
  });
});
