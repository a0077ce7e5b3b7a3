import type { CountryCode } from 'libphonenumber-js';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { EmailMention, PhoneMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';

const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}/gu;
const NUMBER = /(?<![\w.:/-])\+?\(?\d[\d ().-]{5,22}\d(?![\w:/])/gu;
/** 2026-03-04 and 04.03.2026 have the digits of a telephone number, and are none. */
const CALENDAR_DATE = /^(?:\d{4}[-. ]\d{1,2}[-. ]\d{1,2}|\d{1,2}[-. ]\d{1,2}[-. ]\d{4})\b/u;
const DIGITS_MIN = 7;
/** A digit and five more characters of a number: what most messages lack. */
const ENOUGH_DIGITS = /\d[\d ().-]{5}/u;
/** Nobody gives more numbers than this, and reading one takes a while. */
const PHONES_MAX = 5;

export function recogniseEmails(heard: Heard): EmailMention[] {
  if (!heard.folded.includes('@')) return [];
  return [...heard.folded.matchAll(EMAIL)].map((match) => {
    return { kind: 'email', email: match[0], start: match.index, end: match.index + match[0].length };
  });
}

/** Telephone numbers, read as the business's own country writes them unless they name another. */
export function recognisePhones(heard: Heard): PhoneMention[] {
  if (!ENOUGH_DIGITS.test(heard.folded)) return [];
  const country = countryOf(heard.listening.country);
  const written = [...heard.folded.matchAll(NUMBER)].slice(0, PHONES_MAX);
  return written.flatMap((match): PhoneMention[] => {
    const phone = e164(match[0], country);
    return phone === null ? [] : [{ kind: 'phone', phone, start: match.index, end: match.index + match[0].length }];
  });
}

function e164(text: string, country: CountryCode | undefined): string | null {
  const digits = text.replace(/\D/gu, '');
  if (digits.length < DIGITS_MIN || CALENDAR_DATE.test(text)) return null;
  const parsed = parsePhoneNumberFromString(text, country);
  if (parsed === undefined || !parsed.isPossible()) return null;
  // A possible number that is not a valid one counts only if it was written as telephone numbers are.
  const deliberate = text.startsWith('+') || text.startsWith('0') || digits.length >= 9;
  return parsed.isValid() || deliberate ? parsed.number : null;
}

function countryOf(code: string): CountryCode | undefined {
  return isSupportedCountry(code) ? code : undefined;
}
