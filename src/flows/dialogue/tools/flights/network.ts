import { z } from 'zod';
import type { DialogueSettings } from '../../settings.ts';

/** A city of the airline's network, as `facts` of the business's list of cities give it. */
export interface City {
  readonly name: string;
  readonly airport: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
}

const facts = z.strictObject({
  airport: z.string().length(3),
  at: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]),
  zone: z.string(),
});

/** The network by the name under which cities stand in slots. */
export function networkOf(settings: DialogueSettings): ReadonlyMap<string, City> {
  const cities = (settings.lists['cities'] ?? []).filter(({ absent }) => !absent);
  return new Map(
    cities.map((entry) => {
      const { airport, at, zone } = facts.parse(entry.facts);
      const [name = entry.id] = entry.names;
      return [name, { name, airport, latitude: at[0], longitude: at[1], zone }] as const;
    }),
  );
}

const EARTH_RADIUS_KM = 6_371;

/** Along the great circle. */
export function distanceKm(one: City, other: City): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const east = radians(other.longitude - one.longitude);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(east);
  return EARTH_RADIUS_KM * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
