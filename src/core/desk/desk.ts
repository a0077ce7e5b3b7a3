import { isWithdrawn } from '../consent/judge.ts';
import type { Proposal } from '../consent/proposal.ts';
import { type Effect, say } from '../effect.ts';
import type { DeskRequest } from '../expectation.ts';
import type { Flow } from '../flow.ts';
import { type Moment, type Step, step } from '../step.ts';
import type { AtDesk } from './answers.ts';
import { attend } from './attend.ts';
import { introduced, introducedWithThanks } from './introduced.ts';
import { askedAgain, besideWish, beyondCourtesy, beyondUs, putAgain } from './unheard.ts';

/** A step, and whether the machine was asked at all. */
export interface Heard extends Step {
  readonly rejection: string | null;
  /** Whether somebody who came back was asked whether to go on where they were (D11). */
  readonly asksToGoOn?: true;
}

/**
 * The front desk stands before every flow and is written once (X7): help, frequently asked questions, a person, the
 * language, courtesies. It answers, the pending question is put again, and the flow is where it was.
 */
export function hear(asked: AtDesk): Heard {
  const proposal = asked.flow.proposes(asked.snapshot, asked.turn.now);
  const { snapshot, passed } = withdrawn(asked, proposal);
  const here = snapshot === asked.snapshot ? asked : { ...asked, snapshot };
  const unmoved = { snapshot, passed, rejected: false, rejection: null };
  const handed = handedOver(here);
  if (handed !== null) return { ...unmoved, effects: handed };
  if (isForDeskAlone(here)) return { ...unmoved, ...served(here) };
  const effects = introduced(here) ?? askedAgain(here, proposal) ?? putAgain(here) ?? beyondUs(here);
  return effects === null ? heardByFlow(here, passed) : { ...unmoved, effects };
}

/** Who asks for a person gets one; what cannot wait is told first (X16, X18). */
function handedOver(here: AtDesk): readonly Effect[] | null {
  const { desk, interpretation, text } = here;
  if (interpretation.desk.every(({ kind }) => kind !== 'person')) return null;
  const urgent = interpretation.desk.filter(({ kind }) => kind === 'urgent');
  return [
    ...urgent.flatMap((request) => attend(here, request)),
    say('desk.person', { contact: desk.contact }),
    { kind: 'handoff', reason: `asked for a person: ${text.slice(0, 200)}` },
  ];
}

const ALONE: ReadonlySet<DeskRequest['kind']> = new Set(['not_now', 'later', 'go_on', 'leave_off']);

function isForDeskAlone({ flow, snapshot, interpretation: { intent, desk, clauses = [] } }: AtDesk): boolean {
  if (desk.length === 0) return false;
  if (desk.some(({ kind }) => ALONE.has(kind))) return true;
  const { otherwise, named, unheard } = flow.expects(snapshot);
  const isAsked = clauses.some(({ mood }) => mood === 'asks');
  // "Yes, and another one straight after, thanks": what the flow heard of it is not passed over for a courtesy (X20).
  const isHeard = unheard === undefined && Object.keys(intent.entities).length > 0 && !isAsked;
  if (isHeard && desk.every(({ kind }) => kind === 'courtesy')) return false;
  // "Hello, I have a complaint" is the flow's to hear, unless a person was asked of the desk.
  if (intent.type === named?.person && desk.every(({ kind }) => kind !== 'person')) return false;
  return intent.type === otherwise || Object.values(named ?? {}).includes(intent.type);
}

const WAITING: ReadonlySet<DeskRequest['kind']> = new Set(['not_now', 'later', 'change', 'leave_off']);

/** Every request is answered, and then what was asked is put again. */
function served(here: AtDesk): Pick<Heard, 'effects' | 'asksToGoOn'> {
  const { flow, snapshot, interpretation, turn } = here;
  const { desk: requests } = interpretation;
  const welcome = flow.welcomes?.(snapshot, turn.now) ?? [];
  const isGreeting = requests.every((request) => request.kind === 'courtesy' && request.courtesy !== 'goodbye');
  if (welcome.length > 0 && isGreeting && isUnderWay(here)) {
    return { effects: [...welcome, say('desk.go_on')], asksToGoOn: true };
  }
  const isCourteous = requests.every(({ kind }) => kind === 'courtesy');
  const leaves = isCourteous && requests.some((one) => one.kind === 'courtesy' && one.courtesy === 'goodbye');
  // Nobody leaves in the belief that it is booked (X14).
  if (leaves && isUnderWay(here)) return { effects: [say('desk.goodbye_open')] };
  const told = isCourteous ? introducedWithThanks(here) : [];
  // "What does it cost? Thanks" thanks for the answer.
  const isThanksAlone = isCourteous && told.length === 0;
  const isWelcome = (one: DeskRequest) =>
    one.kind !== 'courtesy' || (welcome.length === 0 && (isThanksAlone || one.courtesy !== 'thanks'));
  const asked = greetingFirst(requests).filter(isWelcome);
  const answers = [...welcome, ...asked.flatMap((request) => attend(here, request)), ...told, ...beyondCourtesy(here)];
  // Whoever wants to think it over, or to say what should be different, is not asked the same again at once (X12).
  const waits = requests.some(({ kind }) => WAITING.has(kind));
  return { effects: leaves || waits ? answers : [...answers, ...flow.pending(snapshot, interpretation)] };
}

/** Something was begun, and a question of it stands. */
function isUnderWay({ flow, snapshot }: AtDesk): boolean {
  return !flow.rests(snapshot) && flow.pending(snapshot).length > 0;
}

/** Nobody says hello after having answered. */
function greetingFirst(requests: readonly DeskRequest[]): readonly DeskRequest[] {
  const greets = (request: DeskRequest) => request.kind === 'courtesy' && request.courtesy === 'greeting';
  return [...requests.filter(greets), ...requests.filter((request) => !greets(request))];
}

/** A courtesy beside a request wants no answer of its own; a question does, before the flow goes on. */
function heardByFlow(here: AtDesk, passed: readonly Moment[]): Heard {
  const { flow, snapshot, interpretation, text, turn } = here;
  const { type, entities } = interpretation.intent;
  const asides = interpretation.desk.filter(({ kind }) => kind !== 'courtesy');
  const answers = asides.length > 0 ? asides.flatMap((request) => attend(here, request)) : besideWish(here);
  const next = step(flow, snapshot, { type, entities, text, turn } as never);
  if (next.rejected) {
    const rejection = `${flow.state(snapshot)} does not take ${type}`;
    return { snapshot, passed, effects: [...answers, ...flow.redirect(snapshot, type)], rejected: true, rejection };
  }
  const first = passed.length === 0 ? next : { ...next, passed: [...passed, ...next.passed] };
  const { snapshot: stands, passed: all, effects, rejected } = alsoAsked(flow, first, here);
  return { snapshot: stands, passed: all, effects: [...answers, ...effects], rejected, rejection: null };
}

/** Further questions in the same breath, each a step of its own; what the state has no use for by then is left. */
export function alsoAsked(
  flow: Flow,
  first: Step,
  { interpretation, text, turn }: Pick<AtDesk, 'interpretation' | 'text' | 'turn'>,
): Step {
  return (interpretation.also ?? []).reduce((before, { type, entities }) => {
    const next = step(flow, before.snapshot, { type, entities, text, turn } as never);
    const passed = [...before.passed, ...next.passed];
    return { ...next, passed, effects: [...before.effects, ...next.effects], rejected: false };
  }, first);
}

/** A doubt or a refusal withdraws a yes that stood, whatever else was said beside it (D7). */
function withdrawn(asked: AtDesk, proposal: Proposal | null): Pick<Step, 'snapshot' | 'passed'> {
  const { flow, snapshot, interpretation, text, turn } = asked;
  const { intent, consent } = interpretation;
  const later = proposal?.later;
  const unmoved = { snapshot, passed: [] as readonly Moment[] };
  if (proposal === null || later === undefined || !isWithdrawn(proposal, consent?.verdict)) return unmoved;
  return intent.type === later.type ? unmoved : step(flow, snapshot, { ...later, text, turn } as never);
}
