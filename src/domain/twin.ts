/**
 * A booking and the event that stands for it in an outside calendar: its twin (H1, H2). The ledger decides what is booked;
 * what a person changes outside is a proposal, and only if it was made about what the ledger holds. Pure: each step is
 * stored before the world is touched, so that whoever goes on after a crash knows what is ours (decision 24).
 */
export interface Twin {
  /** What of ours stands there, as far as is known. */
  readonly written: Written | null;
  /** What is being done there, noted before it is: its answer may be lost. */
  readonly writing: Held | 'removal' | null;
  /** What a person did there that nobody has decided about yet. */
  readonly proposed: Proposed | null;
}

/** Milliseconds since 1970. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What the ledger holds, and a hash of how it is put into words: no person is asked about those. */
export interface Held extends Span {
  readonly said: string;
}

/** An event as it stands outside: where, and the mark that changes with every change of it (an ETag). */
export interface Found extends Span {
  readonly place: string;
  readonly mark: string;
}

export interface Written extends Found, Held {}

export type Proposed = ({ readonly kind: 'moved' } & Span) | { readonly kind: 'deleted' };

export const NO_TWIN: Twin = { written: null, writing: null, proposed: null };

/** What has to be done next for the two to be in step. */
export type Next =
  | { readonly kind: 'rest' }
  /** Nobody knows what came of the last step: it is looked up. */
  | { readonly kind: 'read' }
  | { readonly kind: 'decide'; readonly proposed: Proposed }
  | { readonly kind: 'put'; readonly over: Written | null; readonly held: Held }
  | { readonly kind: 'remove'; readonly what: Written };

export function nextFor({ written, writing, proposed }: Twin, held: Held | null): Next {
  if (proposed !== null) return { kind: 'decide', proposed };
  if (writing !== null) return { kind: 'read' };
  if (held === null) return written === null ? { kind: 'rest' } : { kind: 'remove', what: written };
  if (written !== null && isSame(written, held) && written.said === held.said) return { kind: 'rest' };
  return { kind: 'put', over: written, held };
}

/** What is about to be done, to be stored before it is. */
export function begun(twin: Twin, next: Extract<Next, { kind: 'put' | 'remove' }>): Twin {
  return { ...twin, writing: next.kind === 'put' ? next.held : 'removal' };
}

/** It was written, and this is what stands there now. */
export function wrote({ writing }: Twin, found: Found): Twin {
  return { ...NO_TWIN, written: { ...found, said: writing === null || writing === 'removal' ? '' : writing.said } };
}

interface Sight {
  readonly twin: Twin;
  /** Somebody changed it there, and what the ledger holds stands all the same. */
  readonly overruled: boolean;
}

/** What is seen there, read after `twin` was stored: ours, or a person's doing. */
export function seen(twin: Twin, held: Span | null, found: Found | null): Sight {
  const { written, writing, proposed } = twin;
  const arriving = writing === 'removal' ? null : writing;
  const isOurs = found !== null && arriving !== null && isSame(arriving, found);
  const said = (isOurs ? arriving.said : written?.said) ?? '';
  const settled: Twin = { proposed, writing: null, written: found && { ...found, said } };
  if (proposed !== null) return { twin: { ...settled, proposed: proposedBy(held, found) }, overruled: false };
  if (found === null) {
    // It was never there as far as anybody knows, or we took it away ourselves.
    if (written === null || writing === 'removal') return { twin: settled, overruled: false };
    return judged(settled, [written], held, { kind: 'deleted' });
  }
  const known = [written, arriving].filter((one) => one !== null);
  // What stands where we never wrote is taken on: the ledger says what it is to be.
  if (known.length === 0 || known.some((one) => isSame(one, found))) {
    // Touched while our own change of it was under way, perhaps put back: the ledger's stands, and that is owned up to.
    const isTouched = written !== null && arriving !== null && isSame(written, found) && written.mark !== found.mark;
    return { twin: settled, overruled: isTouched };
  }
  return judged(settled, known, held, { kind: 'moved', ...spanOf(found) });
}

/** What a person did last is what they propose; put back as it was, they propose nothing. */
function proposedBy(held: Span | null, found: Found | null): Proposed | null {
  if (found === null) return { kind: 'deleted' };
  return held !== null && isSame(found, held) ? null : { kind: 'moved', ...spanOf(found) };
}

/** A person's change counts if it was made about what is held; where the ledger has changed meanwhile, that wins. */
function judged(twin: Twin, known: readonly Span[], held: Span | null, proposed: Proposed): Sight {
  if (held === null) return { twin, overruled: false };
  const counts = known.some((one) => isSame(one, held));
  return counts ? { twin: { ...twin, proposed }, overruled: false } : { twin, overruled: true };
}

/** The business has decided: the ledger follows, or it stays and the twin is put right. */
export function decided(twin: Twin): Twin {
  return { ...twin, proposed: null };
}

export function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}
