import { amountRange } from './amount_range.ts';
import { countRange } from './count_range.ts';
import { differsFrom } from './differs_from.ts';
import { futureDate } from './future_date.ts';
import { length } from './length.ts';
import { notBefore } from './not_before.ts';
import { openHours } from './open_hours.ts';
import type { AnyValidator } from './validator.ts';
import { weekdays } from './weekdays.ts';

/**
 * The rules a task can name. A new one is one small file and one line here. What a value *is* (a city there is, a
 * well-formed reference, an e-mail address) is the slot type's business and needs no rule.
 */
export const validators: ReadonlyMap<string, AnyValidator> = new Map([
  ['future_date', futureDate],
  ['not_before', notBefore],
  ['differs_from', differsFrom],
  ['count_range', countRange],
  ['amount_range', amountRange],
  ['open_hours', openHours],
  ['weekdays', weekdays],
  ['length', length],
]);
