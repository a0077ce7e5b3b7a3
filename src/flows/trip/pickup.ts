import { say } from '../../core/effect.ts';
import type { TripCatalogue } from './catalogue.ts';
import { isOff, type TripContext } from './context.ts';
import { pickupOn } from './dates.ts';
import { isPickupPlace } from './details.ts';
import { entitiesOf, outputOf, stringIn, type TripEvent } from './events.ts';
import { answeredBy, asking, calling, informed, saying, type Working } from './working.ts';

/** Somewhere else to be picked up, once places are held or paid for: it is changed in the ledger, where the driver looks. */
export function changePickup(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const place = stringIn(entitiesOf(event), 'value');
  if (isOff(next.data)) return saying(next, say('post.already_cancelled'));
  if (place === null) return asking(next, 'new_pickup', catalogue);
  return calling(next, 'changePickup', { booking_id: next.data.booking_id, place });
}

export function pickupChanged(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (event.type.endsWith('.failed')) return saying(next, say('trouble'));
  if (!event.type.endsWith('.done'))
    return asking(saying(next, say('invalid.pickup_location')), 'new_pickup', catalogue);
  const pickup_location = stringIn(outputOf(event), 'pickup_location') ?? next.data.pickup_location;
  const question = next.data.state === 'PAYMENT' ? 'payment' : 'tips';
  const data: TripContext = { ...next.data, pickup_location, asked: { ...next.data.asked, question } };
  const pickup = data.travel_dates === null ? '' : pickupOn(data.travel_dates.start, catalogue);
  return saying(
    { ...next, data },
    say('pickup.changed', { place: pickup_location ?? '', pickup: { at: pickup, as: 'slot' } }),
  );
}

/** Before anything is reserved it is only noted; without a place, or with none a driver can find, it is asked for in its turn. */
export function notePickup(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const place = stringIn(entitiesOf(event), 'value')?.trim() ?? '';
  const pickup_location = isPickupPlace(place) ? place : null;
  return saying({ ...next, data: { ...next.data, pickup_location } }, say('noted'));
}
