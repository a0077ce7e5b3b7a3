import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Entry } from './entries.ts';

/** How far from the end somebody may be and still count as reading there. */
const NEAR_PX = 80;

/**
 * The newest word is in view, unless the reader has scrolled up to read. A picture that has loaded, the keyboard of a phone or
 * chips that come up change the height long after the words are there, so the heights are followed and not the words.
 */
export function useFollow(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  entries: readonly Entry[],
): void {
  const follows = useRef(true);
  const newest = entries.at(-1);
  const isOurs = newest?.from === 'customer';
  const id = newest?.id;
  useLayoutEffect(() => {
    // Whoever writes something wants to see what comes of it.
    if (id !== undefined && isOurs) follows.current = true;
    if (follows.current) toEnd(frame.current);
  }, [frame, id, isOurs]);
  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (outer === null || inner === null) return;
    const onScroll = () => {
      follows.current = outer.scrollHeight - outer.scrollTop - outer.clientHeight < NEAR_PX;
    };
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd(outer);
    });
    observer.observe(outer);
    observer.observe(inner);
    outer.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      outer.removeEventListener('scroll', onScroll);
    };
  }, [frame, content]);
}

function toEnd(frame: HTMLElement | null): void {
  if (frame !== null) frame.scrollTop = frame.scrollHeight;
}
