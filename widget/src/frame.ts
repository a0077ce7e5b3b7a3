import { useEffect, useRef, useState } from 'react';
import type { Entry } from './chat/entries.ts';
import { type FromFrame, isToFrame } from './embed/messages.ts';
import { keepSeen, recallSeen } from './memory.ts';
import { isDenied, lend } from './storage.ts';

/**
 * The page in a frame on the business's own site (F6). Which site that is, the address says; a message is given to no other,
 * and taken from no other. That it is one the business allows, the browser sees to (`frame-ancestors`).
 */
export const FRAME = frameAt(location);

interface Frame {
  /** The origin of the site around it. */
  readonly site: string;
  /** What the site is in. */
  readonly language: string | null;
}

function frameAt({ pathname, search }: Location): Frame | null {
  const asked = new URLSearchParams(search);
  const site = asked.get('at');
  if (!pathname.endsWith('/frame') || site === null || window.parent === window) return null;
  return { site, language: asked.get('lang') };
}

export function tellSite(message: FromFrame): void {
  if (FRAME !== null) window.parent.postMessage(message, FRAME.site);
}

/** How long the site has to give back what it kept: without it the chat begins anew. */
const RECALL_MS = 2_000;

/** Where the browser lets a frame keep nothing, the site around it is asked to. */
export async function borrowStorage(): Promise<void> {
  if (FRAME === null || !isDenied()) return;
  const known = await new Promise<{ readonly [name: string]: string }>((resolve) => {
    const timer = setTimeout(() => resolve({}), RECALL_MS);
    addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== FRAME.site || source !== window.parent || !isToFrame(data)) return;
      if (data.holdfast !== 'recalled') return;
      clearTimeout(timer);
      resolve(data.kept);
    });
    tellSite({ holdfast: 'recall' });
  });
  lend(known, (name, value) => tellSite({ holdfast: 'keep', name, value }));
}

/** Tells the site of what came while nobody looked, and closes where Escape is pressed. */
export function useFrame(business: string, entries: readonly Entry[]): void {
  const isShown = useShown();
  const seen = useRef(recallSeen(business));
  const said = entries.filter(({ from }) => from === 'business');
  const last = said.at(-1)?.id ?? null;
  const unread = said.length - 1 - said.findIndex(({ id }) => id === seen.current);
  useEffect(() => {
    if (FRAME === null || last === null) return;
    if (isShown) {
      seen.current = last;
      keepSeen(business, last);
    }
    tellSite({ holdfast: 'unread', count: isShown ? 0 : unread });
  }, [business, isShown, last, unread]);
}

function useShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (FRAME === null) return;
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== FRAME.site || source !== window.parent || !isToFrame(data)) return;
      if (data.holdfast === 'recalled') return;
      setShown(data.holdfast === 'shown');
      if (data.holdfast === 'shown') document.getElementById('message')?.focus({ preventScroll: true });
    };
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector('dialog[open]') === null) {
        tellSite({ holdfast: 'close' });
      }
    };
    addEventListener('message', hear);
    addEventListener('keydown', leave);
    tellSite({ holdfast: 'ready' });
    return () => {
      removeEventListener('message', hear);
      removeEventListener('keydown', leave);
    };
  }, []);
  return isShown;
}
