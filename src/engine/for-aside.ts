import type { Judgement } from '../core/consent/judge.ts';
import type { PieceKind } from '../core/consent/piece.ts';
import type { Interpretation } from '../core/expectation.ts';

/** Whether words that were heard by the desk's flow meant anything there; of what it only invited to, nothing but that counts. */
export function isForAside(heard: Interpretation, isInvitation: boolean, otherwise: string): boolean {
  const { intent, desk, consent } = heard;
  if (isInvitation) return intent.type !== otherwise;
  // "Hello, I'd like a haircut" is for the journey.
  if (isGreeting(heard, otherwise) && consent?.verdict !== 'no') return false;
  return intent.source !== 'none' || desk.length > 0 || consent?.verdict === 'no';
}

/** Whether nothing was understood but a hello. Thanks answer what was asked last, and stay with whoever asked. */
export function isGreeting({ intent, desk }: Interpretation, otherwise: string): boolean {
  const greets = desk.every((request) => request.kind === 'courtesy' && request.courtesy === 'greeting');
  return intent.type === otherwise && desk.length > 0 && greets;
}

/** What answers a question, or wavers, and says nothing else. */
const ANSWERING: readonly PieceKind[] = ['yes', 'ack', 'praise', 'please', 'conditions', 'pause', 'link', 'tag'];
/** What may stand beside a question and wants nothing. */
const BESIDE_QUESTIONS: readonly PieceKind[] = ['ack', 'please', 'courtesy', 'link', 'tag'];

/** "Hmm", "yes…", "yes if it stops snowing": neither a yes nor a no, and yet for whoever asked last. */
export function isAnswering({ pieces }: Judgement): boolean {
  const has = (wanted: PieceKind) => pieces.some(({ kind }) => kind === wanted);
  const isOnlyThat = pieces.length > 0 && pieces.every(({ kind }) => ANSWERING.includes(kind));
  return isOnlyThat || (has('yes') && has('conditions'));
}

/** "Will it rain?": what was asked of them stands, and is put again once they are answered. */
export function onlyAsks({ pieces }: Judgement): boolean {
  const others = pieces.filter(({ kind }) => kind !== 'asks' && kind !== 'asks_terms');
  return others.length < pieces.length && others.every(({ kind }) => BESIDE_QUESTIONS.includes(kind));
}
