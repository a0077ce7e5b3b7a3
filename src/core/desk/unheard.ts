import type { AnyMachineSnapshot } from 'xstate';
import type { ClauseRecord } from '../clause-record.ts';
import type { Proposal } from '../consent/proposal.ts';
import { type Effect, say } from '../effect.ts';
import type { Interpretation } from '../expectation.ts';
import type { Flow } from '../flow.ts';

/** Something was proposed, and what came is neither a yes nor anything else that was understood. */
export function isDoubtful(flow: Flow, snapshot: AnyMachineSnapshot, interpretation: Interpretation): boolean {
  return interpretation.consent?.verdict === 'other' && isUnheard(flow, snapshot, interpretation);
}

/** A question was asked, and nobody here knows what of: that is no "I didn't get that" (X20). */
export function isBeyondUs(flow: Flow, snapshot: AnyMachineSnapshot, interpretation: Interpretation): boolean {
  return onlyAsks(interpretation) && isUnheard(flow, snapshot, interpretation);
}

/** "Thanks! Can my husband come too?": the courtesy is answered, and the question is not passed over for it (X20). */
export function isBeyondCourtesy(interpretation: Interpretation): boolean {
  return interpretation.desk.every(({ kind }) => kind === 'courtesy') && onlyAsks(interpretation);
}

/** "Do you do whitening? I'd like Friday": the wish is served, and the question is not passed over for it (X20). */
export function isBesideWish({ clauses = [] }: Interpretation): boolean {
  return clauses.some(({ beyond }) => beyond) && clauses.some(({ mood }) => mood === 'wants' || mood === 'tells');
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

export function isUnheard(flow: Flow, snapshot: AnyMachineSnapshot, { intent }: Interpretation): boolean {
  const { otherwise, unheard } = flow.expects(snapshot);
  return intent.source === 'none' && (intent.type === otherwise || intent.type === unheard?.type);
}

/**
 * A missed yes costs one short question, put in other words than the first; what cannot be answered is owned up to (X20).
 * Where no yes was asked for, only a question needs such an answer: the flow says itself what it did not understand.
 */
export function askedAgain(
  flow: Flow,
  { contact }: { readonly contact: string },
  snapshot: AnyMachineSnapshot,
  { act, manner }: Proposal,
  { consent }: Interpretation,
): readonly Effect[] | null {
  const has = (...kinds: readonly string[]) => consent?.pieces.some(({ kind }) => kinds.includes(kind)) === true;
  const asks = has('asks', 'asks_terms');
  const beyond = asks ? [say('desk.beyond_me', { contact })] : [];
  const pending = flow.pending(snapshot);
  // Whoever named something else must see what "it" is before a yes can mean it (X11).
  if (manner === 'asked' && has('differs') && pending.length > 0) return [...beyond, ...pending];
  if (manner === 'asked') return [...beyond, say('desk.to_be_sure', { act })];
  return asks ? [...beyond, ...pending] : null;
}
