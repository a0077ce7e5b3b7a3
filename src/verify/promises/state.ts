import { proposalId } from '../../core/consent/proposal.ts';
import type { Flow } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { type Promises, resultsIn } from './step.ts';

/** Where a talk stands, and what may be done there. */
export const STATE: Promises = {
  'X2 what is stored says where the talk stands': ({ verified, after }) => {
    const { conversation, now, turns } = after;
    const flow = verified.flows.get(conversation?.header.flow ?? '');
    const last = turns.at(-1);
    if (conversation === null || flow === undefined || last === undefined || last.now !== now) return [];
    const stands = flow.state(flow.restore(conversation.context, now));
    return stands === last.stateAfter ? [] : [`the turn ended in ${last.stateAfter}, and ${stands} is stored`];
  },

  'X11 what is stored says what a yes would do': ({ verified, after }) => {
    const { conversation, now, turns } = after;
    const flow = verified.flows.get(conversation?.header.flow ?? '');
    if (conversation === null || flow === undefined || turns.at(-1)?.now !== now) return [];
    const { desk } = conversation.header;
    if (desk.aside !== undefined) return [];
    const proposedBy = (one: Flow, context: JsonObject) => {
      const proposal = one.proposes(one.restore(context, now), now);
      return proposal === null ? undefined : proposalId(one.name, proposal);
    };
    // Whether to wait is asked by the waiting list, beside the journey.
    const beside = verified.waiting && desk.waiting ? [proposedBy(verified.waiting, desk.waiting)] : [];
    const stored = [proposedBy(flow, conversation.context), ...beside];
    return stored.includes(desk.proposal?.id) ? [] : ['another proposal is open than the context has'];
  },

  'X8 no turn breaks': ({ after }) => after.turns.flatMap(({ failure }) => (failure === null ? [] : [failure])),

  'B8 a tool is called where it may be, with what it takes': ({ after }) =>
    resultsIn(after).flatMap(({ tool, outcome }) =>
      outcome.kind === 'refused' && /^(not allowed in|bad input)/.test(outcome.reason)
        ? [`${tool}: ${outcome.reason}`]
        : [],
    ),
};
