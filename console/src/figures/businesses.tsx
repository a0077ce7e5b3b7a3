import { type Asked, useFiguresOfAll } from '../api/figures.ts';
import type { Business } from '../api/session.ts';
import { useSpoken } from '../words/spoken.tsx';
import { Groups } from './groups.tsx';

interface BusinessesProps {
  readonly businesses: readonly Business[];
  readonly asked: Asked;
}

/** Those of whom one has several, beside each other. */
export function Businesses({ businesses, asked }: BusinessesProps) {
  const { words } = useSpoken();
  const read = useFiguresOfAll(businesses, asked);
  const groups = businesses.flatMap(({ id }, place) => {
    const totals = read[place]?.data?.totals;
    return totals === undefined ? [] : [{ name: id, ...totals }];
  });
  const named = (business: string) => businesses.find(({ id }) => id === business)?.name ?? business;
  return (
    <section className="card figure" aria-label={words.byBusiness}>
      <h2>{words.byBusiness}</h2>
      <Groups groups={groups} named={named} title={words.business} />
    </section>
  );
}
