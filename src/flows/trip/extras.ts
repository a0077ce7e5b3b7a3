import { say } from '../../core/effect.ts';
import { addonWithId, namedIn, type TripCatalogue } from './catalogue.ts';
import { isOff } from './context.ts';
import { entitiesOf, outputOf, stringIn, stringsIn, type TripEvent } from './events.ts';
import { withCode } from './paying.ts';
import { addonDifference, amount } from './sayings.ts';
import { answeredBy, asking, calling, informed, saying, type Working } from './working.ts';

/** What is added once the trip is paid for: the difference is named, agreed to, and paid by a code of its own (D10). */
export function addLater(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const addon = addonWithId(catalogue, stringsIn(entitiesOf(event), 'addons')[0] ?? null);
  if (isOff(next.data)) return saying(next, say('post.already_cancelled'));
  if (addon === null) return next;
  if (next.data.customizations.includes(addon.id))
    return saying(next, say('extra.in_it_already', { addon: namedIn('addon', addon.id) }));
  return asking(next, 'addon_later', catalogue, addon.id);
}

/** Agreed: a code for the difference; asked for again, it is the same one. */
export function charge(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { booking_id, asked } = next.data;
  const amount_cents = addonDifference(next.data, asked.about, catalogue);
  return calling(next, 'addExtra', { booking_id, addon: asked.about, amount_cents });
}

export function charged(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (!event.type.endsWith('.done')) return saying(next, say('trouble'));
  const output = outputOf(event);
  const addon = stringIn(output, 'addon') ?? '';
  const asked = { ...next.data.asked, question: 'extra_payment' as const, about: addon };
  const difference = amount(Number(output['amount_cents'] ?? 0), catalogue);
  const put = say('extra.pay', { addon: namedIn('addon', addon), difference });
  const code = withCode(put, output);
  return saying({ ...next, data: { ...next.data, asked } }, ...code);
}

/** The code for an extra that was agreed to, once more. */
export function requestExtraCode(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  return calling(next, 'showPaymentQR', { payment_intent_id: null, extra: next.data.asked.about });
}

/** One that has run out is not made anew by itself: the extra is put to them again (X11). */
export function extraCodeShown(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  if (event.type.endsWith('.done')) return charged(working, event, catalogue);
  const next = answeredBy(working, event);
  return event.type.endsWith('.failed') ? saying(next, say('trouble')) : asking(next, 'addon_later', catalogue);
}
