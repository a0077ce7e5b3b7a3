import { useEffect, useState, useSyncExternalStore } from 'react';
import { Talk, type TalkView } from './talk.ts';

const REFRESH_MS = 30_000;

/** The talk with a business for as long as the component lives. */
export function useTalk(business: string): { readonly talk: Talk | null; readonly view: TalkView } {
  const [talk, setTalk] = useState<Talk | null>(null);
  useEffect(() => {
    const begun = new Talk(business);
    setTalk(begun);
    void begun.start();
    const stop = refreshNowAndThen(begun);
    return () => {
      stop();
      begun.close();
    };
  }, [business]);
  const view = useSyncExternalStore(talk?.subscribe ?? never, talk?.view ?? nothing);
  return { talk, view };
}

/** An offer runs out without anybody saying a word, and the panel should show it. */
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

const NOTHING: TalkView = { entries: [], connection: 'connecting', typing: false, inspection: null };
const nothing = () => NOTHING;
const never = () => () => {};
