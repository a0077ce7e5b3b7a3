import { hasCue } from '../../core/reading.ts';
import { isAgreed } from './booking.ts';
import { hearDetail } from './hear-details.ts';
import {
  cancels,
  customising,
  goesBack,
  type Hearing,
  haggles,
  type Meaning,
  meaning,
  pickupChange,
  putsOff,
  topics,
} from './hearing.ts';

/** A yes to the summary, then the details one at a time; until then everything can still be changed (D7). */
export function hearBooking(hearing: Hearing): Meaning | null {
  const { reading, said, data } = hearing;
  // A place beside what was asked for replaces the one that was given.
  const pickup = data.asked.question === 'pickup_location' ? null : pickupChange(hearing);
  if (pickup !== null) return pickup;
  if (putsOff(hearing)) return meaning('put_off');
  const detail = hearDetail(reading, said, data);
  if (detail !== null) return meaning('give_details', detail);
  if (cancels(hearing)) return meaning('cancel');
  if (said.acts.has('why')) return meaning('ask_why');
  return changes(hearing) ?? agreement(hearing) ?? doubts(hearing);
}

function changes(hearing: Hearing): Meaning | null {
  const { said } = hearing;
  const { told, acts } = said;
  if (acts.has('other_hotel')) return meaning('change_selection', { wanted: 'hotel' });
  if (acts.has('other_guide')) return meaning('change_selection', { wanted: 'guide' });
  if (acts.has('different_place') || acts.has('options_again')) return meaning('change_selection', told);
  if (goesBack(hearing)) return meaning('customise');
  if (acts.has('reschedule') && told['travel_dates'] === undefined) return meaning('reschedule', told);
  const found = customising(said);
  if (found === null) return null;
  // A day and a need change nothing of the price: they are noted, and the summary is put again.
  const { travel_dates, travel_period, special_needs, ...others } = found.entities;
  return found.type === 'customise' && Object.keys(others).length === 0 ? meaning('inform', told) : found;
}

/** "Yes" with a question is still a question: "ok, and what is the total?" */
function agreement({ reading, said }: Hearing): Meaning | null {
  const asks = topics(said);
  const agrees = said.answer === 'yes' && (asks.length === 0 || !hasCue(reading, 'question'));
  // "Hello again" tries nothing again.
  const again = hasCue(reading, 'retry', 'book') && !hasCue(reading, 'greeting') && !said.acts.has('returned');
  if (agrees || said.acts.has('ready') || again) return meaning('confirm', {}, 0.95);
  return asks.length > 0 ? meaning('explore', { topics: [...asks] }) : null;
}

function doubts({ reading, said, data }: Hearing): Meaning | null {
  if (said.place !== null) return meaning('explore', { place: said.place, topics: [] });
  if (haggles(said)) return meaning('negotiate');
  // "Can I give you my email instead?" asks, and takes back no yes (D7).
  const asks = isAgreed(data) && hasCue(reading, 'question');
  if (hasCue(reading, 'change') && !asks) return meaning('change_selection', {}, 0.8);
  return said.answer === 'no' || said.answer === 'not_yet' ? meaning('decline', {}, 0.8) : null;
}
