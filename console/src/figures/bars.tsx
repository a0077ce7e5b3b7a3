import { useSpoken } from '../words/spoken.tsx';

interface BarsProps {
  readonly title: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly hint?: string | null;
    readonly count: number;
  }[];
  /** What the shares are of. */
  readonly all: number;
}

/** A table of counts with a bar in each row: the bar is for a glance, the numbers are what is read. */
export function Bars({ title, rows, all }: BarsProps) {
  const { words, language } = useSpoken();
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="bars">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className="number">
            {words.howMany}
          </th>
          <th scope="col" className="number">
            {words.share}
          </th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, hint, count }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {hint && <small className="soft">{hint}</small>}
            </th>
            <td className="number">{number.format(count)}</td>
            <td className="number">{all === 0 ? '–' : percent.format(count / all)}</td>
            <td className="bar" aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect className="booked" x="0" y="0" height="10" width={(count / most) * 100} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
