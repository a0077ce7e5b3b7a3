import { heardAnswer } from '../../../core/hearing.ts';
import type { JsonObject } from '../../../core/json.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import type { TripCatalogue } from '../catalogue.ts';
import type { TripContext } from '../context.ts';
import type { IntentName } from '../intents.ts';
import { personIn } from './person.ts';

/** What a model claims was heard must be known here, or stand in the words. */
export function isGrounded(
  type: IntentName,
  claimed: JsonObject,
  reading: Reading,
  data: TripContext,
  catalogue: TripCatalogue,
): boolean {
  if (type === 'confirm') return heardAnswer(reading) === 'yes';
  if (!isPerson(claimed, reading, data)) return false;
  if (type === 'give_details') return spoken(claimed['value'], reading) && claimed['field'] === data.asked.question;
  // A code that nobody has said is none: there is nothing to check.
  if (type === 'discount' && !isCode(claimed['code'])) return false;
  const known = (name: string, list: readonly { readonly id: string }[]) =>
    claimed[name] === undefined || list.some(({ id }) => id === claimed[name]);
  const numbers = ['duration_days', 'people_count', 'budget_min_usd', 'budget_max_usd', 'points'].every(
    (name) =>
      claimed[name] === undefined ||
      /\d/.test(reading.text) ||
      mentions(reading, 'count').length > 0 ||
      mentions(reading, 'duration').length > 0,
  );
  const dated =
    claimed['travel_dates'] === undefined || mentions(reading, 'date').length + mentions(reading, 'dates').length > 0;
  const listed =
    known('trip', catalogue.trips) &&
    known('departure_city', catalogue.cities) &&
    known('hotel', catalogue.hotels) &&
    known('vehicle', catalogue.vehicles);
  return numbers && dated && listed && known('guide', catalogue.guides) && spoken(claimed['code'] ?? '', reading);
}

function isCode(claimed: unknown): boolean {
  return typeof claimed === 'string' && claimed.trim() !== '';
}

/** Who comes is read by the rules alone: nobody is booked under a name that a model made out. */
function isPerson({ customer_name, customer_phone }: JsonObject, reading: Reading, data: TripContext): boolean {
  const person = personIn(reading, data);
  return [
    [customer_name, person['customer_name']],
    [customer_phone, person['customer_phone']],
  ].every(([claimed, read]) => claimed === undefined || claimed === read);
}

function spoken(value: unknown, { text }: Reading): boolean {
  return typeof value === 'string' && text.toLowerCase().includes(value.toLowerCase());
}
