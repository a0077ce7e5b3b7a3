import { hasCue, mentions } from '../../../core/reading.ts';
import type { SalonEntities } from '../events.ts';
import type { Hearing, Meaning } from '../hearing.ts';
import { saysWhen } from '../said.ts';

/** An appointment that stands already: asked about, called off, moved; or the answer to what was asked of it. */
export function hearTheirs(hearing: Hearing): Meaning | null {
  const { reading, memory } = hearing;
  if (hasCue(reading, 'person')) return null;
  const answer =
    memory.question === 'call_off' ? toCallingOff(hearing) : memory.theirs.length > 0 ? toTheList(hearing) : null;
  return answer ?? ofTheirs(hearing);
}

/** Whether this one is to be called off: the judge of consent hears a yes (X11); a no keeps it, another time moves it. */
function toCallingOff(hearing: Hearing): Meaning | null {
  const { reading, said } = hearing;
  const keeps =
    said.answer === 'no' || mentions(reading, 'cue').some(({ cue, negated }) => cue === 'cancel' && negated);
  if (wantsMove(hearing) || (keeps && saysWhen(said.when))) return about('start_booking', hearing, 0.9);
  return keeps ? { type: 'cancel_booking', entities: {}, confidence: 0.9 } : null;
}

/** One of those that were listed, or none of them. */
function toTheList({ reading, said }: Hearing): Meaning | null {
  const [choice, ...others] = said.choices;
  if (choice !== undefined && others.length === 0) {
    return { type: 'select_slot', entities: { choice }, confidence: 0.95 };
  }
  const { date, time } = said.when;
  if (date !== undefined || time !== undefined) {
    const entities = { ...(date !== undefined && { date }), ...(time !== undefined && { time }) };
    return { type: 'select_slot', entities, confidence: 0.85 };
  }
  const none = said.pick === 'none' || said.answer === 'no' || mentions(reading, 'cue').some((cue) => cue.negated);
  return none ? { type: 'cancel_booking', entities: {}, confidence: 0.85 } : null;
}

/** Out of the blue. "Cancel" by itself may mean one, once nothing is under way; the machine asks before it does anything. */
function ofTheirs(hearing: Hearing): Meaning | null {
  const { reading, said } = hearing;
  const calls = hasCue(reading, 'cancel');
  if (said.services.length > 0 || said.removed.length > 0) {
    return said.theirs && calls ? about('cancel_booking', hearing, 0.9) : null;
  }
  if (wantsMove(hearing)) return about('start_booking', hearing, 0.9);
  if (calls && (said.theirs || saysWhen(said.when))) return about('cancel_booking', hearing, 0.95);
  const recalls = hasCue(reading, 'recall');
  if (calls || !(said.theirs || (recalls && said.aspect === 'slot'))) return null;
  const asks = hasCue(reading, 'question') && !hasCue(reading, 'availability', 'book');
  return recalls || asks ? about('faq', hearing, 0.85) : null;
}

/** "Cancel Friday's, can I come on Saturday instead?" moves it, too. */
function wantsMove({ reading, said, memory }: Hearing): boolean {
  if (said.moves || said.shift !== null) return true;
  // "Oh, I meant Friday", with nothing under way, can only be about what was booked.
  if (hasCue(reading, 'correction') && saysWhen(said.when) && !hasCue(reading, 'question', 'book', 'availability')) {
    return said.stylist === null;
  }
  if (!said.theirs && memory.theirs.length === 0) return hasCue(reading, 'change') && !saysSomethingNew(reading, said);
  return hasCue(reading, 'change') || (hasCue(reading, 'cancel') && hasCue(reading, 'availability'));
}

/** A wish for change with a day or a stylist, and no word of an appointment, is as good as a first wish. */
function saysSomethingNew(reading: Hearing['reading'], said: Hearing['said']): boolean {
  return saysWhen(said.when) || said.stylist !== null || hasCue(reading, 'book', 'availability', 'cancel');
}

function about(type: Meaning['type'], { reading, said }: Hearing, confidence: number): Meaning {
  const { except } = said;
  const days = [
    ...mentions(reading, 'date').flatMap(({ date, negated }) => (negated === true ? [] : [date])),
    ...mentions(reading, 'dates').map(({ from, to }) => `${from}/${to}`),
  ];
  const times = mentions(reading, 'time').map(({ time }) => time);
  const direction = said.shift ?? (said.pick === 'earlier' || said.pick === 'later' ? said.pick : null);
  const length = mentions(reading, 'duration').find(({ unit }) => unit === 'minutes');
  const entities: SalonEntities = {
    existing: true,
    ...(days.length > 0 && { days }),
    ...(except.length > 0 && { except: [...except] }),
    ...(times.length > 0 && { times }),
    ...(said.when.window !== undefined && { window: said.when.window }),
    ...(said.stylist !== null && { stylist: said.stylist }),
    ...(direction !== null && { direction }),
    ...(direction !== null && length !== undefined && { minutes: length.value }),
  };
  return { type, entities, confidence };
}
