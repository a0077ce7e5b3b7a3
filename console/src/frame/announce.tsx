import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** One live region for the whole console: what happens without a change of focus is said there (G10). */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" role="status">
        <span key={said.turn}>{said.text}</span>
      </div>
    </AnnounceContext>
  );
}

export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
