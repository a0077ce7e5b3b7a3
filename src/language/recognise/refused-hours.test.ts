import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { heard } from '../listening.fixture.ts';

/** An hour that is refused is ruled out, however it is put, and is no wish for it. */
const REFUSED: readonly (readonly [Locale, readonly string[]])[] = [
  [
    'en',
    [
      "10:30's no good",
      'half 9 isn’t ideal for me',
      '10am won’t do',
      '10am is a bit tricky',
      'half past 9 is a bit early',
      '10:30 I’m at work',
      "10:30's not gonna work",
      'couldn’t do 10:30',
    ],
  ],
  [
    'es',
    [
      'a las 10 me va mal',
      'las 10:30 no me encaja',
      'a las 10 es mala hora',
      'a las 10 lo tengo difícil',
      'a las 10 trabajo',
      'me viene fatal a las 10',
      'a las 10 mejor no',
    ],
  ],
  [
    'fr',
    [
      '10h je pourrai pas',
      '10h c’est compliqué',
      '10h ça fait tard',
      '10h ça m’arrange moyen',
      '10h je suis pris',
      '10h ça le fait pas',
    ],
  ],
  ['zh', ['10点不太合适', '10点有点早', '10点来不了', '10点我要上班', '10点恐怕不行']],
  ['km', ['ម៉ោង១០មិនសូវស្រួល']],
];

/** A no that refuses nothing. */
const ACCEPTED: readonly (readonly [Locale, readonly string[]])[] = [
  ['en', ['10am is not a problem', '10am no problem', '10am is not bad', 'can’t you do 10am?']],
  [
    'es',
    ['a las 10 no me va mal', 'no me viene mal a las 10', 'a las 10 no es mala hora', 'a las 10 trabajo hasta las 12'],
  ],
  ['fr', ['10h c’est pas mal', '10h pas de problème', '10h c’est pas un souci']],
  ['zh', ['10点不错', '10点没问题']],
];

function ruledOut(text: string, locale: Locale): boolean[] {
  return mentions(heard(text, locale), 'time').map(({ negated }) => negated === true);
}

describe('an hour that is refused', () => {
  it.each(REFUSED.flatMap(([locale, said]) => said.map((text) => [locale, text] as const)))(
    'X9 in %s, “%s” rules it out',
    (locale, text) => expect(ruledOut(text, locale)).toEqual([true]),
  );

  it.each(ACCEPTED.flatMap(([locale, said]) => said.map((text) => [locale, text] as const)))(
    'X9 in %s, “%s” does not',
    (locale, text) => expect(ruledOut(text, locale)[0]).toBe(false),
  );

  it('X9 an hour that is called early wants a later one, and whoever is late wants none', () => {
    const picks = (text: string) => mentions(heard(text), 'choice').map(({ pick }) => pick);
    expect(picks('10 is a bit early for me')).toEqual(['later']);
    expect(picks('10:30 is quite late')).toEqual(['earlier']);
    expect(picks('my bus is a bit late')).toEqual([]);
  });
});
