import { hasCue } from '../../core/reading.ts';
import { otherStylist, otherTime } from './hear-choosing.ts';
import type { Hearing, Meaning } from './hearing.ts';
import { otherServices } from './hearing.ts';
import { saysWhen } from './said.ts';
import { bareName } from './vocabulary.ts';

/** A name was asked for, and a message that could be one is one: a customer may be called like a stylist. */
export function hearCustomerData(hearing: Hearing): Meaning | null {
  const { reading, said } = hearing;
  const names = (name: string, confidence: number): Meaning => ({
    type: 'provide_customer_data',
    entities: { name },
    confidence,
  });
  const changed = otherServices(hearing) ?? (hasCue(reading, 'change') ? otherStylist(hearing) : null);
  if (changed !== null) return changed;
  if (said.introduced !== null) return names(said.introduced, 0.95);
  if (said.name !== null && !hasCue(reading, 'change')) return names(bareName(said.name), 0.85);
  const moved = otherStylist(hearing) ?? otherTime(hearing);
  if (moved !== null) return moved;
  const unexplained = reading.mentions.length === 0 || said.answer === 'yes';
  return unexplained && NAME.test(reading.rest) ? names(bareName(reading.rest), 0.55) : null;
}

/** Up to four words of letters alone. */
const NAME = /^\p{L}[\p{L}\p{M}'.-]*(?: \p{L}[\p{L}\p{M}'.-]*){0,3}$/u;

/** The judge of consent hears a yes (X11); whatever is named is changed first, even beside one. */
export function hearConfirmation(hearing: Hearing): Meaning | null {
  const { reading, said, memory } = hearing;
  const changed = otherServices(hearing) ?? otherStylist(hearing) ?? otherTime(hearing);
  if (changed !== null) return changed;
  const given = memory.data.customer_data?.first_name;
  if (said.introduced !== null && said.introduced.split(' ')[0] !== given) {
    return { type: 'provide_customer_data', entities: { name: said.introduced }, confidence: 0.9 };
  }
  // A search for another time failed, and is what "try again" is about (X8).
  if (memory.retry && hasCue(reading, 'retry')) return { type: 'select_slot', entities: {}, confidence: 0.9 };
  if (hasCue(reading, 'change')) return { type: 'unknown', entities: { different: true }, confidence: 0.85 };
  // Asked what should be different, nothing should: then it is summed up again, and booked on a yes to that.
  if (memory.question === 'change' && (said.answer !== null || hasCue(reading, 'book', 'nothing_else'))) {
    return { type: 'confirm_booking', entities: {}, confidence: 0.85 };
  }
  // Naming what stands already changes nothing: it is read back once more.
  const repeats = said.stylist !== null || said.services.length > 0 || saysWhen(said.when);
  return repeats ? { type: 'faq', entities: {}, confidence: 0.7 } : null;
}
