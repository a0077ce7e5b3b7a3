import { proposalId } from '../../core/consent/proposal.ts';
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
    const proposal = flow.proposes(flow.restore(conversation.context, now), now);
    const stored = proposal === null ? undefined : proposalId(flow.name, proposal);
    return stored === desk.proposal?.id ? [] : ['another proposal is open than the context has'];
  },

  'X8 no turn breaks': ({ after }) => after.turns.flatMap(({ failure }) => (failure === null ? [] : [failure])),

  'B8 a tool is called where it may be, with what it takes': ({ after }) =>
    resultsIn(after).flatMap(({ tool, outcome }) =>
      outcome.kind === 'refused' && /^(not allowed in|bad input)/.test(outcome.reason)
        ? [`${tool}: ${outcome.reason}`]
        : [],
    ),
};
