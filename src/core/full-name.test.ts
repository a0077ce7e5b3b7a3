import { expect, it } from 'vitest';
import { isFullName } from './full-name.ts';

it.each(['Marta Ruiz', 'Ana de la Torre', "Sinead O'Brien", 'Ewan McDonald', 'Luz García-López'])(
  'X15 is a name in full: %s',
  (text) => {
    expect(isFullName(text)).toBe(true);
  },
);

it.each(['Marta', 'YES PLEASE', 'Marta ruiz', 'Sounds good', 'One Two Three Four Five Six'])(
  'X15 is no name in full: %s',
  (text) => {
    expect(isFullName(text)).toBe(false);
  },
);
