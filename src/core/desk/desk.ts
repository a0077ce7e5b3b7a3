import type { AnyMachineSnapshot } from 'xstate';
import { cheapestOf } from '../cheapest.ts';
import { isWithdrawn } from '../consent/judge.ts';
import type { Proposal } from '../consent/proposal.ts';
import { type Effect, type Say, say } from '../effect.ts';
import type { DeskRequest, Interpretation, Priced } from '../expectation.ts';
import type { Flow, TurnFacts } from '../flow.ts';
import type { Locale } from '../locale.ts';
import { type Moment, type Step, step } from '../step.ts';
import { HOURS } from '../vocabulary.ts';
import { answered, answerTo, type Desk, hoursOf, isWritten } from './answers.ts';
import { introduced } from './introduced.ts';
import { type Names, NOTHING_NAMED, namesIn } from './names.ts';
import { askedAgain, isBesideWish, isBeyondCourtesy, isBeyondUs, isDoubtful, isUnheard } from './unheard.ts';

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
export function hear(
  flow: Flow,
  desk: Desk,
  before: AnyMachineSnapshot,
  interpretation: Interpretation,
  text: string,
  turn: TurnFacts,
): Heard {
  const { intent } = interpretation;
  const named = namesIn(interpretation);
  const proposal = flow.proposes(before, turn.now);
  const { snapshot, passed } = withdrawn(flow, before, proposal, interpretation, text, turn);
  if (interpretation.desk.some((request) => request.kind === 'person')) {
    const urgent = interpretation.desk.filter(({ kind }) => kind === 'urgent');
    const told = urgent.flatMap((request) => attend(flow, desk, snapshot, request, turn));
    return { snapshot, passed, effects: [...told, ...handOver(desk, text)], rejected: false, rejection: null };
  }
  if (isForDeskAlone(flow, snapshot, interpretation)) {
    const welcome = flow.welcomes?.(snapshot, turn.now) ?? [];
    if (welcome.length > 0 && isGreeting(interpretation) && isUnderWay(flow, snapshot)) {
      const effects = [...welcome, say('desk.go_on')];
      return { snapshot, passed, effects, rejected: false, rejection: null, asksToGoOn: true };
    }
    const asked = greetingFirst(interpretation.desk).filter(
      (request) => welcome.length === 0 || request.kind !== 'courtesy',
    );
    const beyond = isBeyondCourtesy(interpretation) ? [say('desk.beyond_me', { contact: desk.contact })] : [];
    const answers = [
      ...welcome,
      ...asked.flatMap((request) => attend(flow, desk, snapshot, request, turn, named)),
      ...beyond,
    ];
    const leaving =
      interpretation.desk.every((request) => request.kind === 'courtesy') &&
      interpretation.desk.some((request) => request.kind === 'courtesy' && request.courtesy === 'goodbye');
    // Whoever wants to think it over, or to say what should be different, is not asked the same again at once (X12).
    const waiting = interpretation.desk.some(({ kind }) => WAITING.has(kind));
    // Nobody leaves in the belief that it is booked (X14).
    const open = leaving && isUnderWay(flow, snapshot) ? [say('desk.goodbye_open')] : null;
    const effects = open ?? (leaving || waiting ? answers : [...answers, ...flow.pending(snapshot)]);
    return { snapshot, passed, effects, rejected: false, rejection: null };
  }
  const again = proposal !== null && isDoubtful(flow, snapshot, interpretation);
  const effects =
    introduced(flow, snapshot, interpretation) ??
    (again ? askedAgain(flow, desk, snapshot, proposal, interpretation) : null);
  if (effects !== null) return { snapshot, passed, effects, rejected: false, rejection: null };
  // That it could not be read was said already: what was asked is put again, and nothing more is made of it (X20).
  const isOwned = interpretation.missed !== undefined && isUnheard(flow, snapshot, interpretation);
  const pending = isOwned ? flow.pending(snapshot) : [];
  if (pending.length > 0) return { snapshot, passed, effects: pending, rejected: false, rejection: null };
  if (isBeyondUs(flow, snapshot, interpretation)) {
    const told = [say('desk.beyond_me', { contact: desk.contact }), ...flow.pending(snapshot)];
    return { snapshot, passed, effects: told, rejected: false, rejection: null };
  }
  // A courtesy beside a request wants no answer of its own; a question does, before the flow goes on.
  const asides = interpretation.desk.filter((request) => request.kind !== 'courtesy');
  const beyond =
    asides.length === 0 && isBesideWish(interpretation) ? [say('desk.beyond_me', { contact: desk.contact })] : [];
  const answers = [...asides.flatMap((request) => attend(flow, desk, snapshot, request, turn, named)), ...beyond];
  const next = step(flow, snapshot, { type: intent.type, entities: intent.entities, text, turn } as never);
  if (next.rejected) {
    const says = flow.redirect(snapshot, intent.type);
    const rejection = `${flow.state(snapshot)} does not take ${intent.type}`;
    return { snapshot, passed, effects: [...answers, ...says], rejected: true, rejection };
  }
  return { ...next, passed: [...passed, ...next.passed], effects: [...answers, ...next.effects], rejection: null };
}

const WAITING: ReadonlySet<DeskRequest['kind']> = new Set(['not_now', 'later', 'change', 'leave_off']);

function isGreeting({ desk }: Interpretation): boolean {
  return desk.every((request) => request.kind === 'courtesy' && request.courtesy !== 'goodbye');
}

/** Something was begun, and a question of it stands. */
function isUnderWay(flow: Flow, snapshot: AnyMachineSnapshot): boolean {
  return !flow.rests(snapshot) && flow.pending(snapshot).length > 0;
}

const ALONE: ReadonlySet<DeskRequest['kind']> = new Set(['not_now', 'later', 'go_on', 'leave_off']);

function isForDeskAlone(flow: Flow, snapshot: AnyMachineSnapshot, { intent, desk }: Interpretation): boolean {
  if (desk.length === 0) return false;
  if (desk.some(({ kind }) => ALONE.has(kind))) return true;
  const { otherwise, named } = flow.expects(snapshot);
  // "Hello, I have a complaint" is the flow's to hear, unless a person was asked of the desk.
  if (intent.type === named?.person && desk.every(({ kind }) => kind !== 'person')) return false;
  return intent.type === otherwise || Object.values(named ?? {}).includes(intent.type);
}

/** Nobody says hello after having answered. */
function greetingFirst(requests: readonly DeskRequest[]): readonly DeskRequest[] {
  const greets = (request: DeskRequest) => request.kind === 'courtesy' && request.courtesy === 'greeting';
  return [...requests.filter(greets), ...requests.filter((request) => !greets(request))];
}

/** A doubt or a refusal withdraws a yes that stood, whatever else was said beside it (D7). */
function withdrawn(
  flow: Flow,
  snapshot: AnyMachineSnapshot,
  proposal: Proposal | null,
  { intent, consent }: Interpretation,
  text: string,
  turn: TurnFacts,
): Pick<Step, 'snapshot' | 'passed'> {
  const later = proposal?.later;
  const unmoved = { snapshot, passed: [] as readonly Moment[] };
  if (proposal === null || later === undefined || !isWithdrawn(proposal, consent?.verdict)) return unmoved;
  return intent.type === later.type ? unmoved : step(flow, snapshot, { ...later, text, turn } as never);
}

function handOver(desk: Desk, text: string): Effect[] {
  return [
    say('desk.person', { contact: desk.contact }),
    { kind: 'handoff', reason: `asked for a person: ${text.slice(0, 200)}` },
  ];
}

function attend(
  flow: Flow,
  desk: Desk,
  snapshot: AnyMachineSnapshot,
  request: DeskRequest,
  turn: TurnFacts,
  named: Names = NOTHING_NAMED,
): readonly Say[] {
  switch (request.kind) {
    case 'help':
    case 'capabilities':
      return flow.help(snapshot);
    case 'faq':
      if (request.topic === HOURS && desk.doors !== undefined)
        return hoursOf(desk, desk.doors, request.days ?? [], turn);
      return (
        flow.answers?.({ topic: request.topic, ...named, isWritten: isWritten(desk, request.topic) }, snapshot) ?? [
          answered(desk, request.topic, turn.language),
        ]
      );
    case 'cheapest':
      return cheapestTold(flow.expects(snapshot).priced?.() ?? [], request.of);
    case 'urgent':
      return [say('desk.answer', { answer: answerTo(desk, desk.urgent ?? [], request.id, turn.language) })];
    case 'person':
      return [];
    case 'not_now':
      return [notNow(flow.proposes(snapshot, turn.now))];
    case 'later':
      return [say('desk.later')];
    case 'change':
      return [say('desk.what_instead')];
    case 'go_on':
      return [];
    case 'leave_off':
      return [say('desk.leave_off')];
    case 'old_tap':
      return [say('desk.old_tap')];
    case 'language':
      return [say('desk.language')];
    case 'language_unavailable':
      return [otherLanguage(desk, request.locale)];
    case 'elsewhere':
      return [say('desk.elsewhere')];
    case 'courtesy':
      return [say(`desk.${request.courtesy}`, { name: desk.name })];
  }
}

/** What costs least, with its price; all of them where several cost the same. */
function cheapestTold(priced: readonly Priced[], of: readonly string[] | undefined): readonly Say[] {
  const among = priced.filter(({ id = '' }) => of?.includes(id) !== false);
  const lines = cheapestOf(among, ({ cents }) => cents).map(({ line }) => line);
  return lines.length === 0 ? [] : [say('desk.cheapest', { lines: { all: lines } })];
}

/** The language that is not spoken here is named, with those that are (X19). */
function otherLanguage({ locales }: Desk, locale: Locale | undefined): Say {
  const named = (one: Locale) => ({ say: `desk.named_${one}`, facts: {} });
  const languages = { either: locales.map(named) };
  if (locale === undefined) return say('desk.language_unavailable', { languages });
  return say('desk.language_not_spoken', { language: named(locale), languages });
}

/** Everything is kept, and until when is said, so that nobody believes it booked or lost (X12). */
function notNow(proposal: Proposal | null): Say {
  const { act = 'book', until = null } = proposal ?? {};
  if (until === null) return say('desk.not_now', { act });
  return say('desk.not_now_until', { act, until: { at: until, as: 'slot' } });
}
