import type { Json } from '../api/settings.ts';
import { useSpoken } from '../words/spoken.tsx';
import { listOf, placed } from './schema.ts';
import { sayWeekday, WEEKDAYS, weekOf, writtenWeek } from './week.ts';

interface HoursProps {
  readonly label: string;
  readonly value: Json;
  readonly disabled: boolean;
  readonly onChange: (value: Json) => void;
}

/** Hours of a week, day by day; the pause between two ranges is a break. */
export function WeekInput({ label, value, disabled, onChange }: HoursProps) {
  const { language } = useSpoken();
  const week = weekOf(value);
  return (
    <fieldset className="week" disabled={disabled}>
      <legend>{label}</legend>
      {WEEKDAYS.map((day) => {
        const name = sayWeekday(language, day);
        return (
          <div key={day} className="week-day">
            <span className="week-name">{name}</span>
            <Ranges
              {...{ label: name, ranges: week[day], disabled }}
              onChange={(ranges) => onChange(writtenWeek({ ...week, [day]: ranges }))}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** Closed, or open at these hours: of one day that is not like the others. */
export function DayHours({ label, value, disabled, onChange }: HoursProps) {
  const { words } = useSpoken();
  return (
    <fieldset className="week" disabled={disabled}>
      <legend>{label}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={value === 'closed'}
          onChange={({ target }) => onChange(target.checked ? 'closed' : ['09:00-17:00'])}
        />
        {words.closed}
      </label>
      {value !== 'closed' && (
        <Ranges {...{ label, ranges: listOf(value).map(String), disabled }} onChange={(ranges) => onChange(ranges)} />
      )}
    </fieldset>
  );
}

interface RangesProps {
  readonly label: string;
  readonly ranges: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (ranges: string[]) => void;
}

function Ranges({ label, ranges, disabled, onChange }: RangesProps) {
  const { words, say } = useSpoken();
  const set = (index: number, range: string) => onChange(ranges.map((one, at) => (at === index ? range : one)));
  return (
    <ul className="ranges">
      {ranges.length === 0 && <li className="soft">{words.closed}</li>}
      {placed(ranges).map(({ one: range, at: index, key }) => {
        const [from = '', to = ''] = range.split('-').map((part) => part.trim());
        return (
          <li key={key}>
            <Clock
              label={say('rangeFrom', { what: label })}
              value={from}
              onChange={(next) => set(index, `${next}-${to}`)}
            />
            <span aria-hidden="true">–</span>
            <Clock
              label={say('rangeTo', { what: label })}
              value={to}
              onChange={(next) => set(index, `${from}-${next}`)}
            />
            {!disabled && (
              <button
                type="button"
                className="button plain"
                aria-label={say('dropRange', { what: label, range })}
                onClick={() => onChange(ranges.filter((_, at) => at !== index))}
              >
                ×
              </button>
            )}
          </li>
        );
      })}
      {!disabled && (
        <li>
          <button
            type="button"
            className="button plain"
            aria-label={say('addRange', { what: label })}
            onClick={() => onChange([...ranges, ranges.length === 0 ? '09:00-17:00' : '18:00-20:00'])}
          >
            +
          </button>
        </li>
      )}
    </ul>
  );
}

interface ClockProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The end of a day is no time that a browser knows. */
function Clock({ label, value, onChange }: ClockProps) {
  const type = value === '24:00' ? 'text' : 'time';
  return <input {...{ type, value, 'aria-label': label }} onChange={({ target }) => onChange(target.value)} />;
}
