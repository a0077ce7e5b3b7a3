/** Where something stands in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether two were told by some of the same words. */
export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Whether it contains the other, and more. */
export function exceeds(outer: Span, inner: Span): boolean {
  return contains(outer, inner) && outer.end - outer.start > inner.end - inner.start;
}

/** In the order in which they begin, which most lists have already. */
export function inOrder<One extends Span>(spans: One[]): One[] {
  let last = 0;
  for (const { start } of spans) {
    if (start < last) return spans.sort((left, right) => left.start - right.start);
    last = start;
  }
  return spans;
}
