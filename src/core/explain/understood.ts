import type { Finding } from '../clause-record.ts';
import type { Judgement } from '../consent/judge.ts';
import type { DeskRequest, Intent, Interpretation } from '../expectation.ts';
import type { TurnRecord } from '../turn.ts';
import { inWords, joined, quoted } from './values.ts';

/** What the words were heard as, by which rule, and from what (X17). */
export function understanding({ interpretation, unread, events }: TurnRecord): string[] {
  if (unread !== undefined) return [`The message was not read: ${unread}.`];
  if (interpretation !== null) return [...heardAs(interpretation), ...foundIn(interpretation)];
  return events.some(({ event }) => event.kind === 'message') ? ['Nothing is recorded of what was understood.'] : [];
}

function heardAs({ intent, desk, flow, refused }: Interpretation): string[] {
  const elsewhere = flow === undefined ? '' : `, for ${flow}`;
  const what = `It was understood as ${named(intent)}${elsewhere}, by the rule ${intent.rule}`;
  return [
    `${what}: ${SOURCES[intent.source]}, ${Math.round(intent.confidence * 100)} % sure.`,
    ...(desk.length === 0 ? [] : [`The front desk was asked for ${joined(desk.map(request))}.`]),
    ...(refused === undefined ? [] : [`A language model heard ${named(refused)}, and was not believed.`]),
  ];
}

const SOURCES: { readonly [source in Intent['source']]: string } = {
  direct: 'a plain answer',
  rules: 'worked out by rules',
  model: 'heard by a language model and borne out by the words',
  none: 'nothing in it was expected here',
};

function named({ type, entities }: Pick<Intent, 'type' | 'entities'>): string {
  return Object.keys(entities).length === 0 ? type : `${type} (${inWords(entities)})`;
}

function request({ kind, ...rest }: DeskRequest): string {
  return [kind.replaceAll('_', ' '), ...Object.values(rest)].join(' ');
}

function foundIn({ clauses = [], unexplained, explained = [] }: Interpretation): string[] {
  const found = clauses.flatMap((clause) => clause.found);
  return [
    ...(found.length === 0 ? [] : [`It found ${found.map(finding).join('; ')}.`]),
    ...(unexplained === undefined ? [] : [`It could not explain ${quoted(unexplained)}.`]),
    ...explained.map(
      ({ words, as }) => `A language model took ${quoted(words)} for a ${as}, which counts towards no yes.`,
    ),
  ];
}

function finding(found: Finding): string {
  return `${quoted(found.words)} as ${found.negated ? 'ruling out ' : ''}${meaning(found)}`;
}

function meaning(found: Finding): string {
  switch (found.kind) {
    case 'date':
      return `the day ${found.date}`;
    case 'dates':
      return `the days ${found.from} to ${found.to}`;
    case 'time':
      return `the time ${found.time}`;
    case 'window':
      return found.name ?? `the time from ${found.from ?? 'opening'} to ${found.to ?? 'closing'}`;
    case 'choice':
      return `the choice ${found.pick}`;
    case 'answer':
      return `the answer ${found.value.replaceAll('_', ' ')}`;
    case 'item':
      return `${found.id} of ${found.list}`;
    case 'topic':
      return `a question about ${found.topic}`;
    case 'cue':
      return `the cue ${found.cue.replaceAll('_', ' ')}`;
    case 'count':
      return `the number ${found.value}${found.unit === null ? '' : ` of ${found.unit}`}`;
    case 'duration':
      return `${found.value} ${found.unit}`;
    case 'money': {
      const { kind: _kind, words: _words, negated: _negated, ...money } = found;
      return `money (${inWords(money)})`;
    }
    case 'name':
      return `the name ${found.name}`;
    case 'phone':
      return `the number ${found.phone}`;
    case 'email':
      return `the address ${found.email}`;
    case 'language':
      return `the language ${found.locale}`;
    case 'unread':
      return `a ${found.as} that nobody here knows`;
  }
}

/** Whether a yes was one, and why; nothing where nothing was proposed (X11). */
export function agreement({ interpretation }: TurnRecord): string[] {
  const consent = interpretation?.consent;
  if (consent === undefined) return [];
  const { act, proposal, fresh, verdict, why, pieces } = consent;
  const asked = `Proposed was to ${act.replaceAll('_', ' ')} (${proposal}${fresh ? ', just asked' : ''}).`;
  const because = PLAIN.includes(why) ? '' : `: ${why}`;
  return [`${asked} ${VERDICTS[verdict]}${because}.`, ...(pieces.length === 0 ? [] : [partsOf(pieces)])];
}

/** Reasons that say no more than the verdict. */
const PLAIN = ['granted', 'refused', 'put off'];

const VERDICTS: { readonly [verdict in Judgement['verdict']]: string } = {
  yes: 'The message is a yes',
  no: 'The message is a no',
  not_now: 'The message puts it off',
  other: 'The message is not a yes',
};

function partsOf(pieces: Judgement['pieces']): string {
  return `Its parts: ${pieces.map(({ text, kind }) => `${quoted(text)} ${PIECES[kind]}`).join(', ')}.`;
}

const PIECES: { readonly [kind in Judgement['pieces'][number]['kind']]: string } = {
  yes: 'says yes',
  ack: 'says that it was heard',
  praise: 'finds it good',
  act: 'says what is to be done',
  request: 'asks us to do it',
  retry: 'asks to try again',
  please: 'asks politely',
  courtesy: 'is a courtesy',
  remark: 'changes nothing',
  comes: 'says that they will come',
  restates: 'repeats what was proposed',
  differs: 'names something else',
  answers: 'answers what was asked',
  enough: 'wants nothing more',
  leaves: 'says goodbye',
  link: 'leads on',
  asks: 'asks something',
  asks_terms: 'asks about what is proposed',
  no: 'says no',
  refuses: 'refuses',
  postpones: 'puts it off',
  pause: 'asks to wait',
  conditions: 'makes a condition',
  residue: 'is not explained',
};
