import { hasCue } from '../../core/reading.ts';
import { rangePicked } from './budget-said.ts';
import type { TripCatalogue } from './catalogue.ts';
import type { Entities } from './events.ts';
import { cancels, customising, type Hearing, type Meaning, meaning, putsOff, tells, topics } from './hearing.ts';

/** Whatever of the six is said is taken; a vague budget and wishes that contradict each other are marked (D3). */
export function hearDiscovery(hearing: Hearing, catalogue: TripCatalogue): Meaning | null {
  const { reading, said, data } = hearing;
  if (hasCue(reading, 'restart')) return meaning('start_over');
  if (cancels(hearing)) return meaning('cancel');
  if (said.acts.has('why')) return meaning('ask_why');
  if (putsOff(hearing)) return meaning('put_off');
  const marks = marksOf(hearing);
  const picked = tells(said) ? null : rangePicked(reading, said.acts, data, catalogue);
  if (picked !== null) return meaning('inform', picked);
  const own = customising(said);
  if (own !== null && own.type !== 'customise') return own;
  if (tells(said) || Object.keys(marks).length > 0)
    return meaning('inform', { ...said.told, ...own?.entities, ...marks });
  if (own !== null) return own;
  if (data.asked.question === 'what_did_not_fit' && wantsOthers(hearing)) return meaning('inform', {}, 0.8);
  if (said.place !== null) return meaning('explore', { place: said.place });
  const asks = topics(said);
  if (asks.length > 0) return meaning('explore', { topics: [...asks] });
  if (said.acts.has('surprise') || hasCue(reading, 'unsure', 'anyone'))
    return meaning('inform', { surprise: true }, 0.8);
  if (said.acts.has('wants_trip') || hasCue(reading, 'book')) return meaning('inform', {}, 0.75);
  if (said.acts.has('ready') || said.acts.has('take')) return meaning('book', {}, 0.75);
  return hasCue(reading, 'retry') ? meaning('inform', {}, 0.8) : null;
}

/** Nothing in particular did not fit: then others are shown at once (D4). */
function wantsOthers({ said }: Hearing): boolean {
  return (
    said.answer === 'no' ||
    (['none', 'others', 'all_wrong', 'options_again'] as const).some((act) => said.acts.has(act))
  );
}

function marksOf({ said, data }: Hearing): Entities {
  const { acts, vague, told } = said;
  const priced = told['budget_max_usd'] !== undefined;
  const unfit = data.asked.question === 'what_did_not_fit';
  const dear = acts.has('haggle') || (unfit && acts.has('budget'));
  if (data.asked.question === 'conflict' && !priced) {
    if (acts.has('quality') || vague === 'high') return { prefers: 'quality' };
    if (acts.has('budget') || vague === 'low') return { prefers: 'budget' };
  }
  return {
    ...(vague === 'high' && { wants: 'luxury' }),
    ...(!priced && (vague !== null || dear) && { vague_budget: true }),
    ...(acts.has('too_long') && { reconsider: 'duration_days' }),
    ...(unfit && (acts.has('place_wrong') || acts.has('different_place')) && { reconsider: 'environment' }),
  };
}
