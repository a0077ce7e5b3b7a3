import { hasCue, mentions } from '../../../core/reading.ts';
import type { Kind } from './kind.ts';

/** An e-mail address, stored in lower case. */
export const email: Kind = {
  find: (reading) =>
    mentions(reading, 'email').map(({ email, start, end }) => ({ value: email, start, end, role: null, likeness: 1 })),
  normalise: (raw) =>
    typeof raw === 'string' && /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,}$/.test(raw) ? raw.toLowerCase() : null,
};

/** A phone number, stored as E.164; the recogniser knows the business's country. */
export const phone: Kind = {
  find: (reading) =>
    mentions(reading, 'phone').map(({ phone, start, end }) => ({ value: phone, start, end, role: null, likeness: 1 })),
  normalise: (raw) => (typeof raw === 'string' && /^\+\d{7,15}$/.test(raw) ? raw : null),
};

/** A person's name. One that merely looks like a name counts only when it was asked for. */
export const name: Kind = {
  find: (reading, _slot, { asked }) =>
    mentions(reading, 'name')
      .filter((mention) => asked || mention.introduced)
      .map((mention) => ({ value: mention.name, start: mention.start, end: mention.end, role: null, likeness: 0.9 })),
  normalise: (raw) => {
    const text = typeof raw === 'string' ? raw.trim() : '';
    return /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]{0,79}$/u.test(text) ? text : null;
  },
};

/** The user's own words. They are taken as they stand, only when they were asked for, and not when they ask something. */
export const text: Kind = {
  find: (reading, _slot, { asked }) => {
    const asksBack = mentions(reading, 'topic').length > 0 || hasCue(reading, 'question', 'help', 'person', 'unsure');
    if (!asked || asksBack) return [];
    return [{ value: reading.text, start: 0, end: reading.text.length, role: null, likeness: 0.85 }];
  },
  normalise: (raw) => (typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null),
};
