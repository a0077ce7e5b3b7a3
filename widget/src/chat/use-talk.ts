import { useEffect, useState, useSyncExternalStore } from 'react';
import { Talk } from './talk.ts';
import { START, type TalkView } from './talk-view.ts';

const REFRESH_MS = 30_000;

/** The talk with a business for as long as the component lives. */
export function useTalk(
  business: string,
  looksInside: boolean,
): { readonly talk: Talk | null; readonly view: TalkView } {
  const [talk, setTalk] = useState<Talk | null>(null);
  useEffect(() => {
    const begun = new Talk(business, looksInside);
    setTalk(begun);
    void begun.start();
    const stop = refreshNowAndThen(begun);
    return () => {
      stop();
      begun.close();
    };
  }, [business, looksInside]);
  const view = useSyncExternalStore(talk?.subscribe ?? never, talk?.view ?? nothing);
  return { talk, view };
}

/** An offer runs out without anybody saying a word, and a payment may; the page should show it. */
function refreshNowAndThen(talk: Talk): () => void {
  const refresh = () => {
    if (document.visibilityState === 'visible') talk.refresh();
  };
  const timer = setInterval(refresh, REFRESH_MS);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

const nothing = () => START;
const never = () => () => {};
