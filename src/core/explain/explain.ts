import type { Event, StoredEvent } from '../event.ts';
import type { Phrasing } from '../model-voice.ts';
import type { Passed, ToolResult, TurnRecord } from '../turn.ts';
import { agreement, understanding } from './understood.ts';
import { inWords, joined, quoted } from './values.ts';
import { type ExplainedIn, type Tell, telling, UNLESS_TOLD } from './words.ts';

/** What a sentence about a turn is about, in the order of the turn itself. */
export type Subject = 'heard' | 'understood' | 'agreed' | 'did' | 'moved' | 'said';

export interface Told {
  readonly about: Subject;
  readonly text: string;
}

/**
 * A turn in plain sentences, for whoever asks why it said that (X17). All of it comes from the one record: nothing is
 * looked up, and nothing is made up that an older record did not keep. Plainly, it is told without the code's own names.
 */
export function explain(turn: TurnRecord, language: ExplainedIn = UNLESS_TOLD, isPlain = false): readonly Told[] {
  const tell = telling(language, isPlain);
  const told = (about: Subject, texts: readonly string[]) => texts.map((text) => ({ about, text }));
  return [
    ...told('heard', hearing(tell, turn)),
    ...told('understood', understanding(tell, turn)),
    ...told('agreed', agreement(tell, turn)),
    ...told(
      'did',
      turn.results.map((result) => calling(tell, result)),
    ),
    ...told('moved', moving(tell, turn)),
    ...told('said', saying(tell, turn)),
  ];
}

function hearing(tell: Tell, { events, flow, stateBefore: state }: TurnRecord): string[] {
  const stood = tell.isPlain ? [] : [tell('stoodIn', { state, flow })];
  return [...events.map((stored) => happening(tell, stored)), ...stood];
}

function happening(tell: Tell, { event }: StoredEvent): string {
  switch (event.kind) {
    case 'message':
      return writing(tell, event);
    case 'lead':
      return tell(event.unreachable ? 'leadUnreachable' : 'lead', { name: event.name, phone: event.phone });
    case 'payment':
      return tell('payment', { outcome: tell.named(null, event.outcome) });
    case 'timer':
      return tell('timer', { timer: tell.named(null, event.timer), due: event.due });
    case 'operator':
      return acting(tell, event);
    case 'desk':
      return tell(event.told === undefined ? 'deskElsewhere' : 'changedByBusiness', {
        deed: tell.named('tool', event.deed),
      });
    case 'subscription':
      return tell('subscription', { word: event.action.toUpperCase() });
    case 'touch':
      return event.accepted ? tell('touched', { at: event.at }) : tell('notTouched');
    case 'reminder':
      return tell('reminder');
    case 'freed':
      return tell('freed');
  }
}

function acting(tell: Tell, event: Extract<Event, { kind: 'operator' }>): string {
  const who = event.by?.name ?? tell('aPerson');
  switch (event.action) {
    case 'take_over':
      return tell('tookOver', { who });
    case 'give_back':
      return event.note ? tell('gaveBackNoting', { who, note: quoted(event.note) }) : tell('gaveBack', { who });
    case 'write':
      return tell('staffWrote', { who, text: quoted(event.text) });
    case 'call_off':
      return tell('staffCalledOff', { who, booking: event.booking.id });
    case 'move':
      return tell('staffMoved', { who, booking: event.booking.id, start: event.start, resource: event.resource });
  }
}

function writing(tell: Tell, event: Extract<Event, { kind: 'message' }>): string {
  const { tap, attachment, overlong, proxy } = event;
  const text = quoted(event.text);
  if (tap !== undefined) return tell('tapped', { text, proposal: tap.proposal });
  if (proxy) return tell('proxyWrote', { text });
  const beside = attachment === undefined ? '' : tell('unreadBeside', { attachment });
  return tell('wrote', { text, more: overlong ? tell('andMore') : '', beside });
}

function calling(tell: Tell, result: ToolResult): string {
  const { tool, input, key, grant, outcome } = result;
  if (tell.isPlain) return tell('didPlain', { tool: tell.named('tool', tool), came: came(tell, outcome) });
  const asked = Object.keys(input).length === 0 ? '' : tell('calledWith', { input: inWords(tell, input) });
  const under = key === null ? '' : tell('calledUnder', { key, allowed: allowing(tell, grant) });
  return tell('called', { tool, asked, under, outcome: comingOut(tell, outcome) });
}

function comingOut(tell: Tell, outcome: ToolResult['outcome']): string {
  if (outcome.kind === 'done') return tell('answered', { output: inWords(tell, outcome.output) });
  return tell(outcome.kind === 'refused' ? 'refusedFor' : 'failedFor', { reason: outcome.reason });
}

function came(tell: Tell, outcome: ToolResult['outcome']): string {
  if (outcome.kind === 'done') return tell('cameDone');
  return tell(outcome.kind === 'refused' ? 'cameRefused' : 'cameFailed', { reason: tell.named(null, outcome.reason) });
}

/** A grant is a proposal that was agreed to, or the event that was no message: `payment/…`, `timer/…` (X11). */
function allowing(tell: Tell, grant: string | undefined): string {
  if (grant === undefined) return tell('needsNoYes');
  return tell(grant.includes('/') ? 'allowedByEvent' : 'allowedByYes', { grant });
}

function moving(tell: Tell, turn: TurnRecord): string[] {
  const { rejected, failure } = turn;
  return [
    ...(rejected === null ? [] : [tell.isPlain ? tell('refusedHere') : tell('machineRefused', { reason: rejected })]),
    ...(tell.isPlain ? [] : [way(tell, turn)]),
    ...(failure === null ? [] : [tell('broke', { reason: failure })]),
  ];
}

function way(tell: Tell, { passed, stateBefore: before, stateAfter: after }: TurnRecord): string {
  const [first, ...rest] = passed;
  if (first === undefined) {
    return before === after ? tell('stayed', { state: before }) : tell('wentUnrecorded', { before, after });
  }
  if (rest.length === 0) return tell('stayed', { state: first.state });
  const steps = rest.map((next, index) => going(tell, passed[index] ?? first, next));
  return tell('went', { before: first.state, way: joined(tell, steps) });
}

function going(tell: Tell, before: Passed, { flow, state, by }: Passed): string {
  if (before.flow !== flow) return tell('overTo', { state, flow });
  return before.by === by ? tell('atOnceTo', { state }) : tell('toOn', { state, by: String(by) });
}

/** Whose words they are, where a model was asked for some (B20). */
function wording(tell: Tell, { text, template, refused }: Phrasing): string[] {
  if (text !== null) return [tell('modelsWords', { template: quoted(template) })];
  if (refused === undefined) return [];
  const { why } = refused;
  if (refused.text === undefined) return [tell('modelUnheeded', { why })];
  return [tell('modelWroteUnheeded', { text: quoted(refused.text), why })];
}

function saying(tell: Tell, { replies, said, phrased = [] }: TurnRecord): string[] {
  if (replies.length === 0) return [tell('saidNothing')];
  return replies.flatMap(({ text, image, buttons }, place) => {
    const by = said.filter(({ reply }) => reply === place).map(({ flow, key }) => `${flow}/${key}`);
    const keys = by.length === 0 ? tell('keysUnrecorded') : joined(tell, by);
    const labels = buttons?.map(({ label }) => quoted(label));
    const beside = [
      ...(image === undefined ? [] : [tell('aPicture')]),
      ...(labels === undefined ? [] : [tell('theButtons', { labels: joined(tell, labels) })]),
    ];
    const [alone, with_] = tell.isPlain ? (['saidPlain', 'saidPlainWith'] as const) : (['said', 'saidWith'] as const);
    const told = tell(beside.length === 0 ? alone : with_, {
      ...{ text: quoted(text), keys, beside: joined(tell, beside) },
    });
    return [told, ...phrased.filter(({ reply }) => reply === place).flatMap((one) => wording(tell, one))];
  });
}
