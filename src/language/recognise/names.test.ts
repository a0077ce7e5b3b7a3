import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { heard } from '../listening.fixture.ts';

describe('names', () => {
  it.each<[string, Locale, string]>([
    ['a nombre de la Sra. Gómez', 'es', 'Sra Gómez'],
    ['ponla a nombre del señor Ruiz', 'es', 'Señor Ruiz'],
    ['a nombre de doña Carmen', 'es', 'Doña Carmen'],
    ['in the name of Dr. Okafor', 'en', 'Dr Okafor'],
    ['au nom de Mme Durand', 'fr', 'Mme Durand'],
  ])('X15 a title goes with a name, its article does not: %s (%s)', (text, locale, name) => {
    expect(mentions(heard(text, locale), 'name').map((one) => one.name)).toEqual([name]);
  });

  it.each<[string, Locale]>([
    ['ok celle-là', 'fr'],
    ['vale esa', 'es'],
    ['celui-ci', 'fr'],
  ])('X15 what is only pointed at is nobody: %s (%s)', (text, locale) => {
    expect(mentions(heard(text, locale), 'name')).toEqual([]);
  });

  it.each<[string, Locale]>([
    ['for my wife', 'en'],
    ['my brother and sister', 'en'],
    ['es para mi hija', 'es'],
    ['pour ma femme', 'fr'],
    ['给我老婆', 'zh'],
    ['ប្រពន្ធខ្ញុំ', 'km'],
  ])('X15 whose wife or child it is, is nobody’s name: %s (%s)', (text, locale) => {
    expect(mentions(heard(text, locale), 'name')).toEqual([]);
  });

  it.each<[string, Locale]>([
    ['put it back', 'en'],
    ['add it to my google calendar', 'en'],
    ['uf qué caro', 'es'],
    ['revenez en arrière', 'fr'],
  ])('X15 small words among them make no name: %s (%s)', (text, locale) => {
    expect(mentions(heard(text, locale), 'name')).toEqual([]);
  });

  it.each<[string, Locale]>([
    ['Rosa María de la Cruz', 'es'],
    ['John and Mary Smith', 'en'],
    ['Marie de la Tour', 'fr'],
  ])('X15 small words that stand in names do not: %s (%s)', (text, locale) => {
    const [name] = mentions(heard(text, locale), 'name');
    expect(name?.name.toLowerCase()).toBe(text.toLowerCase());
  });

  it.each<[string, Locale, string]>([
    ["it's for my daughter mia actually", 'en', 'Mia'],
    ['my name is leo tho', 'en', 'Leo'],
    ['put it under mike haha', 'en', 'Mike'],
    ['my name is sam no wait', 'en', 'Sam'],
    ['MY NAME IS SAM BTW', 'en', 'Sam'],
    ['MY NAME IS SAM LEE', 'en', 'Sam Lee'],
    ['Kate Green I think', 'en', 'Kate Green'],
    ['soy pepi en realidad', 'es', 'Pepi'],
    ['me llamo rosa por cierto', 'es', 'Rosa'],
    ["je m'appelle chloé en fait", 'fr', 'Chloé'],
  ])('X15 what is said behind a name is no part of it: %s (%s)', (text, locale, name) => {
    expect(mentions(heard(text, locale), 'name').map((one) => one.name)).toEqual([name]);
  });

  it('X15 the name behind it is one', () => {
    expect(mentions(heard('mi hermana Lola', 'es'), 'name')).toMatchObject([{ name: 'Lola' }]);
    expect(mentions(heard('王先生', 'zh'), 'name')).toMatchObject([{ name: '王先生' }]);
  });

  it.each<[string, Locale, string]>([
    ['my name is John Smith', 'en', 'John Smith'],
    ['Hi, my name is mary and I want a haircut', 'en', 'Mary'],
    ["I'm Peter", 'en', 'Peter'],
    ['im pepa', 'en', 'Pepa'],
    ["hi i'm joe bloggs, can I come on Friday?", 'en', 'Joe Bloggs'],
    ['soy pepa', 'es', 'Pepa'],
    ['hola soy pepa garcia, quería cita', 'es', 'Pepa Garcia'],
    ['je suis marie', 'fr', 'Marie'],
    ['it is under the name of O’Brien', 'en', "O'Brien"],
    ['hola me llamo joselito', 'es', 'Joselito'],
    ['soy Ana María de la Cruz', 'es', 'Ana María de la Cruz'],
    ['a nombre de Lucía García', 'es', 'Lucía García'],
    ['quiero un corte mañana a las 11 para María López', 'es', 'María López'],
    ['a cut on Friday for John Smith please', 'en', 'John Smith'],
    ['une salle jeudi pour Marie Curie', 'fr', 'Marie Curie'],
    ["je m'appelle Jean-Pierre Dupont", 'fr', 'Jean-Pierre Dupont'],
    ['au nom de Claire', 'fr', 'Claire'],
    ['我叫王小明', 'zh', '王小明'],
    ['我的名字是李雷，电话是13812345678', 'zh', '李雷'],
    ['ខ្ញុំឈ្មោះ សុខ ដារ៉ា', 'km', 'សុខ ដារ៉ា'],
    ["it's for my daughter Emma", 'en', 'Emma'],
    ['a nombre de mi madre Pilar Gómez', 'es', 'Pilar Gómez'],
    ['pour ma fille Léa', 'fr', 'Léa'],
  ])('introduced: %s (%s) → %s', (text, locale, name) => {
    expect(mentions(heard(text, locale), 'name')).toContainEqual(expect.objectContaining({ name, introduced: true }));
  });

  it.each<[string, Locale, string]>([
    ['Tom', 'en', 'Tom'],
    ['tom jones', 'en', 'Tom Jones'],
    ['CARLOS GARCÍA', 'es', 'Carlos García'],
    ['Ronald McDonald', 'en', 'Ronald McDonald'],
    ['Tom Jones, 600 111 222', 'en', 'Tom Jones'],
    ['王小明', 'zh', '王小明'],
    ['សុខ ដារ៉ា', 'km', 'សុខ ដារ៉ា'],
  ])('bare: %s (%s) → %s', (text, locale, name) => {
    expect(mentions(heard(text, locale), 'name')).toMatchObject([{ name, introduced: false }]);
  });

  it.each<[string, Locale]>([
    ["I'm fine", 'en'],
    ["I'm leaving on Monday", 'en'],
    ['what is your address?', 'en'],
    ['tomorrow at five', 'en'],
    ['soy de Madrid', 'es'],
    ['quiero pedir cita', 'es'],
    ['je suis en retard', 'fr'],
    ['我想预约', 'zh'],
  ])('none: %s (%s)', (text, locale) => {
    expect(mentions(heard(text, locale), 'name')).toEqual([]);
  });

  it('leaves a name that is also on a list to the flow: both are found', () => {
    const reading = heard('Ana', 'es');
    expect(reading.mentions.map((mention) => mention.kind).sort()).toEqual(['item', 'name']);
  });

  it('X15 writes two names with a small word between them', () => {
    expect(heard('tom and lily').mentions.flatMap((one) => (one.kind === 'name' ? [one.name] : []))).toEqual([
      'Tom and Lily',
    ]);
  });
});
