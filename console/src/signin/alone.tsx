import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { LanguagePicker } from '../frame/frame.tsx';

interface AloneProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page for whoever is not inside yet. */
export function Alone({ title, lead, children }: AloneProps) {
  useEffect(() => {
    document.title = `${title} · Holdfast`;
  }, [title]);
  return (
    <div className="alone">
      <main>
        <img className="mark" src="/favicon.svg" alt="" width="44" height="44" />
        <div className="card">
          <h1>{title}</h1>
          {lead !== undefined && <p className="soft">{lead}</p>}
          {children}
        </div>
        <div className="alone-language">
          <LanguagePicker />
        </div>
      </main>
    </div>
  );
}
