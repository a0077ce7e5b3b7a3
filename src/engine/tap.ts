import type { Proposed } from '../core/consent/proposal.ts';
import { ANSWERS, type Tap, tapped } from '../core/consent/tap.ts';
import { say } from '../core/effect.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Reply } from '../core/turn.ts';
import { askingIn } from './aside.ts';
import { eventOf, type TurnInput } from './input.ts';
import type { Working } from './working.ts';

/** The tap that a turn is about; a tap is never read together with words. */
export function tapOf(input: TurnInput): Tap | null {
  const { event } = eventOf(input);
  return event.kind === 'message' ? (event.tap ?? null) : null;
}

/** What a tap comes to in the flow whose question stands. */
export function interpretTap(input: TurnInput, working: Working, tap: Tap): Interpretation {
  const { flow, snapshot, proposed, isAside } = askingIn(input, working);
  const interpretation = tapped(tap, proposed, flow.expects(snapshot), working.header.language);
  return isAside ? { ...interpretation, flow: flow.name } : interpretation;
}

/** What can be tapped while a question about a proposal stands. A person who has taken over is answered in words. */
export function buttonsOf(
  { business, now }: TurnInput,
  { flow, header }: Working,
  open: Proposed | null,
): Pick<Reply, 'buttons'> {
  if (open === null || open.proposal.manner !== 'asked' || header.handedOff || header.desk.goingOn) return {};
  const { id, proposal } = open;
  const buttons = ANSWERS.map((answer) => ({
    label: business.render(flow.name, header.language, say(`desk.button_${answer}`, { act: proposal.act }), now),
    tap: { proposal: id, answer },
  }));
  return { buttons };
}
