import { shortHash } from '../../../../core/ids.ts';
import { daysBetween, instantAt, localTime, MINUTE_MS, weekdayOf } from '../../../../domain/zoned.ts';
import { type City, distanceKm } from './network.ts';

/** One flight on one day. */
export interface Flight {
  readonly number: string;
  /** Airports it flies between: `BOS-MIA`. */
  readonly route: string;
  /** Time zone of where it leaves. */
  readonly zone: string;
  readonly departure: number;
  readonly arrival: number;
  /** Wall-clock minutes where it leaves and where it lands. */
  readonly departsMinute: number;
  readonly arrivesMinute: number;
  /** How many days later it lands, by the calendars of the two cities. */
  readonly arrivesDays: number;
  /** For one passenger. */
  readonly cents: number;
}

/** Morning, midday and evening: from when on each leaves, and over how many minutes departures are spread. */
const WAVES = [
  { from: 6 * 60, spread: 180 },
  { from: 11 * 60, spread: 210 },
  { from: 16 * 60 + 30, spread: 240 },
] as const;
const CRUISE_KM_PER_MINUTE = 13.5;
const GROUND_MINUTES = 40;
const BASE_CENTS = 4_900;
const CENTS_PER_KM = 7;
/** Weekends and Fridays are dearer, the middle of the week cheaper: percent of the ordinary fare. */
const WEEKDAY_PERCENT = {
  monday: 100,
  tuesday: 88,
  wednesday: 90,
  thursday: 98,
  friday: 118,
  saturday: 104,
  sunday: 121,
};

/**
 * The day's flights between two cities, worked out and not looked up: the same cities and day always give the same
 * numbers, times and fares, on any machine (X3). What is already sold is the ledger's business.
 */
export function flightsOn(origin: City, destination: City, date: string): readonly Flight[] {
  return WAVES.map((wave, index) => {
    const drawn = draws(`${origin.airport}-${destination.airport}-${index}`);
    const daily = draws(`${origin.airport}-${destination.airport}-${index}-${date}`);
    const departsMinute = wave.from + Math.floor((drawn.first * wave.spread) / 5) * 5;
    const minutes = flightMinutes(origin, destination);
    const departure = instantAt(date, departsMinute, origin.zone);
    const arrival = departure + minutes * MINUTE_MS;
    const landed = localTime(arrival, destination.zone);
    return {
      number: `SK${100 + ((Math.floor(drawn.second * 297) * 3 + index) % 900)}`,
      route: `${origin.airport}-${destination.airport}`,
      zone: origin.zone,
      departure,
      arrival,
      departsMinute,
      arrivesMinute: landed.minute,
      arrivesDays: daysBetween(date, landed.date),
      cents: fare(origin, destination, date, daily.first),
    };
  });
}

function flightMinutes(origin: City, destination: City): number {
  const minutes = GROUND_MINUTES + distanceKm(origin, destination) / CRUISE_KM_PER_MINUTE;
  return Math.round(minutes / 5) * 5;
}

/** Whole dollars and 99 cents, as fares are. */
function fare(origin: City, destination: City, date: string, drawn: number): number {
  const ordinary = BASE_CENTS + CENTS_PER_KM * distanceKm(origin, destination);
  const cents = (ordinary * WEEKDAY_PERCENT[weekdayOf(date)] * (85 + drawn * 40)) / 10_000;
  return Math.round(cents / 100) * 100 - 1;
}

/** Two numbers from 0 to 1 that look drawn and are derived. */
function draws(seed: string): { readonly first: number; readonly second: number } {
  const hash = shortHash(seed);
  return {
    first: Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32,
    second: Number.parseInt(hash.slice(8), 16) / 2 ** 32,
  };
}

/** `8:15 am`, as the airline's timetable writes it. */
export function timetableTime(minute: number): string {
  const hours = Math.floor(minute / 60);
  const shown = hours % 12 === 0 ? 12 : hours % 12;
  return `${shown}:${String(minute % 60).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
