import type { Entities } from '../intents.ts';
import { type Heard, madeOwn, optionPicked, ownEntities, topics } from './heard.ts';
import type { Said } from './said.ts';
import { namesOne } from './taking.ts';

/** What is chosen of what is on the table, and what is told beside it. */

/** Codes, points, being a student and add-ons are taken at once, whatever is on the table. */
export const ofOwn = {
  when: ({ said }: Heard) => topics(said).length === 0,
  gives: ({ said }: Heard): Entities => ({ ...said.told, ...ownEntities(alone(said)) }),
};

export function alone(said: Said): Said {
  return { ...said, told: {} };
}

export function hotelMeant(heard: Heard): string | null {
  return heard.data.asked.question === 'which_hotel' ? (heard.said.hotel ?? optionPicked(heard)) : null;
}

export function guideMeant(heard: Heard): string | null {
  return heard.data.asked.question === 'which_guide' ? (heard.said.guide ?? optionPicked(heard)) : null;
}

/** "What would you choose?" wants to hear which one. */
export function advised({ acts, trips }: Said): Entities {
  return acts.has('recommend') && trips.length !== 1 ? { surprise: true } : {};
}

export function chosen({ said }: Heard): Entities {
  const [trip] = said.trips;
  return { ...said.told, ...(trip !== undefined && { trip }) };
}

/** With all that makes it one's own: "the second, with a private dinner". */
export function chosenAsOwn(heard: Heard) {
  return { ...madeOwn(heard.said), ...chosen(heard) };
}

export function addsToOne(heard: Heard): boolean {
  const { trips, addons, vehicle } = heard.said;
  return trips.length === 1 && (addons.length > 0 || vehicle !== null) && namesOne(heard);
}

/** Compared with one that is named: the one just spoken of. */
export function compared({ said, data }: Heard): string[] {
  const { about } = data.asked;
  const other =
    said.trips.length === 1 && said.acts.has('compareTrips') && data.suggested_trip_ids.includes(about ?? '');
  return [...new Set([...(other && about !== null ? [about] : []), ...said.trips])];
}
