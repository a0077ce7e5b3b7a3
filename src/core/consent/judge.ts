import type { JudgedSentence, Piece, PieceKind } from './piece.ts';
import type { Act, Proposal, Proposed } from './proposal.ts';

/**
 * The judge of consent (X11): one for every consequence, flow and language. It never sees words, only what each part of
 * a message is. The world is closed: what nothing explains is no yes.
 */

export type Verdict = 'yes' | 'no' | 'not_now' | 'other';

/** What the judge found, kept with the turn so that anybody can see why a yes was one (X17). */
export interface Judgement {
  readonly proposal: string;
  readonly act: Act;
  readonly fresh: boolean;
  readonly verdict: Verdict;
  /** Why it is no yes, in a word; `granted` where it is. */
  readonly why: string;
  readonly pieces: readonly Piece[];
}

type Found = Pick<Judgement, 'verdict' | 'why'>;

/** Each of these agrees by itself, however old the question is. */
const STRONG: readonly PieceKind[] = ['yes', 'praise', 'act', 'request', 'retry'];
/** What may stand beside a yes and change nothing. */
const HARMLESS: readonly PieceKind[] = [
  'please',
  'courtesy',
  'remark',
  'comes',
  'attends',
  'absent',
  'seconds',
  'restates',
  'keeps',
  'former',
  'enough',
  'leaves',
  'link',
  'tag',
];

/** What leaves the customer with nothing to come to. */
const ENDS: readonly Act[] = ['call_off', 'release'];
/** What gives the customer a time to be there. */
const DATES: readonly Act[] = ['book', 'move', 'come'];

export function judge({ proposal, fresh, failed }: Omit<Proposed, 'id'>, said: readonly JudgedSentence[]): Found {
  const sentences = said.map(withoutIdleNo);
  const pieces = sentences.flatMap((sentence) => sentence.pieces);
  if (proposal.manner === 'given') return stillGiven(proposal, sentences);
  const unexplained = refusal(proposal, pieces) ?? saidByAnother(sentences) ?? unexplainedIn(proposal, sentences);
  if (unexplained !== null) return unexplained;
  if (proposal.manner === 'told') return has(pieces, 'act') ? granted : other('nothing was wished for');
  if (has(pieces, 'retry') && !failed) return other('this has not failed');
  const willBeThere = has(pieces, 'attends') && fresh && DATES.includes(proposal.act);
  const strong = willBeThere || pieces.some(({ kind }) => STRONG.includes(kind) || saysComing(kind, proposal));
  if (pieces.some(({ kind }) => kind === 'asks') && !strong) return other('a question beside a mere acknowledgement');
  if (strong) return granted;
  if (has(pieces, 'enough') || has(pieces, 'leaves')) return other('says goodbye, not yes');
  const polite = has(pieces, 'please') && pieces.every(({ kind }) => !BESIDE.includes(kind));
  // Nothing hangs on whether somebody comes: an "ok" to a reminder is enough (F8).
  if (has(pieces, 'ack') || polite) {
    if (sentences.at(-1)?.trails) return other('trails off');
    return fresh || proposal.act === 'come' ? granted : other('an acknowledgement of something else');
  }
  return other('nothing in it agrees');
}

/** Told beside a "please", that asks for nothing. */
const BESIDE: readonly PieceKind[] = ['remark', 'comes', 'attends', 'absent', 'seconds'];

/** To the question whether somebody comes. */
function saysComing(kind: PieceKind, { act }: Proposal): boolean {
  return act === 'come' && (kind === 'comes' || kind === 'attends');
}

const granted: Found = { verdict: 'yes', why: 'granted' };
const refused: Found = { verdict: 'no', why: 'refused' };
const putOff: Found = { verdict: 'not_now', why: 'put off' };

function other(why: string): Found {
  return { verdict: 'other', why };
}

function has(pieces: readonly Piece[], kind: PieceKind): boolean {
  return pieces.some((piece) => piece.kind === kind);
}

/** A refusal or a postponement anywhere outweighs everything else. */
function refusal(proposal: Proposal, pieces: readonly Piece[]): Found | null {
  const condition = pieces.find(({ kind }) => kind === 'conditions');
  const isAbsent = has(pieces, 'absent') && condition === undefined && !ENDS.includes(proposal.act);
  if (has(pieces, 'refuses') || isAbsent) return refused;
  const waits = has(pieces, 'pause') && (condition !== undefined || pieces.every(isBesidePause));
  // "No, not yet" is no no (X12).
  if (waits || has(pieces, 'postpones')) return putOff;
  const kept = keeping(proposal, pieces);
  if (kept !== null) return kept;
  if (has(pieces, 'no')) return refused;
  if (condition !== undefined) return other(`agrees on a condition: ${condition.text}`);
  if (has(pieces, 'pause')) return other('hesitates');
  const means = has(pieces, 'comes') || has(pieces, 'attends');
  if (means && ENDS.includes(proposal.act)) return other('means to come');
  const elsewhere = pieces.find((piece) => isOfAnother(piece, proposal));
  return elsewhere === undefined ? null : other(`asks for something else: ${elsewhere.text}`);
}

/** Leaving it as it is takes what would be booked, and nothing that would be done to what is; as it was only where that is the same. */
function keeping(proposal: Proposal, pieces: readonly Piece[]): Found | null {
  if (!pieces.some(isKept)) return null;
  if (proposal.act !== 'book') return isStrong({ pieces }) ? other('would leave it as it is') : refused;
  return has(pieces, 'former') && proposal.asFirstPut !== true ? other('goes back to what was before') : null;
}

/** "No, leave it as it is, book it" refuses what was supposed meanwhile. */
function withoutIdleNo(sentence: JudgedSentence): JudgedSentence {
  const { pieces } = sentence;
  if (!pieces.some(isKept)) return sentence;
  return { ...sentence, pieces: pieces.filter(({ kind }, place) => kind !== 'no' || !isKept(pieces[place + 1])) };
}

function isKept(piece: Piece | undefined): boolean {
  return piece?.kind === 'keeps' || piece?.kind === 'former';
}

/** What a husband says is no yes of his wife's, who writes; that he agrees leaves hers to her. */
function saidByAnother(sentences: readonly JudgedSentence[]): Found | null {
  return sentences.some(({ another, pieces }) => another && !has(pieces, 'seconds'))
    ? other('it is somebody else who says so')
    : null;
}

/** "Ok wait", "one moment please" ask for nothing but time; "wait, make it Friday" and "wait until Friday" are more. */
function isBesidePause({ kind }: Piece): boolean {
  return kind === 'pause' || kind === 'ack' || kind === 'no' || HARMLESS.includes(kind);
}

/** "Cancel" is a yes to calling off, and none to a booking. */
function isOfAnother({ kind, act }: Piece, proposal: Proposal): boolean {
  const names = (kind === 'act' || kind === 'request') && act !== null && act !== undefined;
  return names && !SAID_OF[proposal.act].includes(act);
}

/** The acts whose words people use for each: who is moved or gets something added says "book it", too. */
const SAID_OF: { readonly [A in Act]: readonly Act[] } = {
  book: ['book'],
  call_off: ['call_off'],
  move: ['move', 'book'],
  add: ['add', 'book', 'pay'],
  pay: ['pay', 'book'],
  release: ['release', 'call_off', 'move'],
  wait: ['wait', 'add'],
  // "I confirm the appointment" is how people say that they are coming.
  come: ['book'],
};

/**
 * D7: a yes that was given stands beside an answer, and "no" may be one. A refusal or a doubt withdraws it, unless its sentence
 * names what was asked for: "I don't eat pork". A question is answered first and withdraws nothing.
 */
function stillGiven(proposal: Proposal, sentences: readonly JudgedSentence[]): Found {
  const pieces = sentences.flatMap((sentence) => sentence.pieces);
  const beside = sentences.filter(({ pieces }) => !has(pieces, 'answers')).flatMap((sentence) => sentence.pieces);
  if (has(pieces, 'postpones') || has(pieces, 'pause')) return putOff;
  if (has(beside, 'refuses') || has(beside, 'absent')) return refused;
  if (sentences.some(({ asks }) => asks) || has(beside, 'asks') || has(beside, 'asks_terms')) {
    return other('asks something first');
  }
  const doubt = beside.find(({ kind }) => kind === 'conditions');
  if (doubt !== undefined) return { verdict: 'not_now', why: `doubts it: ${doubt.text}` };
  const elsewhere = beside.find((piece) => isOfAnother(piece, proposal));
  return elsewhere === undefined ? granted : other(`asks for something else: ${elsewhere.text}`);
}

/** Whether a yes that stood is withdrawn by these words (D7). */
export function isWithdrawn({ manner }: Proposal, verdict: Verdict | undefined): boolean {
  return manner === 'given' && (verdict === 'no' || verdict === 'not_now');
}

function unexplainedIn({ manner }: Proposal, sentences: readonly JudgedSentence[]): Found | null {
  let agreed = false;
  for (const [place, { pieces, asks }] of sentences.entries()) {
    const isAsked = asks && !(isEcho(pieces) && sentences.slice(place + 1).some(isStrong));
    const found = unexplainedInOne(pieces, isAsked, agreed, manner);
    if (found !== null) return found;
    agreed ||= isStrong({ pieces });
  }
  return null;
}

/** "Free? Then yes": what was proposed is said back, and agreed to. */
function isEcho(pieces: readonly Piece[]): boolean {
  return has(pieces, 'restates') && pieces.every(({ kind }) => ['restates', 'link', 'courtesy'].includes(kind));
}

function isStrong({ pieces }: Pick<JudgedSentence, 'pieces'>): boolean {
  return pieces.some(({ kind }) => STRONG.includes(kind));
}

function unexplainedInOne(
  pieces: readonly Piece[],
  isQuestion: boolean,
  agreed: boolean,
  manner: Proposal['manner'],
): Found | null {
  let assented = agreed;
  for (const { kind, text } of pieces) {
    if (kind === 'residue') return other(`nothing explains: ${text}`);
    if (kind === 'differs') return other(`names something else: ${text}`);
    if (kind === 'asks_terms') return other(`asks about what is proposed: ${text}`);
    if (kind === 'asks' && (!assented || manner === 'told')) return other('asks before it agrees');
    assented ||= STRONG.includes(kind);
  }
  if (pieces.at(-1)?.kind === 'link') return other('leads on to something that is not there');
  // Nobody asked: "cancel, ok?" may only want to know.
  const mayAsk = pieces.some(
    ({ kind }) => kind === 'asks' || kind === 'request' || (kind === 'tag' && manner !== 'told'),
  );
  if (isQuestion && !mayAsk && pieces.length > 0) return other('is itself a question');
  return pieces.every(
    ({ kind }) => STRONG.includes(kind) || HARMLESS.includes(kind) || kind === 'ack' || kind === 'asks',
  )
    ? null
    : other('nothing explains it');
}
