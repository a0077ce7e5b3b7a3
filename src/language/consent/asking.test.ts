import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { verdict } from './testing/verdict.ts';

describe('what is asked beside a yes (X11)', () => {
  it.each<[Locale, string]>([
    ['en', "sure, once I've spoken to my boss ok?"],
    ['en', 'sounds good, let me check my diary ok?'],
    ['en', "I would love to, sadly I can't, alright?"],
    ['en', "that's fine, no need ok?"],
    ['en', "yes, provided it's on the house, yeah?"],
    ['es', 'cierto, pero no puedo ¿vale?'],
    ['es', 'sí, en cuanto hable con mi jefe ¿vale?'],
    ['es', 'perfecto, lo consulto y te digo ¿ok?'],
    ['fr', "oui, dès que j'ai parlé à mon mari, d'accord ?"],
    ['fr', 'parfait, mais pas tout de suite, ok ?'],
    ['zh', '好的，等我问一下老公，好吗？'],
    ['zh', '可以，但是先别订，行吗？'],
    ['km', 'បាទ ចាំខ្ញុំសួរប្តីសិន បានទេ?'],
  ])('in %s "%s" doubts, whatever it asks at the end', (locale, text) => {
    expect(verdict(locale, text)).not.toBe('yes');
  });

  it.each<[Locale, string]>([
    ['en', "sure, once I've checked with my boss"],
    ['en', "yes as soon as I've spoken to my wife ok?"],
    ['es', 'sí, en cuanto hable con mi jefe'],
    ['fr', "oui, dès que j'ai parlé à mon mari"],
  ])('in %s "%s" waits for somebody', (locale, text) => expect(verdict(locale, text)).toBe('not_now'));

  it.each<[Locale, string]>([
    ['en', 'book it ok?'],
    ['en', 'yes go ahead, alright?'],
    ['en', 'just book it for me, okay?'],
    ['es', 'resérvala ¿vale?'],
    ['es', 'sí, adelante, ¿de acuerdo?'],
    ['fr', 'réservez, d’accord ?'],
    ['fr', 'oui allez-y, ok ?'],
    ['zh', '帮我订，好吗？'],
    ['zh', '订吧，行吗'],
    ['km', 'កក់ឱ្យខ្ញុំ បានទេ?'],
    ['km', 'កក់ឱ្យខ្ញុំ អូខេ?'],
  ])('in %s "%s" tells us to, and wants to hear that we do', (locale, text) => {
    expect(verdict(locale, text)).toBe('yes');
  });

  it.each<[Locale, string]>([
    ['en', 'is that ok?'],
    ['en', "that's ok?"],
    ['en', 'sounds good ok?'],
    ['en', 'all ok?'],
    ['es', '¿está bien, vale?'],
    ['fr', "c'est bon, d'accord ?"],
    ['zh', '这样好吗？'],
    ['km', 'ល្អ បានទេ?'],
  ])('in %s "%s" only asks', (locale, text) => {
    expect(verdict(locale, text)).not.toBe('yes');
  });

  it.each<[Locale, string]>([
    ['en', 'yes could you reschedule it'],
    ['en', 'yes can you remove the last one'],
    ['en', 'yes can you repeat that?'],
    ['en', 'yes, which one?'],
    ['en', 'yes what is that'],
    ['es', 'sí, ¿cuál?'],
    ['es', 'sí, ¿puedes quitar lo último?'],
    ['es', 'sí, ¿me lo repites?'],
    ['fr', 'oui, laquelle ?'],
    ['fr', 'oui vous pouvez enlever le dernier ?'],
    ['fr', 'oui, vous pouvez répéter ?'],
    ['zh', '对，哪个？'],
    ['zh', '对，能去掉最后一个吗'],
    ['zh', '对，能再说一遍吗？'],
    ['km', 'បាទ មួយណា?'],
    ['km', 'បាទ អាចដកមួយចុងក្រោយបានទេ?'],
    ['km', 'បាទ អាចនិយាយម្តងទៀតបានទេ?'],
  ])('in %s "%s" asks for something else, or what it is', (locale, text) => {
    expect(verdict(locale, text)).not.toBe('yes');
  });

  it.each<[Locale, string]>([
    ['en', 'yes please. what is the address oh no wait'],
    ['en', 'yes, can I have the address but not yet'],
    ['en', 'yes, what is the address on second thought no'],
    ['en', 'yes lol jk'],
    ['en', 'yes. what is the address oops wrong chat'],
    ['es', 'sí, dónde está pensándolo mejor no'],
    ['es', 'sí, era broma'],
    ['fr', 'oui, quelle est l’adresse réflexion faite non'],
    ['fr', 'oui je plaisante'],
    ['zh', '好的，开玩笑的'],
    ['zh', '好的，发错了'],
    ['km', 'បាទ និយាយលេងទេ'],
    ['es', 'sí. dónde es ay no espera'],
    ['es', 'estupendo para mi amiga'],
    ['fr', 'oui. quelle est l’adresse ah non attendez'],
    ['fr', 'parfait pour mon ami'],
    ['zh', '好的，请问在哪里，等等'],
    ['km', 'បាទ តើនៅឯណា អូ ចាំ'],
  ])('in %s "%s" takes back what it agreed to', (locale, text) => expect(verdict(locale, text)).not.toBe('yes'));

  it.each<[Locale, string]>([
    ['en', 'soudns good'],
    ['en', 'yes, suonds great to me'],
    ['es', 'no, digo sí'],
    ['fr', 'bon bien sûr'],
    ['zh', '那个，可以'],
    ['zh', '那个，订吧'],
    ['km', 'ព្រមចុះ'],
    ['km', 'បាទ ចុះ'],
  ])('in %s "%s" is said as people say it', (locale, text) => expect(verdict(locale, text)).toBe('yes'));

  it.each<[Locale, string]>([
    ['en', "I'll book it tomorrow then"],
    ['en', "tomorrow I'll say yes"],
    ['es', 'no digo sí'],
    ['es', 'pues la reservo mañana entonces'],
    ['fr', 'je réserve demain alors'],
  ])('in %s "%s" is later', (locale, text) => expect(verdict(locale, text)).not.toBe('yes'));
});
