import { heardAnswer } from '../../../core/hearing.ts';
import { hasCue, isValue, mentions, type Reading } from '../../../core/reading.ts';
import { clockMeant } from '../../../domain/hours.ts';
import { numberAfterDay } from '../../../domain/number-after-day.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Memory } from '../memory.ts';
import { saysItSuits } from '../vocabulary.ts';
import type { Said } from './said.ts';

/** A number that is an hour: "Sat 11"; of a time that was chosen, "make it 4", "can it be 1?"; where nothing is listed, "10 is fine". */
export function hourIn(
  reading: Reading,
  said: Said,
  listed: number,
  { data, question }: Memory,
  { hours }: Catalogue,
): Pick<Said, 'when' | 'choices'> {
  const fits = numberAgreed(reading);
  // "2 is fine", of three stylists, is the second.
  const isHour = question === 'more_services' || (question === 'stylist' && (fits ?? 0) > listed);
  const agreed = isHour ? fits : null;
  const beyond = question === 'stylist' ? numberBeyond(reading, listed) : null;
  const hour = numberAfterDay(reading) ?? agreed ?? beyond ?? (data.slot === null ? null : numberPut(reading));
  const time = hour === null ? undefined : clockMeant(hour, hours)?.time;
  const { when, choices } = said;
  if (time === undefined) return { when, choices };
  return { when: { time, ...when }, choices: agreed === null && beyond === null ? choices : [] };
}

/** "11", of two stylists: nothing else is said, and nobody who is listed has that place. */
function numberBeyond(reading: Reading, listed: number): number | null {
  const [only, ...more] = mentions(reading, 'count');
  const isAlone = reading.rest === '' && reading.mentions.every(({ kind }) => kind === 'count' || kind === 'choice');
  if (only === undefined || more.length > 0 || only.unit !== null || !isAlone) return null;
  return only.value > listed && /\p{Nd}/u.test(reading.text.slice(only.start, only.end)) ? only.value : null;
}

/** The number of a message that puts something else forward. */
function numberPut(reading: Reading): number | null {
  return hasCue(reading, 'change', 'question') ? onlyNumber(reading) : null;
}

/** The number of a message that says it suits: no place in a list, and nothing to add. */
function numberAgreed(reading: Reading): number | null {
  const isPicked = mentions(reading, 'choice').length > 0;
  if (isPicked || hasCue(reading, 'question', 'more')) return null;
  return heardAnswer(reading) === 'yes' || saysItSuits(reading.rest) ? onlyNumber(reading) : null;
}

/** The one number of a short message that names nothing else. */
function onlyNumber(reading: Reading): number | null {
  const [only, ...more] = reading.mentions.filter((one) => isValue(one) && one.kind !== 'choice');
  if (only?.kind !== 'count' || only.unit !== null || only.negated || more.length > 0) return null;
  const isShort = reading.text.split(' ').length <= FEW_WORDS;
  return isShort && /\p{Nd}/u.test(reading.text.slice(only.start, only.end)) ? only.value : null;
}

const FEW_WORDS = 6;
