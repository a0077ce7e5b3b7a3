import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { hasCue, mentions } from '../../core/reading.ts';
import { COMMON_TOPICS, TERMS, type Topic } from '../../core/vocabulary.ts';
import { listening } from '../listening.fixture.ts';
import { read } from '../read.ts';

const ALL: readonly Topic[] = COMMON_TOPICS.map((id) => ({
  ...{ id, asks: {}, answer: {} },
  ...(id === TERMS && { termsOf: ['cancel'] as const }),
}));

function topics(text: string, locale: Locale, answered: readonly Topic[] = ALL): string[] {
  const reading = read(text, locale, { ...listening, vocabulary: { lists: {}, topics: answered } });
  return mentions(reading, 'topic').map((mention) => mention.topic);
}

describe('what most businesses are asked (X7)', () => {
  it.each<[Locale, string, string]>([
    ['en', 'where exactly are you?', 'address'],
    ['en', 'whereabouts are you located', 'address'],
    ['en', "what's your postcode", 'address'],
    ['en', 'when do you guys shut', 'opening-hours'],
    ['en', 'is there anywhere to leave the car', 'parking'],
    ['en', 'is amex ok', 'payment'],
    ['en', 'do u take cards', 'payment'],
    ['en', 'is it wheelchair friendly', 'access'],
    ['en', 'are dogs allowed', 'pets'],
    ['en', 'can i bring my toddler', 'children'],
    ['en', 'how fast is the wifi', 'wifi'],
    ['en', 'where do i need to go', 'address'],
    ['en', 'are you there at lunchtime', 'opening-hours'],
    ['en', 'what would a filling cost me', 'prices'],
    ['en', 'what do we owe you', 'prices'],
    ['en', 'got a number i can ring you on', 'phone'],
    ['en', 'do you text people the day before', 'reminders'],
    ['en', 'how long will it take', 'duration'],
    ['en', "who'll be doing it", 'staff'],
    ['en', 'what happens if we run a bit late', 'late'],
    ['en', 'do i need to bring anything', 'what-to-bring'],
    ['en', 'do you do student discounts', 'discounts'],
    ['en', 'do kids pay full price', 'child-prices'],
    ['en', 'can i get my money back', 'terms'],
    ['en', 'how much notice do you need', 'terms'],
    ['es', '¿en qué calle estáis?', 'address'],
    ['es', 'hasta q hora estáis', 'opening-hours'],
    ['es', 'dónde dejo el coche', 'parking'],
    ['es', 'aceptáis visa?', 'payment'],
    ['es', '¿es accesible?', 'access'],
    ['es', 'se admiten perros', 'pets'],
    ['es', 'puedo ir con mi bebé', 'children'],
    ['es', '¿tenéis wifi?', 'wifi'],
    ['es', 'a dónde tengo que ir', 'address'],
    ['es', 'solo efectivo?', 'payment'],
    ['es', 'cuánto me va a salir', 'prices'],
    ['es', 'a qué número os puedo llamar', 'phone'],
    ['es', 'me mandáis un mensaje el día antes', 'reminders'],
    ['es', 'cuánto se tarda', 'duration'],
    ['es', 'quién me va a atender', 'staff'],
    ['es', 'y si llego un poco tarde', 'late'],
    ['es', 'tengo que llevar algo', 'what-to-bring'],
    ['es', 'hacéis descuento a jubilados', 'discounts'],
    ['es', 'los niños pagan lo mismo', 'child-prices'],
    ['es', '¿me devuelven el dinero?', 'terms'],
    ['fr', 'vous êtes où exactement ?', 'address'],
    ['fr', 'on vous trouve où', 'address'],
    ['fr', 'vous fermez à quelle heure le soir', 'opening-hours'],
    ['fr', 'où est-ce que je peux laisser ma voiture', 'parking'],
    ['fr', 'vous prenez la cb ?', 'payment'],
    ['fr', 'on règle comment', 'payment'],
    ['fr', "c'est ok pour un fauteuil roulant ?", 'access'],
    ['fr', 'les animaux sont acceptés ?', 'pets'],
    ['fr', 'je peux venir avec ma fille', 'children'],
    ['fr', 'le réseau est bon ?', 'wifi'],
    ['fr', 'je dois aller où', 'address'],
    ['fr', 'le paiement se fait sur place ?', 'payment'],
    ['fr', 'vous prenez combien', 'prices'],
    ['fr', 'comment on peut vous joindre', 'phone'],
    ['fr', "vous m'envoyez un message la veille", 'reminders'],
    ['fr', 'ça dure combien de temps', 'duration'],
    ['fr', "qui va s'occuper de nous", 'staff'],
    ['fr', "c'est grave si on arrive en retard", 'late'],
    ['fr', 'il faut apporter quelque chose', 'what-to-bring'],
    ['fr', 'vous faites des réductions étudiants', 'discounts'],
    ['fr', 'les enfants paient plein tarif', 'child-prices'],
    ['fr', "c'est remboursable ?", 'terms'],
    ['zh', '你们具体在哪里？', 'address'],
    ['zh', '几点打烊', 'opening-hours'],
    ['zh', '有没有停车场', 'parking'],
    ['zh', '可以刷卡吗', 'payment'],
    ['zh', '有电梯吗', 'access'],
    ['zh', '能带狗吗', 'pets'],
    ['zh', '可以带小孩吗', 'children'],
    ['zh', 'wifi密码', 'wifi'],
    ['zh', '怎么给你们钱', 'payment'],
    ['zh', '一共要付多少', 'prices'],
    ['zh', '有没有电话可以打', 'phone'],
    ['zh', '会提醒我吗', 'reminders'],
    ['zh', '迟到了会等我们吗', 'late'],
    ['zh', '要带些什么', 'what-to-bring'],
    ['zh', '学生有优惠吗', 'discounts'],
    ['zh', '小朋友收全价吗', 'child-prices'],
    ['zh', '能退钱吗', 'terms'],
    ['km', 'ការិយាល័យនៅម្តុំណា', 'address'],
    ['km', 'បិទម៉ោងប៉ុន្មាន', 'opening-hours'],
    ['km', 'មានកន្លែងចតឡានទេ', 'parking'],
    ['km', 'បង់លុយយ៉ាងម៉េច', 'payment'],
    ['km', 'យកឆ្កែមកបានទេ', 'pets'],
    ['km', 'មានវ៉ាយហ្វាយទេ', 'wifi'],
    ['km', 'ថ្លៃប៉ុន្មាន', 'prices'],
    ['km', 'សុំលេខទូរស័ព្ទបន្តិច', 'phone'],
    ['km', 'បើមកយឺតបន្តិច តើឡានចាំទេ', 'late'],
    ['km', 'ត្រូវយកអ្វីខ្លះ', 'what-to-bring'],
    ['km', 'មានបញ្ចុះតម្លៃទេ', 'discounts'],
    ['km', 'ក្មេងៗត្រូវបង់ពេញថ្លៃទេ', 'child-prices'],
    ['km', 'អាចសងលុយវិញបានអត់', 'terms'],
  ])('in %s "%s" asks about %s, in no words of the business', (locale, text, topic) => {
    expect(topics(text, locale)).toEqual([topic]);
  });

  it.each<[Locale, string]>([
    ['en', 'thanks for the reminder'],
    ['es', 'gracias por el recordatorio'],
    ['fr', 'merci du rappel'],
    ['zh', '谢谢提醒'],
    ['km', 'អរគុណសម្រាប់ការរំលឹក'],
  ])('in %s "%s" thanks, and asks for nothing', (locale, text) => {
    expect(topics(text, locale)).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'cash ok?', 'payment'],
    ['en', "i'm on crutches, are there steps?", 'access'],
    ['en', 'is my 4 year old too young?', 'children'],
    ['es', 'voy en coche, ¿se llega bien?', 'parking'],
    ['fr', 'ma collègue est en fauteuil, elle peut entrer ?', 'access'],
    ['fr', "en espèces c'est bon ?", 'payment'],
    ['zh', '支持支付宝吗', 'payment'],
    ['km', 'អាចបង់សាច់ប្រាក់បានទេ', 'payment'],
  ])('in %s "%s" is about %s, for it names nothing else', (locale, text, topic) => {
    expect(topics(text, locale)).toEqual([topic]);
  });

  it.each<[Locale, string]>([
    ['en', 'can my daughter come on friday?'],
    ['en', 'my son needs a checkup'],
    ['es', '¿puede venir mi niño el jueves a las 5?'],
    ['fr', 'je paie demain'],
    ['en', 'where do we go on day two?'],
    ['en', "where's my refund?"],
    ['en', 'when do I get my money back?'],
    ['en', 'I want a refund'],
    ['en', "I won't be late"],
    ['en', 'how much time is there between them'],
    ['es', 'y si voy con una amiga'],
    ['zh', '我要退款'],
    ['zh', '人工客服'],
    ['en', 'I would like a table'],
    ['en', 'book it with my card'],
    ['es', 'quiero cita con Ana'],
    ['fr', 'lundi ou mardi'],
    ['fr', 'c’est lundi ou mardi'],
    ['zh', '我想去海边'],
    ['km', 'ខ្ញុំចង់ទៅឆ្នេរ'],
  ])('in %s "%s" asks nothing of the kind', (locale, text) => expect(topics(text, locale)).toEqual([]));

  it.each<[Locale, string]>([
    ['en', 'say I cancel, do I lose my money'],
    ['en', "if I can't come do I still get charged"],
    ['es', 'si al final no puedo ir me cobráis algo'],
    ['fr', "j'ai le droit d'annuler au dernier moment"],
    ['zh', '取消的话要扣多少钱'],
    ['km', 'អាចសងលុយវិញបានអត់'],
  ])('X11 in %s "%s" asks for terms and calls nothing off, answered or not', (locale, text) => {
    for (const known of [ALL, []]) {
      const reading = read(text, locale, { ...listening, vocabulary: { lists: {}, topics: known } });
      expect(hasCue(reading, 'cancel')).toBe(false);
    }
  });

  it('takes the day before which to remind for no day to come', () => {
    const reading = read('book me for 3pm friday and remind me the day before', 'en', {
      ...listening,
      vocabulary: { lists: {}, topics: ALL },
    });
    expect(mentions(reading, 'date').map(({ date }) => date)).toEqual(['2026-03-06']);
  });

  it.each<[Locale, string]>([
    ['en', "I'm so sorry"],
    ['fr', 'je suis vraiment désolé'],
  ])('in %s "%s" corrects nothing and is nobody\'s name', (locale, text) => {
    const reading = read(text, locale, listening);
    expect(hasCue(reading, 'correction')).toBe(false);
    expect(mentions(reading, 'name')).toEqual([]);
  });

  it('goes by what terms are of, and asks of children where their prices are not told apart', () => {
    const own: Topic[] = [
      { id: 'calling-off', asks: {}, answer: {}, termsOf: ['cancel'] },
      { id: 'children', asks: {}, answer: {} },
    ];
    expect(topics('can i get my money back', 'en', own)).toEqual(['calling-off']);
    expect(topics('do kids pay full price', 'en', own)).toEqual(['children']);
  });

  it('is heard only where there is an answer to it', () => {
    expect(topics('is there parking?', 'en', [])).toEqual([]);
  });

  it("leaves the business's own words to the business, where they say more", () => {
    const buses: Topic = { id: 'coaches', asks: { en: ['is there parking for coaches'] }, answer: {} };
    expect(topics('is there parking for coaches?', 'en', [...ALL, buses])).toEqual(['coaches']);
  });
});
