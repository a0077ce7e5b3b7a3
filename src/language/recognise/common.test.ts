import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { COMMON_TOPICS, type Topic } from '../../core/vocabulary.ts';
import { listening } from '../listening.fixture.ts';
import { read } from '../read.ts';

const ALL: readonly Topic[] = COMMON_TOPICS.map((id) => ({ id, asks: {}, answer: {} }));

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
    ['es', '¿en qué calle estáis?', 'address'],
    ['es', 'hasta q hora estáis', 'opening-hours'],
    ['es', 'dónde dejo el coche', 'parking'],
    ['es', 'aceptáis visa?', 'payment'],
    ['es', '¿es accesible?', 'access'],
    ['es', 'se admiten perros', 'pets'],
    ['es', 'puedo ir con mi bebé', 'children'],
    ['es', '¿tenéis wifi?', 'wifi'],
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
    ['zh', '你们具体在哪里？', 'address'],
    ['zh', '几点打烊', 'opening-hours'],
    ['zh', '有没有停车场', 'parking'],
    ['zh', '可以刷卡吗', 'payment'],
    ['zh', '有电梯吗', 'access'],
    ['zh', '能带狗吗', 'pets'],
    ['zh', '可以带小孩吗', 'children'],
    ['zh', 'wifi密码', 'wifi'],
    ['km', 'ការិយាល័យនៅម្តុំណា', 'address'],
    ['km', 'បិទម៉ោងប៉ុន្មាន', 'opening-hours'],
    ['km', 'មានកន្លែងចតឡានទេ', 'parking'],
    ['km', 'បង់លុយយ៉ាងម៉េច', 'payment'],
    ['km', 'យកឆ្កែមកបានទេ', 'pets'],
    ['km', 'មានវ៉ាយហ្វាយទេ', 'wifi'],
  ])('in %s "%s" asks about %s, in no words of the business', (locale, text, topic) => {
    expect(topics(text, locale)).toEqual([topic]);
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
    ['en', 'do kids pay full price'],
    ['en', 'my son needs a checkup'],
    ['es', '¿puede venir mi niño el jueves a las 5?'],
    ['fr', 'je paie demain'],
    ['en', 'where do we go on day two?'],
    ['en', 'I would like a table'],
    ['en', 'book it with my card'],
    ['es', 'quiero cita con Ana'],
    ['fr', 'lundi ou mardi'],
    ['fr', 'c’est lundi ou mardi'],
    ['zh', '我想去海边'],
    ['km', 'ខ្ញុំចង់ទៅឆ្នេរ'],
  ])('in %s "%s" asks nothing of the kind', (locale, text) => expect(topics(text, locale)).toEqual([]));

  it('is heard only where there is an answer to it', () => {
    expect(topics('is there parking?', 'en', [])).toEqual([]);
  });

  it("leaves the business's own words to the business, where they say more", () => {
    const buses: Topic = { id: 'coaches', asks: { en: ['is there parking for coaches'] }, answer: {} };
    expect(topics('is there parking for coaches?', 'en', [...ALL, buses])).toEqual(['coaches']);
  });
});
