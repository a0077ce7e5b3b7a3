import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import type { TripContext } from './context.ts';
import { type Entities, EXPLORING_TOOLS, type IntentName } from './events.ts';
import { asksForPickup } from './pickup-said.ts';
import type { Said } from './said.ts';

/** What a message means at a stage. */
export interface Meaning {
  readonly type: IntentName;
  readonly entities: Entities;
  readonly confidence: number;
}

export interface Hearing {
  readonly reading: Reading;
  readonly said: Said;
  readonly data: TripContext;
}

export function meaning(type: IntentName, entities: Entities = {}, confidence = 0.9): Meaning {
  return { type, entities, confidence };
}

export function tells({ told }: Said): boolean {
  return Object.keys(told).length > 0;
}

/** "Let me sleep on it", "I have to ask my wife", and nothing to go on with; the wife is no mood then. */
export function putsOff({ said }: Hearing): boolean {
  const { mood: _, ...told } = said.told;
  return (said.later || said.answer === 'not_yet') && Object.keys(told).length === 0;
}

/** "What are your terms for cancelling?" only asks. */
export function cancels({ reading, said }: Hearing): boolean {
  const asks = mentions(reading, 'topic').length > 0 && hasCue(reading, 'question');
  return hasCue(reading, 'cancel') && !asks && said.addons.length + said.dropped.length === 0;
}

/** The things asked to see; several at once are all shown (D5). */
export function topics({ acts }: Said): readonly string[] {
  return EXPLORING_TOOLS.filter((tool) => acts.has(tool));
}

/** A wish to pay less, without saying how much less. */
export function haggles({ acts, vague, told }: Said): boolean {
  return told['budget_max_usd'] === undefined && (acts.has('haggle') || vague === 'low');
}

/** Back by one step, and nothing else: "back" within a sentence is another word. */
export function goesBack({ reading, said }: Hearing): boolean {
  return said.acts.has('go_back') && !hasCue(reading, 'question') && !tells(said) && reading.rest.length <= STRAY_MAX;
}

/** Letters that may be left over beside a plain request. */
const STRAY_MAX = 12;

/** One of what was listed, by its place (X6). */
export function optionPicked(reading: Reading, { asked }: TripContext): string | null {
  const pick = mentions(reading, 'choice').find(({ negated }) => !negated)?.pick;
  // Whatever has a price is listed from cheap to dear.
  if (pick === 'cheaper') return asked.options[0] ?? null;
  if (pick === 'dearer') return asked.options.at(-1) ?? null;
  return typeof pick === 'number' ? (asked.options.at(pick > 0 ? pick - 1 : pick) ?? null) : null;
}

/** Somewhere else to be picked up: where, in their words, or only the wish for it. */
export function pickupChange({ reading, said, data }: Hearing): Meaning | null {
  if (said.pickup !== null) return meaning('change_pickup', { value: said.pickup });
  const wishes = said.acts.has('pickup') && hasCue(reading, 'change', 'correction') && !asksForPickup(reading.text);
  if (wishes) return meaning('change_pickup');
  const answers = data.asked.question === 'new_pickup' && !hasCue(reading, 'cancel', 'question', 'help', 'person');
  if (!answers || said.answer === 'no' || said.acts.has('undo')) return null;
  return meaning('change_pickup', { value: reading.text.trim().replace(/[.!。！]+$/u, '') });
}

/** Another number or name for what is held or booked (D1). */
export function contactChange({ reading }: Hearing): Meaning | null {
  const [phone] = mentions(reading, 'phone');
  if (phone !== undefined) return meaning('give_details', { field: 'customer_phone', value: phone.phone });
  const name = mentions(reading, 'name').find(({ introduced }) => introduced);
  return name === undefined ? null : meaning('give_details', { field: 'customer_name', value: name.name });
}

/** What makes the chosen trip one's own (D6). */
export function customising(said: Said): Meaning | null {
  const { addons, dropped, hotel, vehicle, guide, points } = said;
  if (said.code !== null) return meaning('discount', { ...said.told, code: said.code });
  const spends = points ?? (said.acts.has('no_points') ? 0 : null);
  const entities = {
    ...said.told,
    ...(addons.length > 0 && { addons: [...addons] }),
    ...(dropped.length > 0 && { dropped: [...dropped] }),
    ...(hotel !== null && { hotel }),
    ...(vehicle !== null && { vehicle }),
    ...(guide !== null && { guide }),
    ...(said.acts.has('student') && { student: true }),
  };
  if (spends !== null) return meaning('use_points', { ...entities, points: spends });
  if (said.acts.has('points') || said.acts.has('all_points')) return meaning('use_points', entities);
  return Object.keys(entities).length > 0 ? meaning('customise', entities) : null;
}
