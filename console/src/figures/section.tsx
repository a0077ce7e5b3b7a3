import { type ReactNode, useId } from 'react';
import { useBusiness } from '../api/business.ts';
import { type Asked, csvPath } from '../api/figures.ts';
import { useSpoken } from '../words/spoken.tsx';

interface SectionProps {
  readonly title: string;
  readonly table: Parameters<typeof csvPath>[1];
  readonly asked: Asked;
  readonly children: ReactNode;
}

/** One part of the figures, and a file of it. */
export function Section({ title, table, asked, children }: SectionProps) {
  const { words, say } = useSpoken();
  const { id } = useBusiness();
  const heading = useId();
  return (
    <section className="card figure" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <a className="button" href={csvPath(id, table, asked)} aria-label={say('csvOf', { name: title })} download>
          {words.csv}
        </a>
      </header>
      {children}
    </section>
  );
}
