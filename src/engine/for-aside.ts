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
