import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../core/locale.ts';
import { heard } from '../../../language/listening.fixture.ts';
import { heardPerson, withholds } from './person.ts';
import { codeIn, referenceIn } from './reference.ts';

describe('what somebody tells of themselves', () => {
  it.each<[string, Locale, object]>([
    ['Tom Baker', 'en', { name: 'Tom Baker' }],
    ['tom', 'en', { name: 'Tom' }],
    ['My name is Tom Baker and my number is 600 111 222', 'en', { name: 'Tom Baker', phone: '+34600111222' }],
    ['my number is 600 111 222', 'en', { phone: '+34600111222' }],
    ['Tom Baker mobile 600 111 222', 'en', { name: 'Tom Baker', phone: '+34600111222' }],
    ['mi móvil es el 600 111 222', 'es', { phone: '+34600111222' }],
    ['mon numéro est le 600 111 222', 'fr', { phone: '+34600111222' }],
    ['tom@example.com', 'en', { email: 'tom@example.com' }],
    ['me llamo Lucía García, 600 111 222', 'es', { name: 'Lucía García', phone: '+34600111222' }],
    ['600 111 222', 'es', { phone: '+34600111222' }],
    ['Je m’appelle Claire Dubois', 'fr', { name: 'Claire Dubois' }],
    ['au nom de Dupont', 'fr', { name: 'Dupont' }],
    ['我叫王小明', 'zh', { name: '王小明' }],
    ['王小明', 'zh', { name: '王小明' }],
    ['ខ្ញុំឈ្មោះ សុខ ដារ៉ា', 'km', { name: 'សុខ ដារ៉ា' }],
    ['សុខ ដារ៉ា', 'km', { name: 'សុខ ដារ៉ា' }],
  ])('X15 %s (%s)', (text, locale, person) => {
    expect(heardPerson(heard(text, locale))).toEqual(person);
  });

  it.each<[string, Locale]>([
    ['brilliant', 'en'],
    ['Great!', 'en'],
    ['where are you?', 'en'],
    ['Boston', 'en'],
    ['I would like to visit', 'en'],
    ['genial', 'es'],
    ['quiero otra cita', 'es'],
    ['je voudrais visiter', 'fr'],
    ['super', 'fr'],
    ['太好了', 'zh'],
    ['地址在哪里？', 'zh'],
    ['ល្អណាស់', 'km'],
  ])('X15 tells nothing: %s (%s)', (text, locale) => {
    expect(heardPerson(heard(text, locale))).toBeNull();
  });

  it.each<[string, Locale, string]>([
    ['my name is 12', 'en', 'name'],
    ['my number is 12345', 'en', 'phone'],
    ['mi número es 12345', 'es', 'phone'],
  ])('X20 was meant and could not be read: %s (%s) → %s', (text, locale, unread) => {
    expect(heardPerson(heard(text, locale))).toEqual({ unread });
  });

  it.each<[string, Locale]>([
    ['no', 'en'],
    ['no thanks', 'en'],
    ["I'd rather not say", 'en'],
    ['prefiero no decirlo', 'es'],
    ['je préfère ne pas le dire', 'fr'],
    ['不方便透露', 'zh'],
    ['មិនចង់ប្រាប់', 'km'],
  ])('X15 would rather not say: %s (%s)', (text, locale) => {
    expect(withholds(heard(text, locale))).toBe(true);
  });

  it.each<[string, Locale]>([
    ['no, cancel it', 'en'],
    ['no, can I come on Monday?', 'en'],
    ['thanks', 'en'],
  ])('X15 says something else: %s (%s)', (text, locale) => {
    expect(withholds(heard(text, locale))).toBe(false);
  });
});

describe('what a booking goes by', () => {
  it.each<[string, string | null]>([
    ['SK-48213', 'SK-48213'],
    ['it is sk 48213', null],
    ['it is sk - 48213', 'SK-48213'],
    ['mt3fa9c1 please', 'MT-3FA9C1'],
    ['编号LU-6D475A', 'LU-6D475A'],
    ['my reference is 6D475A', '6D475A'],
    ['6D475A', null],
    ['see you at 10:30', null],
    ['decade', null],
  ])('X14 %s → %s', (text, reference) => {
    expect(referenceIn(heard(text), false)?.reference ?? null).toBe(reference);
  });

  it.each<[string, string | null]>([
    ['it says 123456', '123456'],
    ['123 456', '123456'],
    ['១២៣៤៥៦', '123456'],
    ['１２３４５６', '123456'],
    ['1234567', null],
    ['12345', null],
  ])('X14 the code in "%s" is %s', (text, code) => {
    expect(codeIn(heard(text))).toBe(code);
  });
});
