import { mentions } from '../../../core/reading.ts';
import type { TripContext } from '../context.ts';
import type { Heard } from './heard.ts';
import { tripsShown } from './picks.ts';
import type { Said } from './said.ts';

/** What is made of the trips on the table (D4). */

export function wantsNone({ reading, said }: Heard): boolean {
  const { acts } = said;
  return acts.has('none') || acts.has('others') || mentions(reading, 'choice').some(({ pick }) => pick === 'none');
}

/** Another kind of place is a wish that brings other trips by itself. */
export function changesPlace({ told }: Said, { environment }: TripContext): boolean {
  return told['environment'] !== undefined && told['environment'] !== environment;
}

/** None is chosen, and none of those shown was looked at last. */
export function isNoneInView({ data }: Heard): boolean {
  return data.selected_trip_id === null && !tripsShown(data).includes(data.asked.about ?? '');
}

/** Other wishes bring other trips; a day, a need and who somebody is do not. */
export function changesWishes({ told }: Said): boolean {
  const { travel_dates, travel_period, special_needs, customer_name, customer_phone, ...wishes } = told;
  return Object.keys(wishes).length > 0;
}
