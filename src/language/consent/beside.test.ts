import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { verdict } from './testing/verdict.ts';

describe('what stands beside a yes (X11)', () => {
  it.each<[Locale, string]>([
    ['en', 'y not, book it'],
    ['en', "let's say yes"],
    ['en', "that's fine, do it before the price goes up"],
    ['en', "if it's not too much trouble, yes"],
    ['es', 'pues xq no'],
    ['es', 'vamos a decir que sí'],
    ['es', 'resérvala antes de que me la quiten'],
    ['es', 'si no es mucho pedir, sí'],
    ['fr', 'allez, on va dire oui'],
    ['fr', 'oui, avant que ça augmente'],
    ['fr', 'si ce n’est pas trop demander, oui'],
    ['fr', 'finalement oui'],
    ['zh', '订吧，免得涨价'],
    ['zh', '方便的话，帮我订了吧'],
    ['zh', '就当我同意了'],
    ['km', 'កក់ទៅ មុនពេលឡើងថ្លៃ'],
    ['km', 'បើមិនរំខានទេ បាទ'],
    ['en', 'ok she says yes, book it'],
    ['es', 'dice que sí, resérvala'],
    ['fr', 'elle dit oui, réservez'],
    ['zh', '她说可以，订吧'],
    ['km', 'គាត់ថាបានហើយ កក់ចុះ'],
  ])('in %s "%s" agrees', (locale, text) => expect(verdict(locale, text)).toBe('yes'));

  it.each<[Locale, string]>([
    ['en', "let's say yes for now"],
    ['en', 'she says yes'],
    ['en', 'he says no, book it'],
    ['es', 'dice que no'],
    ['zh', '她说不行'],
    ['en', 'before I say yes, is it far?'],
    ['en', "yes if it's not too much for one day"],
    ['es', 'vamos a decir que sí si me confirmas el precio'],
    ['es', 'por qué no a las 11'],
    ['fr', 'on va dire oui sous réserve'],
    ['zh', '免得后悔，我再想想'],
    ['zh', '方便的话好的酒店也行'],
    ['km', 'បើមិនរំខានទេ ប្តូរសណ្ឋាគារ'],
  ])('in %s "%s" agrees to nothing', (locale, text) => expect(verdict(locale, text)).not.toBe('yes'));

  it.each<[Locale, string]>([
    ['en', 'yes Maria'],
    ['en', 'thanks Maria, yes'],
    ['es', 'sí, Carmen, gracias'],
    ['fr', 'oui merci Sophie'],
  ])('in %s "%s" calls somebody by name', (locale, text) => expect(verdict(locale, text)).toBe('yes'));

  it.each<[Locale, string]>([
    ['en', 'Maria agreed'],
    ['en', 'book Maria'],
    ['en', 'yes Maria will come'],
    ['es', 'sí, para Carmen'],
    ['fr', 'oui Sophie viendra'],
  ])('in %s "%s" is about her', (locale, text) => expect(verdict(locale, text)).not.toBe('yes'));

  it('takes a name for another wish where the proposal says whose it is', () => {
    expect(verdict('es', 'sí, Carmen', { facts: { person: true, names: ['Rosa'] } })).not.toBe('yes');
    expect(verdict('es', 'sí, Rosa', { facts: { person: true, names: ['Rosa'] } })).toBe('yes');
  });

  it.each<[Locale, string]>([
    ['en', '140 euros? then yes'],
    ['es', '¿140 euros? entonces sí'],
    ['fr', '140 euros ? alors oui'],
  ])('in %s "%s" says it back and agrees, and to no other price', (locale, text) => {
    expect(verdict(locale, text, { facts: { amounts: [140] } })).toBe('yes');
    expect(verdict(locale, text, { facts: { amounts: [180] } })).not.toBe('yes');
    expect(verdict(locale, text.slice(0, text.indexOf('?') + 1), { facts: { amounts: [140] } })).not.toBe('yes');
  });

  it.each<[Locale, string, string]>([
    ['en', 'yes, change of plans', 'change of plans'],
    ['en', 'yes, no longer needed', 'no longer needed'],
    ['es', 'sí, un imprevisto', 'un imprevisto'],
    ['es', 'sí, ya no la necesito', 'ya no la necesito'],
    ['fr', 'oui, un imprévu', 'un imprévu'],
    ['fr', 'oui annulez, plus besoin', 'plus besoin'],
    ['zh', '取消吧，不需要了', '不需要了'],
    ['km', 'បាទ លែងត្រូវការហើយ', 'លែងត្រូវការហើយ'],
  ])('in %s "%s" calls off; "%s" alone neither does nor leaves it', (locale, yes, reason) => {
    expect(verdict(locale, yes, { act: 'call_off' })).toBe('yes');
    expect(verdict(locale, reason, { act: 'call_off' })).toBe('other');
    expect(verdict(locale, reason)).toBe('no');
  });

  it.each<[Locale, string]>([
    ['en', 'ok leave it as it is and book it'],
    ['en', 'no, keep everything as it is, book it'],
    ['es', 'vale, déjalo tal como está y resérvalo'],
    ['fr', 'ok laissez tel quel et réservez'],
    ['zh', '好的，保持不变，订吧'],
    ['km', 'បាទ ទុកដដែល កក់ចុះ'],
  ])('in %s "%s" takes what would be booked, and leaves what would be moved', (locale, text) => {
    expect(verdict(locale, text)).toBe('yes');
    expect(verdict(locale, text, { act: 'move' })).not.toBe('yes');
  });

  it.each<[Locale, string]>([
    ['en', 'No, stick with what we had, book it'],
    ['en', 'fine, book it as it was'],
    ['es', 'no, déjalo como estaba y resérvalo'],
    ['fr', 'non, gardez comme c’était, réservez'],
    ['zh', '不，还是按原来的，订吧'],
    ['km', 'ទេ ទុកដូចដើម កក់ចុះ'],
  ])('in %s "%s" agrees only where nothing has changed', (locale, text) => {
    expect(verdict(locale, text)).toBe('other');
    expect(verdict(locale, text, { asFirstPut: true })).toBe('yes');
    expect(verdict(locale, text, { act: 'call_off', asFirstPut: true })).not.toBe('yes');
  });

  it.each<[Locale, string, string]>([
    ['en', 'back on the 20th, book it', 'leaving on the 20th, book it'],
    ['es', 'vuelta el 20 de marzo, resérvalo', 'salida el 20 de marzo, resérvalo'],
    ['fr', 'retour le 20 mars, réservez', 'départ le 20 mars, réservez'],
    ['zh', '3月20号回来，订吧', '3月20号出发，订吧'],
    ['km', 'ត្រឡប់មកវិញ ថ្ងៃទី ២០ មីនា កក់ចុះ', 'ចេញដំណើរ ថ្ងៃទី ២០ មីនា កក់ចុះ'],
  ])('in %s "%s" says the last day back, "%s" names another', (locale, back, out) => {
    const facts = { dates: ['2026-03-16', '2026-03-20'] };
    expect(verdict(locale, back, { facts })).toBe('yes');
    expect(verdict(locale, out, { facts })).not.toBe('yes');
  });

  it('takes "si" before what would be done for an if', () => {
    expect(verdict('es', 'si la anulo, ¿puedo volver a pedir?', { act: 'call_off' })).not.toBe('yes');
    expect(verdict('es', 'sí, la anulo', { act: 'call_off' })).toBe('yes');
  });
});
