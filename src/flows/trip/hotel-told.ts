import { type Fact, type Facts, type Say, say } from '../../core/effect.ts';
import { type Hotel, hotelOf, phrase, type Trip, type TripCatalogue } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { tripName } from './facts.ts';
import { SIGHTS } from './named.ts';

/** The hotel of a trip with its rooms, what it has and how far things are (D5): the one that was picked, else the trip's own. */
export function hotelSays(trip: Trip, data: TripContext, catalogue: TripCatalogue): readonly Say[] {
  const { rooms, facilities, near } = hotelAt(trip, data, catalogue);
  return [
    say('show.hotel', {
      name: tripName(trip.id),
      ...hotelFacts(trip, data, catalogue),
      rooms: { all: rooms.map((one) => phrase(`room.${one}`)) },
      facilities: { all: facilities.map((one) => phrase(`facility.${one}`)) },
      distances: { all: distances(near) },
    }),
  ];
}

export function hotelFacts(trip: Trip, data: TripContext, catalogue: TripCatalogue): Facts {
  const { name, stars } = hotelAt(trip, data, catalogue);
  return { hotel: name, stars };
}

function hotelAt(trip: Trip, data: TripContext, catalogue: TripCatalogue): Hotel {
  return hotelOf(catalogue, trip, trip.id === data.selected_trip_id ? data.selected_hotel_id : null);
}

const KILOMETRE = 1_000;

function distances(near: Hotel['near']): readonly Fact[] {
  return SIGHTS.flatMap((sight): Fact[] => {
    const metres = near[sight];
    if (metres === undefined) return [];
    const place = phrase(`sight.${sight}`);
    return [
      metres < KILOMETRE
        ? phrase('distance.metres', { place, metres })
        : phrase('distance.kilometres', { place, kilometres: metres / KILOMETRE }),
    ];
  });
}
