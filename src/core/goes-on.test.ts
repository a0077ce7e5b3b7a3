import { describe, expect, it } from 'vitest';
import { heard } from '../language/listening.fixture.ts';
import { goesOnToBook } from './goes-on.ts';

describe('what is left in one breath and gone on with', () => {
  it.each(['leave it, just book the first', 'nah leave it. friday is fine go ahead'])(
    'X14 calls nothing off: %s',
    (text) => {
      expect(goesOnToBook(heard(text))).toBe(true);
    },
  );

  it.each(['forget it', 'leave it. that is fine', 'never mind, thanks', 'leave it, friday is no good'])(
    'X14 is left all the same: %s',
    (text) => {
      expect(goesOnToBook(heard(text))).toBe(false);
    },
  );
});
