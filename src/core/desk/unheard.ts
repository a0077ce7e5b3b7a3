import type { ClauseRecord } from '../clause-record.ts';
import type { Proposal } from '../consent/proposal.ts';
import { type Effect, say } from '../effect.ts';
import type { Interpretation } from '../expectation.ts';
import type { AtDesk } from './answers.ts';

/** Whether the flow made nothing of the words. */
export function isUnheard({ flow, snapshot, interpretation: { intent } }: AtDesk): boolean {
  const { otherwise, unheard } = flow.expects(snapshot);
  return intent.source === 'none' && (intent.type === otherwise || intent.type === unheard?.type);
}

/**
 * Something was proposed, and what came is neither a yes nor anything else that was understood. A missed yes costs one short
 * question, put in other words than the first; what cannot be answered is owned up to (X20). Where no yes was asked for, only a
 * question needs such an answer: the flow says itself what it did not understand.
 */
export function askedAgain(here: AtDesk, proposal: Proposal | null): readonly Effect[] | null {
  const { flow, snapshot, interpretation } = here;
  const { consent } = interpretation;
  if (proposal === null || consent?.verdict !== 'other' || !isUnheard(here)) return null;
  const has = (...kinds: readonly string[]) => consent.pieces.some(({ kind }) => kinds.includes(kind));
  const { act, manner } = proposal;
  const asks = has('asks', 'asks_terms');
  const beyond = asks ? [beyondMe(here)] : [];
  const pending = flow.pending(snapshot);
  // Whoever named something else must see what "it" is before a yes can mean it (X11).
  if (manner === 'asked' && has('differs') && pending.length > 0) return [...beyond, ...pending];
  if (manner === 'asked') return [...beyond, say('desk.to_be_sure', { act })];
  return asks ? [...beyond, ...pending] : null;
}

/** That it could not be read was said already: what was asked is put again, and nothing more is made of it (X20). */
export function putAgain(here: AtDesk): readonly Effect[] | null {
  if (here.interpretation.missed === undefined || !isUnheard(here)) return null;
  const pending = here.flow.pending(here.snapshot);
  return pending.length > 0 ? pending : null;
}

/** A question was asked, and nobody here knows what of: that is no "I didn't get that" (X20). */
export function beyondUs(here: AtDesk): readonly Effect[] | null {
  if (!onlyAsks(here.interpretation) || !isUnheard(here)) return null;
  return [beyondMe(here), ...here.flow.pending(here.snapshot, here.interpretation)];
}

/** "Thanks! Can my husband come too?": the courtesy is answered, and the question is not passed over for it (X20). */
export function beyondCourtesy(here: AtDesk): readonly Effect[] {
  const { interpretation } = here;
  const isCourteous = interpretation.desk.every(({ kind }) => kind === 'courtesy');
  return isCourteous && onlyAsks(interpretation) ? [beyondMe(here)] : [];
}

/** "Do you do whitening? I'd like Friday": the wish is served, and the question is not passed over for it (X20). */
export function besideWish(here: AtDesk): readonly Effect[] {
  const { clauses = [] } = here.interpretation;
  const wishes = clauses.some(({ mood }) => mood === 'wants' || mood === 'tells');
  return wishes && clauses.some(({ beyond }) => beyond) ? [beyondMe(here)] : [];
}

function beyondMe({ desk: { contact } }: AtDesk): Effect {
  return say('desk.beyond_me', { contact });
}

/** A question about something, known or not, and nothing else but courtesies. */
function onlyAsks({ clauses = [], unexplained }: Interpretation): boolean {
  const isPolite = ({ stance }: ClauseRecord) => stance === 'thanks' || stance === 'greets';
  // "And what if it rains?" asks as well.
  const isAsked = ({ mood }: ClauseRecord) => mood === 'asks' || mood === 'supposes';
  const asks = clauses.filter(isAsked);
  const others = clauses.filter((one) => (isAsked(one) ? one.stance !== undefined : true));
  const names = unexplained !== undefined || asks.some(({ found }) => found.some(({ kind }) => kind === 'item'));
  return asks.length > 0 && others.every(isPolite) && names;
}
