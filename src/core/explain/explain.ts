import type { Event, StoredEvent } from '../event.ts';
import type { Phrasing } from '../model-voice.ts';
import type { Passed, ToolResult, TurnRecord } from '../turn.ts';
import { agreement, understanding } from './understood.ts';
import { inWords, joined, quoted } from './values.ts';

/** What a sentence about a turn is about, in the order of the turn itself. */
export type Subject = 'heard' | 'understood' | 'agreed' | 'did' | 'moved' | 'said';

export interface Told {
  readonly about: Subject;
  readonly text: string;
}

/**
 * A turn in plain sentences, for whoever asks why it said that (X17). All of it comes from the one record: nothing is
 * looked up, and nothing is made up that an older record did not keep.
 */
export function explain(turn: TurnRecord): readonly Told[] {
  const told = (about: Subject, texts: readonly string[]) => texts.map((text) => ({ about, text }));
  return [
    ...told('heard', hearing(turn)),
    ...told('understood', understanding(turn)),
    ...told('agreed', agreement(turn)),
    ...told('did', turn.results.map(calling)),
    ...told('moved', moving(turn)),
    ...told('said', saying(turn)),
  ];
}

function hearing({ events, flow, stateBefore }: TurnRecord): string[] {
  return [...events.map(happening), `The conversation was in ${stateBefore} of ${flow}.`];
}

function happening({ event }: StoredEvent): string {
  switch (event.kind) {
    case 'message':
      return writing(event);
    case 'lead':
      return `${event.name} left their number, ${event.phone}${event.unreachable ? ', where nothing can be sent' : ''}.`;
    case 'payment':
      return `A payment was reported: ${event.outcome}.`;
    case 'timer':
      return `The timer ${event.timer} was due at ${event.due}.`;
    case 'operator':
      return acting(event);
    case 'desk':
      return `The desk did ${event.deed} in another conversation of the customer's.`;
    case 'subscription':
      return `The customer wrote ${event.action.toUpperCase()}.`;
    case 'touch':
      return event.accepted
        ? `The first message to the lead left at ${event.at}.`
        : 'The first message to the lead could not be sent.';
    case 'reminder':
      return 'What the customer has booked begins soon.';
    case 'freed':
      return 'What the customer waits for came free and is held for them.';
  }
}

function acting(event: Extract<Event, { kind: 'operator' }>): string {
  const who = event.by?.name ?? 'A person of the business';
  switch (event.action) {
    case 'take_over':
      return `${who} took the conversation over.`;
    case 'give_back':
      return `${who} gave the conversation back${event.note ? `, with the note ${quoted(event.note)}` : ''}.`;
    case 'write':
      return `${who} wrote ${quoted(event.text)}.`;
    case 'call_off':
      return `${who} called the booking ${event.booking.id} off.`;
    case 'move':
      return `${who} moved the booking ${event.booking.id} to ${event.start}, ${event.resource}.`;
  }
}

function writing({ text, tap, attachment, overlong, proxy }: Extract<Event, { kind: 'message' }>): string {
  if (tap !== undefined) return `The customer tapped ${quoted(text)}, a button of the proposal ${tap.proposal}.`;
  const beside = attachment === undefined ? '' : `, with something that is not read (${attachment})`;
  if (proxy) return `A program wrote ${quoted(text)} in the customer's stead: it can agree to nothing.`;
  return `The customer wrote ${quoted(text)}${overlong ? ' and more' : ''}${beside}.`;
}

function calling({ tool, input, key, grant, outcome }: ToolResult): string {
  const asked = Object.keys(input).length === 0 ? '' : ` with ${inWords(input)}`;
  const under = key === null ? '' : `, under the key ${key}, ${allowing(grant)}`;
  if (outcome.kind === 'done') return `${tool} was called${asked}${under}. It answered ${inWords(outcome.output)}.`;
  const how = outcome.kind === 'refused' ? 'It was refused' : 'It failed';
  return `${tool} was called${asked}${under}. ${how}: ${outcome.reason}.`;
}

/** A grant is a proposal that was agreed to, or the event that was no message: `payment/…`, `timer/…` (X11). */
function allowing(grant: string | undefined): string {
  if (grant === undefined) return 'which needs no yes';
  return grant.includes('/') ? `allowed by the event ${grant}` : `allowed by the yes to the proposal ${grant}`;
}

function moving(turn: TurnRecord): string[] {
  const { rejected, failure } = turn;
  return [
    ...(rejected === null ? [] : [`The machine refused it: ${rejected}.`]),
    way(turn),
    ...(failure === null ? [] : [`The turn broke: ${failure}. What is stored is as it was before.`]),
  ];
}

function way({ passed, stateBefore, stateAfter }: TurnRecord): string {
  const [first, ...rest] = passed;
  if (first === undefined) {
    if (stateBefore === stateAfter) return `It stayed in ${stateBefore}.`;
    return `It went from ${stateBefore} to ${stateAfter}; the states between were not recorded.`;
  }
  if (rest.length === 0) return `It stayed in ${first.state}.`;
  return `It went from ${first.state} ${joined(rest.map((next, index) => going(passed[index] ?? first, next)))}.`;
}

function going(before: Passed, { flow, state, by }: Passed): string {
  if (before.flow !== flow) return `over to ${state} of ${flow}`;
  return before.by === by ? `at once to ${state}` : `to ${state} on ${by}`;
}

/** Whose words they are, where a model was asked for some (B20). */
function wording({ text, template, refused }: Phrasing): string[] {
  if (text !== null) return [`These are a language model’s words; the template says ${quoted(template)}.`];
  if (refused === undefined) return [];
  const words = refused.text === undefined ? '' : ` wrote ${quoted(refused.text)}, which`;
  return [`A language model${words} was not heeded: ${refused.why}.`];
}

function saying({ replies, said, phrased = [] }: TurnRecord): string[] {
  if (replies.length === 0) return ['Nothing was said.'];
  return replies.flatMap(({ text, image, buttons }, place) => {
    const keys = said.filter(({ reply }) => reply === place).map(({ flow, key }) => `${flow}/${key}`);
    const by = keys.length === 0 ? 'its message keys were not recorded' : joined(keys);
    const beside = [
      ...(image === undefined ? [] : ['a picture']),
      ...(buttons === undefined ? [] : [`the buttons ${joined(buttons.map(({ label }) => quoted(label)))}`]),
    ];
    const told = `It said ${quoted(text)} (${by})${beside.length === 0 ? '' : `, with ${joined(beside)}`}.`;
    return [told, ...phrased.filter(({ reply }) => reply === place).flatMap(wording)];
  });
}
