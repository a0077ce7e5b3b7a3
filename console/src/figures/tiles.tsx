import type { FiguresView } from '../api/figures.ts';
import { sayMoney, saySpan } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';

/** What one asks first, in large numbers. */
export function Tiles({ totals }: Pick<FiguresView, 'totals'>) {
  const { words, say, language } = useSpoken();
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const { answers, without_model: without, medianSeconds } = totals;
  return (
    <dl className="tiles">
      <Tile name={words.wrote}>{number.format(totals.wrote)}</Tile>
      <Tile name={words.booked}>{number.format(totals.booked)}</Tile>
      <Tile name={words.came}>{number.format(totals.came)}</Tile>
      <Tile name={words.noShows}>{number.format(totals.no_show)}</Tile>
      <Tile name={words.medianTime}>{medianSeconds === null ? '–' : saySpan(language, medianSeconds)}</Tile>
      <Tile name={words.withoutModel} beside={say('ofAnswers', { count: without, all: answers })}>
        {answers === 0 ? '–' : percent.format(without / answers)}
      </Tile>
      <Tile name={words.handOvers}>{number.format(totals.handed_over)}</Tile>
      <Tile name={words.unheard}>{number.format(totals.not_understood)}</Tile>
      {totals.takings.map(({ currency, cents, refundedCents }) => {
        const back = refundedCents > 0 && say('takenBack', { amount: sayMoney(language, refundedCents, currency) });
        return (
          <Tile key={currency} name={words.takings} {...(back && { beside: back })}>
            {sayMoney(language, cents, currency)}
          </Tile>
        );
      })}
    </dl>
  );
}

interface TileProps {
  readonly name: string;
  readonly beside?: string;
  readonly children: string;
}

function Tile({ name, beside, children }: TileProps) {
  return (
    <div className="card">
      <dt>{name}</dt>
      <dd>
        {children}
        {beside && <small>{beside}</small>}
      </dd>
    </div>
  );
}
