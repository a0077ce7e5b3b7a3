import type { TripContext } from '../context.ts';
import type { Entities } from '../intents.ts';

const SUPPOSED = ['people_count', 'duration_days'] as const;

/**
 * How many, and how many days, a price is asked for where others are known: "how much for two?" asks of the trip that is
 * spoken of, and changes nothing. Of several trips none is, and who asks so tells how many they are.
 */
export function supposedIn(told: Entities, data: TripContext): Entities | null {
  if (data.selected_trip_id === null && data.asked.about === null) return null;
  const found = SUPPOSED.flatMap((field) => {
    const [asked, known] = [told[field], data[field]];
    return typeof asked === 'number' && known !== null && asked !== known ? [[field, asked] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
