import patterns from './words/heard/patterns.json' with { type: 'json' };

type Pattern = keyof (typeof patterns)['en'];

/** What people say in whole sentences is listened for in every language, because they mix them (D12). */
const HEARD: { readonly [P in Pattern]: readonly RegExp[] } = {
  pickup_place: compiled('pickup_place'),
  pickup_asked: compiled('pickup_asked'),
  place_end: compiled('place_end'),
};

function compiled(name: Pattern): readonly RegExp[] {
  return Object.values(patterns).flatMap((language) => language[name].map((one) => new RegExp(one, 'iu')));
}

/** "Pick us up at the airport": where, in the traveller's own words; null where no place is named, or it is asked for. */
export function pickupPlaceIn(text: string): string | null {
  if (asksForPickup(text)) return null;
  const place = HEARD.pickup_place.map((one) => one.exec(text)?.groups?.['place']).find((found) => found !== undefined);
  const plain = HEARD.place_end.reduce((rest, end) => rest.replace(end, ''), place ?? '').trim();
  return plain === '' ? null : plain;
}

/** "When do you pick us up?" */
export function asksForPickup(text: string): boolean {
  return HEARD.pickup_asked.some((one) => one.test(text));
}

/** A place that a driver can look for. */
export function isPickupPlace(value: string): boolean {
  return value.length >= 2 && value.length <= 200 && /\p{L}/u.test(value);
}
