import { canonical } from '../../core/json.ts';
import type { Sight, Verified } from '../trial.ts';
import { isMessage, isNewTalk, isWithPerson, type Promises, textsIn } from './step.ts';

/** What is said, and when nothing is. */
export const TALK: Promises = {
  'X7 nobody is answered by us while a person has it': (step) => {
    const { before, tried, after } = step;
    if (!isMessage(tried) || !isWithPerson(before) || isNewTalk(step)) return [];
    return textsIn(after).map((text) => `it said “${text}”`);
  },

  'X10 every reply has its words and facts in every language': ({ after }) =>
    after.said.flatMap(({ faults }) => faults),

  'X4 the same event delivered once more changes nothing': ({ before, tried, after }) => {
    if (tried.kind !== 'again') return [];
    const [one, other] = [before, after].map(({ conversation }) => canonical(conversation?.context ?? {}));
    return [...(one === other ? [] : ['the context changed']), ...textsIn(after).map((text) => `it said “${text}”`)];
  },

  'A9 whatever is written is answered': ({ before, tried, after }) => {
    const isSilent = isWithPerson(before) || isWithPerson(after);
    return isMessage(tried) && !isSilent && textsIn(after).length === 0 ? ['nothing was said'] : [];
  },

  'A13 a lead is written to once': (step) => {
    const { before, tried, after } = step;
    if (tried.kind !== 'lead' || !before.isLead || isNewTalk(step)) return [];
    return textsIn(after).map((text) => `it said “${text}”`);
  },

  'X12 whoever is not understood is asked again what was asked': ({ verified, before, tried, after }) => {
    if (tried.kind !== 'nonsense' || isWithPerson(before) || !asksSomething(verified, before)) return [];
    // Where anything may be written, such as a special request, anything is understood.
    if (after.turns[0]?.interpretation?.intent.source !== 'none') return [];
    return textsIn(after).some((text) => /[?？]/u.test(text)) ? [] : [`it said “${textsIn(after).join(' ')}”`];
  },

  'B13 what is listed can be picked by its label': ({ before, tried, after }) => {
    const [step] = tried.steps;
    if (tried.kind !== 'words' || step === undefined || !('user' in step)) return [];
    const labels =
      before.turns
        .at(-1)
        ?.replies.at(-1)
        ?.choices?.map(({ label }) => label) ?? [];
    const heard = after.turns[0]?.interpretation?.intent;
    const isLost = heard?.source === 'none' && labels.includes(step.user) && !isWithPerson(before);
    return isLost ? [`“${step.user}” was not understood`] : [];
  },
};

/** Whether a question of the journey's stands, which is put again after a detour (X7). What else one may want once all is done is only an offer. */
function asksSomething({ flows }: Verified, sight: Sight): boolean {
  const { conversation, now, said, bookings } = sight;
  if (conversation === null || conversation.header.desk.aside !== undefined) return false;
  const flow = flows.get(conversation.header.flow);
  const snapshot = flow?.restore(conversation.context, now);
  if (flow === undefined || snapshot === undefined || (flow.rests(snapshot) && bookings.length > 0)) return false;
  const keys = flow.pending(snapshot).map(({ key }) => key);
  return said.some(({ say, text }) => keys.includes(say.key) && /[?？]/u.test(text));
}
