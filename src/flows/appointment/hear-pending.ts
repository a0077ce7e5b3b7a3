import { heardChoice } from '../../core/hearing.ts';
import { instantOf } from '../../domain/zoned.ts';
import {
  asWish,
  besides,
  checkFailed,
  type Heard,
  type Meaning,
  means,
  meansNothing,
  onDayOf,
  rulesOut,
} from './hear.ts';
import { fits, isLoneNumber, isSpecific, wishEntitiesOf } from './heard.ts';

/** One slot waits for a yes (A7). Whatever names another day, time or slot is a change, also beside a yes. */
export function hearPending(heard: Heard): Meaning {
  const { wish, answer, has, data, timeZone } = heard;
  const slot = data.pending_booking?.slot ?? '';
  const named = isSpecific(wish) && !isLoneNumber(heard.reading);
  if (named && !fits(slot, wish, timeZone)) return means('change_request', 0.9, onDayOf(slot, heard));
  if (has('cancel')) return means('cancel', 0.9);
  if (rulesOut(heard, slot)) return means('decline', 0.85, { except: [...wish.except] });
  // "Not now, later" puts off the whole thing: whoever is still thinking is not held to a slot, nor pressed for a yes.
  if (answer === 'not_yet') return named || has('recall', 'pause') ? means('unclear', 0.8) : means('cancel', 0.8);
  const other = hearOtherSlot(heard, slot);
  if (other !== null) return other;
  if (has('retry')) return checkFailed(heard) ? means('change_request', 0.85) : means('confirm', 0.85);
  if (has('change')) return means('change_request', 0.85);
  if (answer === 'yes') return means('confirm', 0.95);
  if (answer === 'no') return has('nothing_else', 'goodbye') ? means('cancel', 0.8) : means('decline', 0.95);
  if (wish.open === 'everything') return means('change_request', 0.8, wishEntitiesOf(wish));
  if (named || has('book')) return has('question') ? means('unclear', 0.75) : means('confirm', 0.75);
  return meansNothing(heard);
}

/** Another of the slots that were offered, or a direction from this one. */
function hearOtherSlot(heard: Heard, slot: string): Meaning {
  const { pick, answer, timeZone, data } = heard;
  const slots = data.last_offer?.slots ?? [];
  const place = heardChoice(
    heard.reading,
    slots.map((one) => ({ id: one, label: one })),
  );
  const chosen = place === null ? undefined : slots[place];
  if (chosen !== undefined && instantOf(chosen) !== instantOf(slot)) {
    return means('change_request', 0.85, asWish(chosen, timeZone));
  }
  if (chosen !== undefined) return answer === 'yes' ? means('confirm', 0.9) : means('unclear', 0.8);
  if (pick === 'none') return means('decline', 0.85);
  if (pick === 'earlier' || pick === 'later') return means('change_request', 0.8, besides(slot, pick, timeZone));
  const [other, ...more] = slots.filter((one) => instantOf(one) !== instantOf(slot));
  if (pick !== 'other') return null;
  return means('change_request', 0.8, other && more.length === 0 ? asWish(other, timeZone) : {});
}
