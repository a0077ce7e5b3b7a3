import { PATTERNS } from './patterns.ts';

/** "Pick us up at the airport": where, in the traveller's own words; null where no place is named, or it is asked for. */
export function pickupPlaceIn(text: string): string | null {
  if (asksForPickup(text)) return null;
  const place = PATTERNS.pickup_place
    .map((one) => one.exec(text)?.groups?.['place'])
    .find((found) => found !== undefined);
  const plain = PATTERNS.place_end.reduce((rest, end) => rest.replace(end, ''), place ?? '').trim();
  return plain === '' ? null : plain;
}

/** "When do you pick us up?" */
export function asksForPickup(text: string): boolean {
  return PATTERNS.pickup_asked.some((one) => one.test(text));
}
