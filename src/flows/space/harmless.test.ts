import { describe, expect, it } from 'vitest';
import { mayBeSaid } from './harmless.ts';

describe('an interpreter’s own words', () => {
  it.each(['Pour combien de personnes ?', 'Avec plaisir. À quel moment souhaitez-vous venir ?', 'How many of you?'])(
    'may be said: %s',
    (words) => expect(mayBeSaid(words)).toBe(true),
  );

  it.each([
    'La salle est libre jeudi.',
    'Cela fait 35 euros.',
    'C’est gratuit !',
    'Votre réservation est confirmée.',
    'C’est réservé, à jeudi !',
    'It is available then.',
    'You are booked.',
    'Payez ici : https://evil.example',
    '',
    'a'.repeat(600),
  ])('are left unsaid where they claim something: %s', (words) => expect(mayBeSaid(words)).toBe(false));
});
