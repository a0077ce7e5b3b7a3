/** What the catalogue may name of hotels and guides; the words for each are in words/ (D12). */
export const ROOMS = [
  'double',
  'twin',
  'family',
  'dormitory',
  'bungalow',
  'suite',
  'villa',
  'tent',
  'treehouse',
] as const;

export const FACILITIES = [
  'wifi',
  'air_conditioning',
  'fan',
  'pool',
  'spa',
  'restaurant',
  'bar',
  'garden',
  'terrace',
  'bicycles',
  'kayaks',
  'fireplace',
  'playground',
  'lift',
  'step_free',
] as const;

/** What a hotel's distance is told to. */
export const SIGHTS = [
  'beach',
  'market',
  'pier',
  'temple',
  'temples',
  'waterfall',
  'river',
  'riverside',
  'palace',
  'park',
  'lake',
  'airport',
] as const;
