import { describe, expect, it } from 'vitest';
import type { Thing } from '../../../core/consent/proposal.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Listening } from '../../../core/vocabulary.ts';
import { listening } from '../../../language/listening.fixture.ts';
import { read } from '../../../language/read.ts';
import { standingLists } from '../vocabulary.ts';
import { openingOf } from './openings.ts';

const NOW = '2026-01-10T09:00:00+07:00';

/** What words open at rest, of somebody whose trip begins on 20 February. */
function opened(
  locale: Locale,
  text: string,
  callOff: 'here' | 'person' = 'here',
  lists: Listening['vocabulary']['lists'] = {},
  things?: readonly Thing[],
) {
  const vocabulary = { lists: { ...standingLists, ...lists }, topics: [] };
  const reading = read(text, locale, { ...listening, now: NOW, vocabulary, about: '2026-02-20' });
  const memory = { data: {}, around: { resting: true, answered: false }, now: NOW };
  const times = { timeZone: 'Asia/Phnom_Penh', contact: '', graceMinutes: 15 };
  const catalogue = { ...times, callOff, move: 'here', ...(things && { things }) } as const;
  return openingOf(reading, memory, catalogue)?.intent ?? null;
}

describe('who of a party stays away', () => {
  it.each([
    ['en', "my husband can't make it"],
    ['zh', '我老婆去不了了'],
    ['zh', '小王不去了'],
  ] as const)('X14 %s "%s" leaves the others their trip, and calls off a visit', (locale, text) => {
    expect(opened(locale, text, 'here', {}, ['trip'])?.type).not.toBe('call_off');
    expect(opened(locale, text, 'here', {}, ['visit'])?.type).toBe('call_off');
  });

  it('X14 whoever speaks for all of them calls it off', () => {
    expect(opened('zh', '我们不去了', 'here', {}, ['trip'])?.type).toBe('call_off');
  });
});

describe('what is said of something that stands', () => {
  it.each([
    ['en', 'I might need to cancel'],
    ['en', 'do you mind, I may have to cancel?'],
    ['en', 'I may have to bail, is that a problem?'],
    ['es', 'igual tengo que cancelar'],
    ['es', 'puede que la tenga que anular, ¿pasa algo?'],
    ['es', 'quizá tenga que anularla'],
    ['fr', 'je devrai peut-être annuler'],
    ['zh', '我可能要取消'],
    ['km', 'ខ្ញុំប្រហែលត្រូវលុបចោល'],
  ] as const)('X11 %s "%s" worries, and calls nothing off', (locale, text) => {
    expect(opened(locale, text)).toMatchObject({ type: 'cannot', entities: { asks: true } });
  });

  it.each([
    ['en', 'I want to move my long cut to Saturday', ['long']],
    ['es', 'quiero pasar mi corte largo al sábado', ['long']],
    ['es', 'me cambias mi manicura al sábado', ['nails']],
    ['fr', 'je voudrais passer ma manicure à samedi', ['nails']],
    ['zh', '把我的美甲改到星期六', ['nails']],
  ] as const)('X14 %s "%s" is about the one that they have', (locale, text, items) => {
    const { services = [] } = listening.vocabulary.lists;
    expect(opened(locale, text, 'here', { services })).toMatchObject({ type: 'move', entities: { items } });
  });

  it.each([
    ['en', 'a manicure on Saturday'],
    ['es', 'mejor manicura el sábado'],
    ['es', 'puedo pasar el sábado'],
  ] as const)('X14 %s "%s" is about none', (locale, text) => {
    const { services = [] } = listening.vocabulary.lists;
    expect(opened(locale, text, 'here', { services })).toBeNull();
  });

  it.each([
    ['en', 'did you book it yet?'],
    ['en', 'has it been cancelled'],
    ['en', 'why was my appointment moved?'],
    ['en', 'you cancelled my booking!!'],
    ['en', "it's booked, right?"],
    ['es', '¿se ha guardado bien?'],
    ['es', 'por qué habéis cambiado mi cita'],
    ['fr', 'ma résa est annulée ?'],
    ['fr', 'vous avez changé mon horaire ?'],
    ['zh', '我的行程是不是被取消了'],
    ['zh', '你们把我的预订改了吗'],
    ['km', 'ហេតុអ្វីបានជាលុបការកក់របស់ខ្ញុំ'],
  ] as const)('X14 %s "%s" asks what became of it, and has nothing done', (locale, text) => {
    expect(opened(locale, text)).toMatchObject({ type: 'tell' });
  });

  it.each([
    ['en', 'did you change your prices?'],
    ['en', 'is the room booked on Friday?'],
    ['zh', '可以预订吗'],
    ['es', '¿me puedes reservar?'],
    ['fr', 'vous pouvez réserver ?'],
    ['km', 'តើអាចកក់បានទេ'],
  ] as const)('X14 %s "%s" asks nothing of what they have', (locale, text) => {
    expect(opened(locale, text)).toBeNull();
  });

  it.each([
    ['en', 'how much would I get back if I cancel?'],
    ['es', '¿cuánto me devuelven si cancelo?'],
    ['fr', 'combien serais-je remboursé ?'],
    ['zh', '取消能退多少'],
    ['km', 'សងវិញប៉ុន្មាន'],
  ] as const)('D10 X11 %s "%s" has the terms told, and is no wish by itself', (locale, text) => {
    expect(opened(locale, text)).toMatchObject({ type: 'call_off', entities: { asks: true } });
    expect(opened(locale, text, 'person')).toBeNull();
  });

  it.each([
    ['en', 'can I cancel?'],
    ['en', 'could I still cancel'],
    ['en', 'would it be possible to call it off?'],
    ['en', 'could you cancel it?'],
    ['es', '¿puedo anular?'],
    ['es', 'se puede cancelar la cita?'],
    ['fr', 'puis-je annuler ?'],
    ['fr', 'est-il possible d’annuler ?'],
    ['zh', '可以取消吗'],
    ['zh', '还能取消吗'],
    ['km', 'អាចលុបចោលបានទេ'],
  ] as const)('X14 X11 %s "%s" is looked up where a person calls it off, and is no wish by itself', (locale, text) => {
    expect(opened(locale, text, 'person')).toMatchObject({ type: 'call_off', entities: { asks: true } });
  });

  it.each([
    ['en', 'my friend wants to cancel hers'],
    ['en', 'my sister would like to cancel her appointment'],
    ['es', 'mi amiga quiere anular la suya'],
    ['fr', 'ma collègue souhaite annuler sa réservation'],
    ['zh', '我朋友想取消她的预订'],
    ['km', 'មិត្តខ្ញុំចង់លុបចោលការកក់របស់គាត់'],
  ] as const)('X11 %s "%s" is what somebody else wishes, and an "ok" does not call it off', (locale, text) => {
    expect(opened(locale, text)).toMatchObject({ type: 'call_off', entities: { asks: true } });
  });

  it.each([
    ['en', "my wife can't make it, cancel please"],
    ['es', 'mi marido no puede, cancela la cita'],
    ['fr', 'ma femme est malade, annulez ma réservation'],
  ] as const)('X14 %s "%s" is the wish of who writes', (locale, text) => {
    expect(opened(locale, text)?.entities).not.toHaveProperty('asks');
    expect(opened(locale, text)).toMatchObject({ type: 'call_off' });
  });

  it.each([
    ['en', "don't cancel it"],
    ['en', 'until when can I cancel?'],
    ['zh', '别取消'],
  ] as const)('X11 %s "%s" calls nothing off', (locale, text) => {
    expect(opened(locale, text)).toBeNull();
  });

  it.each([
    ['en', 'can I cancel for free?'],
    ['en', 'how late can I cancel?'],
    ['es', '¿se puede cancelar sin coste?'],
    ['fr', 'peut-on annuler sans frais ?'],
  ] as const)('X11 %s "%s" asks for the terms alone, where a person calls it off', (locale, text) => {
    expect(opened(locale, text, 'person')).toBeNull();
  });

  it.each([
    ['zh', '能不能推迟一个星期', { days: ['2026-02-27'] }],
    ['zh', '可不可以改到3月1号', { days: ['2026-03-01'] }],
    ['en', 'can we postpone it by a week?', { shift: 10_080 }],
    ['en', 'could we bring it forward by two days', { shift: -2_880 }],
  ] as const)('X14 %s "%s" moves it', (locale, text, entities) => {
    expect(opened(locale, text)).toMatchObject({ type: 'move', entities });
  });

  it('X14 km: a no that ends like a question asks nothing', () => {
    expect(opened('km', 'ខ្ញុំឈឺ ទៅមិនបានទេ សុំលុបចោល')).toMatchObject({ type: 'call_off' });
  });
});
