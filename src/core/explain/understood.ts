import type { Finding } from '../clause-record.ts';
import type { Judgement } from '../consent/judge.ts';
import type { DeskRequest, Intent, Interpretation } from '../expectation.ts';
import type { TurnRecord } from '../turn.ts';
import { inWords, joined, quoted } from './values.ts';
import type { Sentences, Tell } from './words.ts';

/** What the words were heard as, by which rule, and from what (X17). */
export function understanding(tell: Tell, { interpretation, unread, events }: TurnRecord): string[] {
  if (unread !== undefined) return [tell('notRead', { why: unread })];
  if (interpretation !== null) return [...heardAs(tell, interpretation), ...foundIn(tell, interpretation)];
  return events.some(({ event }) => event.kind === 'message') ? [tell('unrecorded')] : [];
}

function heardAs(tell: Tell, { intent, also = [], desk, flow, refused }: Interpretation): string[] {
  const { rule, confidence } = intent;
  const where = flow === undefined ? '' : tell('forFlow', { flow: tell.named('flow', flow) });
  const facts = {
    what: named(tell, intent),
    where,
    rule: tell.named('rule', String(rule)),
    percent: Math.round(confidence * 100),
  };
  const questions = joined(
    tell,
    also.map((one) => named(tell, one)),
  );
  const requests = joined(
    tell,
    desk.map((one) => request(tell, one)),
  );
  return [
    tell('understood', { ...facts, source: tell(SOURCES[intent.source]) }),
    ...(also.length === 0 ? [] : [tell('alsoAsked', { questions })]),
    ...(desk.length === 0 ? [] : [tell('deskAsked', { requests })]),
    ...(refused === undefined ? [] : [tell('modelDisbelieved', { what: named(tell, refused) })]),
  ];
}

const SOURCES: { readonly [source in Intent['source']]: keyof Sentences } = {
  direct: 'sourceDirect',
  rules: 'sourceRules',
  model: 'sourceModel',
  none: 'sourceNone',
};

function named(tell: Tell, { type, entities }: Pick<Intent, 'type' | 'entities'>): string {
  const what = tell.named('intent', type);
  return Object.keys(entities).length === 0 ? what : `${what} (${inWords(tell, entities)})`;
}

function request(tell: Tell, { kind, ...rest }: DeskRequest): string {
  const values = Object.values(rest).map((one) => tell.named('cue', String(one)));
  return [tell.named('desk', kind).replaceAll('_', ' '), ...values].join(' ');
}

function foundIn(tell: Tell, { clauses = [], unexplained, explained = [] }: Interpretation): string[] {
  const found = clauses.flatMap((clause) => clause.found);
  const findings = found.map((one) => finding(tell, one)).join('; ');
  return [
    ...(found.length === 0 ? [] : [tell('found', { findings })]),
    ...(unexplained === undefined ? [] : [tell('unexplained', { words: quoted(unexplained) })]),
    ...explained.map(({ words, as }) => tell('modelExplained', { words: quoted(words), as })),
  ];
}

function finding(tell: Tell, found: Finding): string {
  const facts = { words: quoted(found.words), meaning: meaning(tell, found) };
  return tell(found.negated ? 'findingNegated' : 'finding', facts);
}

function meaning(tell: Tell, found: Finding): string {
  switch (found.kind) {
    case 'date':
      return tell('theDay', { date: found.date });
    case 'dates':
      return tell('theDays', { from: found.from, to: found.to });
    case 'time':
      return tell('theTime', { time: found.time });
    case 'window': {
      const [from, to] = [found.from ?? tell('opening'), found.to ?? tell('closing')];
      return found.name ? tell.named('window', found.name) : tell('theTimeBetween', { from, to });
    }
    case 'choice':
      return tell('theChoice', { pick: found.pick });
    case 'answer':
      return tell('theAnswer', { value: tell.named('answer', found.value).replaceAll('_', ' ') });
    case 'item':
      return tell.isPlain ? tell.named(null, found.id) : tell('anItem', { id: found.id, list: found.list });
    case 'topic':
      return tell('aQuestion', { topic: tell.named(null, found.topic) });
    case 'cue':
      return tell.isPlain ? tell.named('cue', found.cue) : tell('theCue', { cue: found.cue.replaceAll('_', ' ') });
    case 'count': {
      const { value, unit } = found;
      return unit === null ? tell('theNumber', { value }) : tell('theNumberOf', { value, unit });
    }
    case 'duration':
      return tell('duration', { value: found.value, unit: found.unit });
    case 'money': {
      const { kind: _kind, words: _words, negated: _negated, ...money } = found;
      return tell('money', { money: inWords(tell, money) });
    }
    case 'name':
      return tell('theName', { name: found.name });
    case 'phone':
      return tell('thePhone', { phone: found.phone });
    case 'email':
      return tell('theAddress', { email: found.email });
    case 'language':
      return tell('theLanguage', { locale: found.locale });
    case 'unread':
      return tell('nobodyKnows', { as: found.as });
  }
}

/** Whether a yes was one, and why; nothing where nothing was proposed (X11). */
export function agreement(tell: Tell, { interpretation }: TurnRecord): string[] {
  const consent = interpretation?.consent;
  if (consent === undefined) return [];
  const { act, proposal, fresh, verdict, why, pieces } = consent;
  const plain = tell(VERDICTS[verdict]);
  const judged = PLAIN.includes(why) ? plain : tell('verdictBecause', { verdict: plain, why });
  const facts = { act: tell.named('act', act).replaceAll('_', ' '), proposal, verdict: judged };
  const parts = pieces.map(({ text, kind }) => `${quoted(text)} ${tell(PIECES[kind])}`).join(', ');
  return [
    tell(tell.isPlain ? 'proposedPlain' : fresh ? 'proposedJustNow' : 'proposed', facts),
    ...(pieces.length === 0 ? [] : [tell('itsParts', { parts })]),
  ];
}

/** Reasons that say no more than the verdict. */
const PLAIN = ['granted', 'refused', 'put off'];

const VERDICTS: { readonly [verdict in Judgement['verdict']]: keyof Sentences } = {
  yes: 'verdictYes',
  no: 'verdictNo',
  not_now: 'verdictNotNow',
  other: 'verdictOther',
};

const PIECES: { readonly [kind in Judgement['pieces'][number]['kind']]: keyof Sentences } = {
  yes: 'pieceYes',
  ack: 'pieceAck',
  praise: 'piecePraise',
  act: 'pieceAct',
  request: 'pieceRequest',
  retry: 'pieceRetry',
  please: 'piecePlease',
  courtesy: 'pieceCourtesy',
  remark: 'pieceRemark',
  comes: 'pieceComes',
  attends: 'pieceAttends',
  absent: 'pieceAbsent',
  seconds: 'pieceSeconds',
  keeps: 'pieceKeeps',
  former: 'pieceFormer',
  restates: 'pieceRestates',
  differs: 'pieceDiffers',
  answers: 'pieceAnswers',
  enough: 'pieceEnough',
  leaves: 'pieceLeaves',
  link: 'pieceLink',
  asks: 'pieceAsks',
  asks_terms: 'pieceAsksTerms',
  tag: 'pieceTag',
  no: 'pieceNo',
  refuses: 'pieceRefuses',
  postpones: 'piecePostpones',
  pause: 'piecePause',
  conditions: 'pieceConditions',
  residue: 'pieceResidue',
};
