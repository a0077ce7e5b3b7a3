import { hasCue } from '../../core/reading.ts';
import {
  cancels,
  customising,
  goesBack,
  type Hearing,
  haggles,
  type Meaning,
  meaning,
  putsOff,
  topics,
} from './hearing.ts';

/** The chosen trip is made one's own, or another is wanted after all (D6). */
export function hearCustomising(hearing: Hearing): Meaning | null {
  const { reading, said, data } = hearing;
  return (
    verdict(hearing) ??
    lastLess(hearing) ??
    (cancels(hearing) ? meaning('cancel') : null) ??
    (putsOff(hearing) ? meaning('put_off') : null) ??
    elsewhere(hearing) ??
    question(hearing) ??
    change(hearing) ??
    (haggles(said) ? meaning('negotiate', said.told) : null) ??
    onwards(hearing) ??
    (hasCue(reading, 'change') ? meaning('change_selection', {}, 0.75) : null) ??
    (said.told['budget_max_usd'] !== undefined && data.state === 'CUSTOMIZATION' ? meaning('inform', said.told) : null)
  );
}

/** Above the budget: a yes, a no, or something else first. */
function verdict({ said, data }: Hearing): Meaning | null {
  const { question } = data.asked;
  if (question !== 'over_budget' && question !== 'over_budget_change') return null;
  if (said.acts.has('remove') || said.acts.has('undo') || said.acts.has('go_back') || said.answer === 'no')
    return meaning('decline');
  return said.answer === 'yes' || said.acts.has('proceed') ? meaning('confirm') : null;
}

/** "Remove it" takes back what was added last, and calls nothing off. */
function lastLess({ said, data }: Hearing): Meaning | null {
  const last = data.customizations.at(-1);
  return said.acts.has('remove_it') && last !== undefined ? meaning('customise', { dropped: [last] }) : null;
}

/** Another trip, hotel or guide. */
function elsewhere(hearing: Hearing): Meaning | null {
  const { said, data } = hearing;
  const [trip] = said.trips;
  if (said.acts.has('other_hotel')) return meaning('change_selection', { wanted: 'hotel' });
  if (said.acts.has('other_guide')) return meaning('change_selection', { wanted: 'guide' });
  if (said.acts.has('different_place') || said.acts.has('options_again') || goesBack(hearing))
    return meaning('change_selection', said.told);
  if (said.addons.length === 0 && trip !== undefined && trip !== data.selected_trip_id)
    return meaning('select', { ...said.told, trip });
  return null;
}

function question({ reading, said }: Hearing): Meaning | null {
  const asks = topics(said);
  if (said.place !== null && said.addons.length === 0) return meaning('explore', { place: said.place, topics: [] });
  if (asks.length > 0 && said.addons.length === 0 && said.code === null)
    return meaning('explore', { topics: [...asks] });
  // Whoever asks what there is for students has not said that they are one.
  if (said.acts.has('student') && hasCue(reading, 'question')) return meaning('negotiate', said.told);
  if (said.acts.has('make_own') && said.addons.length === 0) return meaning('customise', { listed: true });
  const mindsBudget = said.acts.has('budget') && hasCue(reading, 'question');
  return mindsBudget ? meaning('explore', { topics: ['calculateCustomTrip'] }) : null;
}

function change({ said, data }: Hearing): Meaning | null {
  if (said.acts.has('ready') && said.code === null && said.addons.length === 0) return meaning('book', said.told);
  const found = customising(said);
  if (found !== null) return found;
  const last = data.customizations.at(-1);
  return said.acts.has('undo') && last !== undefined ? meaning('customise', { dropped: [last] }) : null;
}

function onwards({ reading, said }: Hearing): Meaning | null {
  if (hasCue(reading, 'question')) return null;
  if (hasCue(reading, 'book', 'nothing_else') || said.answer === 'yes' || said.acts.has('take'))
    return meaning('book', {}, 0.85);
  return said.answer === 'no' ? meaning('book', {}, 0.75) : null;
}
