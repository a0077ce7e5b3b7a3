import { type Mention, mentions, type NameMention, type Reading } from '../../../core/reading.ts';
import type { TripContext } from '../context.ts';
import { isGoodDetail } from '../details.ts';
import type { Entities } from '../intents.ts';
import { dialledFrom } from './patterns.ts';

/**
 * Who comes and how to reach them, told before it is asked: kept for when it is (D7, X20). What is held or booked is changed in
 * the ledger, by rules of its own (D1).
 */
export function personIn(reading: Reading, { state }: TripContext): Entities {
  if (state === 'PAYMENT' || state === 'POST_BOOKING') return {};
  const phone = phoneIn(reading);
  const name = phone === null ? nameIn(reading, state === 'BOOKING') : (nameIn(reading, true) ?? nameBeside(reading));
  return {
    ...(name !== null && { customer_name: name }),
    ...(phone !== null && { customer_phone: phone }),
  };
}

/** "Is your number 012 345 678?" gives none. */
function phoneIn(reading: Reading): string | null {
  const asked = new Set<Mention>(reading.clauses?.flatMap((one) => (one.mood === 'asks' ? one.mentions : [])));
  const phone = mentions(reading, 'phone').find((one) => !asked.has(one))?.phone ?? fromHome(reading);
  return phone !== null && isGoodDetail('customer_phone', phone) ? phone : null;
}

/** A number written as one does at home: eleven digits in Chinese are a mobile in China. */
export function fromHome({ locale, text }: Reading): string | null {
  for (const [digits] of text.matchAll(NUMBER)) {
    const plain = digits.replace(/[\s-]/g, '');
    const [code] = dialledFrom(locale, plain);
    if (code !== undefined) return `${code}${plain}`;
  }
  return null;
}

const NUMBER = /(?<![\d+])\d[\d\s-]{5,}\d/gu;

/** "I'm French" is nobody's name: before anything is booked, one word counts only beside a number to call. */
function nameIn(reading: Reading, isAsked: boolean): string | null {
  const named = mentions(reading, 'name').find((name) => name.introduced && !isThing(name, reading))?.name;
  if (named === undefined || !isGoodDetail('customer_name', named)) return null;
  return isAsked || named.includes(' ') || !/\p{Script=Latin}/u.test(named) ? named : null;
}

/** "王伟 13900001111": whoever gives a number with it gives their own name. */
function nameBeside(reading: Reading): string | null {
  const name = mentions(reading, 'name')[0]?.name;
  return name !== undefined && isGoodDetail('customer_name', name) ? name : null;
}

/** "I'm Vegetarian" needs something; a guide may share somebody's name, and the "my name" that leads it in is none of it. */
function isThing({ name, end }: NameMention, reading: Reading): boolean {
  return mentions(reading, 'item').some(
    (item) => item.list !== 'guides' && item.start >= end - name.length && item.end <= end,
  );
}
