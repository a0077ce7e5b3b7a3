import { describe, expect, it } from 'vitest';
import { createSalonFlow } from './index.ts';
import { salonBusiness } from './testing/business.ts';

const { words } = createSalonFlow(salonBusiness());

describe('the words of the salon', () => {
  it('X10 has every message in both languages', () => {
    expect(Object.keys(words.en ?? {}).sort()).toEqual(Object.keys(words.es ?? {}).sort());
  });

  it('X6 no message asks more than one question', () => {
    for (const messages of Object.values(words)) {
      for (const [key, text] of Object.entries(messages)) {
        expect([key, (text.match(/\?/g) ?? []).length <= 1]).toEqual([key, true]);
      }
    }
  });

  it('X5 only what follows a stored booking says that something is booked', () => {
    const claims = (text: string) => /reservado|confirmad|booked in/i.test(text) && !/nothing|no se ha/i.test(text);
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
