import type { FiguresView } from '../api/figures.ts';
import { sayDate } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';

const COLUMNS = [
  ['wrote', 'wrote'],
  ['booked', 'booked'],
  ['came', 'came'],
  ['no_show', 'noShows'],
  ['handed_over', 'handOvers'],
  ['not_understood', 'unheard'],
] as const;

/** Each day: who wrote, and who of them booked. The picture is for a glance; the table beside it says the same. */
export function Days({ days }: Pick<FiguresView, 'days'>) {
  const { words, language } = useSpoken();
  if (days.every((day) => COLUMNS.every(([measure]) => day[measure] === 0))) {
    return <p className="nothing">{words.nothingCounted}</p>;
  }
  return (
    <div className="beside">
      <Drawn days={days} />
      <div className="table-scroll days-table" ref={reachedByKeys}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {COLUMNS.map(([measure, name]) => (
                <th key={measure} scope="col" className="number">
                  {words[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{sayDate(language, day.day)}</th>
                {COLUMNS.map(([measure]) => (
                  <td key={measure} className="number">
                    {day[measure]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** What scrolls can be scrolled with keys. */
function reachedByKeys(one: HTMLElement | null): void {
  if (one) one.tabIndex = 0;
}

const [WIDTH, HEIGHT] = [10, 100];

function Drawn({ days }: Pick<FiguresView, 'days'>) {
  const { words, say, language } = useSpoken();
  const most = Math.max(1, ...days.map(({ wrote, booked }) => Math.max(wrote, booked)));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const bar = (count: number, place: number, inset: number) => ({
    ...{ x: place * WIDTH + inset, width: WIDTH - 2 * inset },
    ...{ y: HEIGHT - (count / most) * HEIGHT, height: (count / most) * HEIGHT },
  });
  return (
    <figure className="drawn" aria-hidden="true">
      <figcaption>
        <span className="key wrote">{words.wrote}</span>
        <span className="key booked">{words.booked}</span>
        <span className="soft">{say('mostOnADay', { count: most })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, wrote, booked }, place) => (
          <g key={day}>
            <rect className="wrote" {...bar(wrote, place, 1)} />
            <rect className="booked" {...bar(booked, place, 1)} />
          </g>
        ))}
      </svg>
      <div className="ends">
        <span>{sayDate(language, first)}</span>
        <span>{sayDate(language, last)}</span>
      </div>
    </figure>
  );
}
