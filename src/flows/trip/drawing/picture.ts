import type { Trip, TripSettings } from '../catalogue.ts';
import { HOURS, LANDS } from './palettes.ts';
import { SCENES } from './scenes.ts';
import { circle, HEIGHT, rectangle, WIDTH } from './shapes.ts';

/**
 * A picture of a trip, drawn from what the catalogue says of it: where it goes, and of which tier it is (D5). The same
 * trip is always the same picture, a few kilobytes large, and nothing has to be fetched from anywhere.
 */
export function drawTrip({ environment, tier, name, highlights }: Trip): string {
  const { sky, ...hour } = HOURS[tier];
  const palette = { ...LANDS[environment], ...hour, sky };
  const sunHeight = SUN_HEIGHTS[tier];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>${escaped(name.en)}</title>`,
    `<desc>${escaped(highlights.map(({ en }) => en).join(', '))}</desc>`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>`,
    rectangle(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
    circle(500, sunHeight, 34, hour.sun),
    SCENES[environment](palette),
    '</svg>',
  ].join('');
}

/** The sun sinks with the hour; at night it is the moon that stands high. */
const SUN_HEIGHTS: { readonly [T in Trip['tier']]: number } = {
  value: 80,
  comfort: 130,
  premium: 190,
  luxury: 215,
  grand: 70,
};

/** The name of a trip's picture, as it is served. */
export function pictureName(trip: string): string {
  return `${trip}.svg`;
}

/** Every trip's picture by its name. */
export function drawTrips({ trips }: TripSettings): { readonly [name: string]: string } {
  return Object.fromEntries(trips.map((trip) => [pictureName(trip.id), drawTrip(trip)]));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
