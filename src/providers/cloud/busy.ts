import type { Span } from '../../domain/twin.ts';

/** The time that an event takes, where it lies within what is looked at. */
export function busyIn(span: Span, within: Span): readonly Span[] {
  const isApart = span.end <= span.start || span.end <= within.start || span.start >= within.end;
  return isApart ? [] : [span];
}
