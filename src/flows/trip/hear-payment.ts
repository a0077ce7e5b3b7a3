import { hasCue } from '../../core/reading.ts';
import {
  cancels,
  contactChange,
  customising,
  goesBack,
  type Hearing,
  type Meaning,
  meaning,
  pickupChange,
  putsOff,
  topics,
} from './hearing.ts';

/** Places are held and a code is out: trouble, "did it go through?", a look at the code, or a change of mind (D8). */
export function hearPayment(hearing: Hearing): Meaning | null {
  const { reading, said } = hearing;
  const { acts } = said;
  // Whoever comes back finds the code and the time that is left (D11).
  if (acts.has('returned')) return meaning('show_code');
  if (said.later || putsOff(hearing) || acts.has('time_left')) return meaning('put_off');
  const pickup = pickupChange(hearing);
  if (pickup !== null) return pickup;
  const contact = contactChange(hearing);
  if (contact !== null) return contact;
  if (acts.has('failed') || acts.has('new_code') || hasCue(reading, 'trouble', 'retry'))
    return meaning('payment_trouble');
  if (acts.has('status') || hasCue(reading, 'paid', 'recall')) return meaning('payment_status');
  // "Can I change the date after paying?" lets nothing go (D1).
  const changes = hasCue(reading, 'change', 'cancel') || acts.has('reschedule') || acts.has('refund');
  if (changes && hasCue(reading, 'question')) return meaning('ask_change');
  if (cancels(hearing)) return meaning('cancel');
  if (said.code !== null) return meaning('discount', { code: said.code });
  const asks = topics(said);
  if (acts.has('show_code')) return meaning('show_code');
  if (asks.length > 0) return meaning('explore', { topics: [...asks] });
  const wants =
    acts.has('reschedule') || acts.has('different_place') || acts.has('other_hotel') || acts.has('other_guide');
  if (hasCue(reading, 'change') || wants || goesBack(hearing) || customising(said) !== null)
    return meaning('change_selection', said.told);
  return said.answer === 'yes' || hasCue(reading, 'greeting') ? meaning('show_code', {}, 0.75) : null;
}
