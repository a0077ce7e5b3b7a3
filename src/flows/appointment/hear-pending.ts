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

/**
 * One slot waits for a yes, which the judge of consent hears (A7, X11). Whatever names another day, time or slot is a
 * change, also beside a yes.
 */
export function hearPending(heard: Heard): Meaning {
  const { wish, answer, has, data, timeZone } = heard;
  const slot = data.pending_booking?.slot ?? '';
  const named = isSpecific(wish) && !isLoneNumber(heard.reading);
  if (named && !fits(slot, wish, timeZone)) return means('change_request', 0.9, onDayOf(slot, heard));
  if (has('cancel')) return means('cancel', 0.9);
  if (rulesOut(heard, slot)) return means('decline', 0.85, { except: [...wish.except] });
  const other = hearOtherSlot(heard, slot);
  if (other !== null) return other;
  if (has('retry') && checkFailed(heard)) return means('change_request', 0.85);
  if (has('change')) return means('change_request', 0.85);
  if (answer === 'no') return has('nothing_else', 'goodbye') ? means('cancel', 0.8) : means('decline', 0.95);
  if (wish.open === 'everything') return means('change_request', 0.8, wishEntitiesOf(wish));
  // Whatever was said or asked of this very slot is answered with it.
  return named || has('recall') ? means('unclear', 0.75) : meansNothing(heard);
}

/** Another of the slots that were offered, or a direction from this one. */
function hearOtherSlot(heard: Heard, slot: string): Meaning {
  const { pick, timeZone, data } = heard;
  const slots = data.last_offer?.slots ?? [];
  const place = heardChoice(
    heard.reading,
    slots.map((one) => ({ id: one, label: one })),
  );
  const chosen = place === null ? undefined : slots[place];
  if (chosen !== undefined && instantOf(chosen) !== instantOf(slot)) {
    return means('change_request', 0.85, asWish(chosen, timeZone));
  }
  if (chosen !== undefined) return means('unclear', 0.8);
  if (pick === 'none') return means('decline', 0.85);
  if (pick === 'earlier' || pick === 'later') return means('change_request', 0.8, besides(slot, pick, timeZone));
  const [other, ...more] = slots.filter((one) => instantOf(one) !== instantOf(slot));
  if (pick !== 'other') return null;
  return means('change_request', 0.8, other && more.length === 0 ? asWish(other, timeZone) : {});
}
