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

interface WeekProps extends HoursProps {
  /** What stands on a day that has none. */
  readonly none: string;
  /** Whether it may be left out: then it is as usual. */
  readonly isOptional: boolean;
}

/** Hours of a week, day by day; the pause between two ranges is a break. */
export function WeekInput({ label, value, disabled, none, isOptional, onChange }: WeekProps) {
  const { language, words } = useSpoken();
  const week = weekOf(value);
  if (isOptional && value === null) {
    return (
      <fieldset className="week" disabled={disabled}>
        <legend>{label}</legend>
        <div className="ranges">
          <span className="soft">{words.usual}</span>
          {!disabled && (
            <button type="button" className="button" onClick={() => onChange({})}>
              {words.ownHours}
            </button>
          )}
        </div>
      </fieldset>
    );
  }
  return (
    <fieldset className="week" disabled={disabled}>
      <legend>{label}</legend>
      {WEEKDAYS.map((day) => {
        const name = sayWeekday(language, day);
        return (
          <div key={day} className="week-day">
            <span className="week-name">{name}</span>
            <Ranges
              {...{ label: `${label}, ${name}`, ranges: week[day], disabled, none }}
              onChange={(ranges) => onChange(writtenWeek({ ...week, [day]: ranges }))}
            />
          </div>
        );
      })}
      {isOptional && !disabled && (
        <button type="button" className="button plain" onClick={() => onChange(null)}>
          {words.usual}
        </button>
      )}
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
        <Ranges
          {...{ label, ranges: listOf(value).map(String), disabled, none: words.closed }}
          onChange={(ranges) => onChange(ranges)}
        />
      )}
    </fieldset>
  );
}

interface RangesProps {
  readonly label: string;
  readonly ranges: readonly string[];
  readonly disabled: boolean;
  readonly none: string;
  readonly onChange: (ranges: string[]) => void;
}

function Ranges({ label, ranges, disabled, none, onChange }: RangesProps) {
  const { say } = useSpoken();
  const set = (index: number, range: string) => onChange(ranges.map((one, at) => (at === index ? range : one)));
  return (
    <ul className="ranges">
      {ranges.length === 0 && <li className="soft">{none}</li>}
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
