import { describe, expect, it } from 'vitest';
import { compareCatalogues } from '../../language/catalogues.ts';
import { createSalonFlow } from './index.ts';
import { salonBusiness } from './testing/business.ts';

const { words } = createSalonFlow(salonBusiness());

describe('the words of the salon', () => {
  it('X10 X19 has every message in every language, with the same facts', () => {
    expect(compareCatalogues(words)).toEqual([]);
  });

  it('X6 no message asks more than one question', () => {
    for (const messages of Object.values(words)) {
      for (const [key, text] of Object.entries(messages)) {
        expect([key, (text.match(/\?/g) ?? []).length <= 1]).toEqual([key, true]);
      }
    }
  });

  it('X5 only what follows a stored booking says that something is booked', () => {
    const claims = (text: string) =>
      /reservado|confirmad|booked in|réservé/i.test(text) && !/nothing|no se ha|rien n’a/i.test(text);
    for (const messages of Object.values(words)) {
      const keys = Object.entries(messages).flatMap(([key, text]) => (claims(text) ? [key] : []));
      const paid = ['deposit_paid', 'deposit_paid_with_calendar'];
      expect(keys.sort()).toEqual(['booked', 'booked_with_calendar', ...paid]);
    }
  });

  it('services are called by their names in each language', () => {
    expect([words.es?.['service.Mechas'], words.en?.['service.Mechas']]).toEqual(['Mechas', 'Highlights']);
  });
});
