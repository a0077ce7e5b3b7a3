import { hasCue } from '../../core/reading.ts';
import { TIPS } from './events.ts';
import { contactChange, type Hearing, type Meaning, meaning, pickupChange, topics } from './hearing.ts';

/** The trip is booked: tips, extras, refunds. Calling it off and moving it are heard at the desk (D10, X14). */
export function hearAfter(hearing: Hearing): Meaning | null {
  return (
    verdict(hearing) ??
    pickupChange(hearing) ??
    contactChange(hearing) ??
    endings(hearing) ??
    asking(hearing) ??
    extras(hearing)
  );
}

/** The yes is the judge's to hear (X11). */
function verdict({ said, data }: Hearing): Meaning | null {
  if (data.asked.question !== 'addon_later') return null;
  return said.answer === 'no' || said.acts.has('undo') ? meaning('decline') : null;
}

function endings({ reading, said: { acts } }: Hearing): Meaning | null {
  if (hasCue(reading, 'restart') || acts.has('another_trip')) return meaning('start_over');
  return acts.has('refund') || acts.has('refund_wanted') ? meaning('refund_status') : null;
}

function asking({ reading, said, data }: Hearing): Meaning | null {
  const tips = TIPS.filter((tip) => said.acts.has(tip));
  // "How much is the entry?" asks for the fee and for no bill.
  const shown = topics(said).filter((topic) => tips.length === 0 || topic !== 'calculateCustomTrip');
  if (said.acts.has('pickup')) return meaning('ask_pickup');
  if (said.place !== null) return meaning('travel_tips', { place: said.place, tips: [], topics: [] });
  if (tips.length > 0 || shown.length > 0) return meaning('travel_tips', { tips: [...tips], topics: [...shown] });
  if (said.acts.has('show_code') && data.asked.question === 'extra_payment') return meaning('show_code');
  if (said.acts.has('status') || hasCue(reading, 'recall', 'paid')) return meaning('payment_status');
  return null;
}

function extras({ reading, said, data }: Hearing): Meaning | null {
  const other = said.acts.has('other_hotel') || said.acts.has('other_guide') || said.vehicle !== null;
  if (other || said.hotel !== null || said.guide !== null) return meaning('ask_team');
  if (said.addons.length > 0) return meaning('customise', { addons: [...said.addons] });
  if (said.acts.has('others_too') || said.told['people_count'] !== undefined) return meaning('more_people');
  if (said.answer === 'no' || hasCue(reading, 'nothing_else')) return meaning('decline', {}, 0.75);
  return said.answer === 'yes' && data.asked.question === 'tips'
    ? meaning('travel_tips', { tips: [...TIPS], topics: [] }, 0.8)
    : null;
}
