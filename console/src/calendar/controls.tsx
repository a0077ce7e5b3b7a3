import { useBusiness } from '../api/business.ts';
import type { Calendar } from '../api/calendar.ts';
import { Icon } from '../frame/icons.tsx';
import { sayDate } from '../time/said.ts';
import { addDays, wallIn } from '../time/zoned.ts';
import { useSpoken } from '../words/spoken.tsx';

const VIEWS = ['day', 'week', 'list'] as const;
export type View = (typeof VIEWS)[number];

interface ControlsProps {
  readonly view: View;
  readonly date: string;
  readonly dates: readonly string[];
  readonly resource: string | null;
  readonly resources: Calendar['resources'];
  readonly onView: (view: View) => void;
  readonly onDate: (date: string) => void;
  readonly onResource: (resource: string | null) => void;
}

export function Controls(props: ControlsProps) {
  const { view, date, dates, resource, resources, onView, onDate, onResource } = props;
  const { words, language } = useSpoken();
  const { timeZone } = useBusiness();
  const [first = date, last = first] = [dates[0], dates.at(-1)];
  return (
    <div className="calendar-controls">
      <div className="buttons">
        <button type="button" className="button" onClick={() => onDate(wallIn(timeZone, Date.now()).date)}>
          {words.today}
        </button>
        <button
          type="button"
          className="button"
          aria-label={words.before}
          onClick={() => onDate(addDays(date, -dates.length))}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="button"
          aria-label={words.after}
          onClick={() => onDate(addDays(date, dates.length))}
        >
          <Icon name="forward" />
        </button>
      </div>
      <h2 aria-live="polite">
        {first === last ? sayDate(language, first, 'long') : `${sayDate(language, first)} – ${sayDate(language, last)}`}
      </h2>
      <input
        {...{ type: 'date', value: date, 'aria-label': words.goToDate }}
        onChange={({ target }) => target.value !== '' && onDate(target.value)}
      />
      {resources.length > 1 && (
        <select
          aria-label={words.resource}
          value={resource ?? ''}
          onChange={({ target }) => onResource(target.value === '' ? null : target.value)}
        >
          <option value="">{words.everybody}</option>
          {resources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <fieldset className="choices">
        <legend className="visually-hidden">{words.show}</legend>
        {VIEWS.map((one) => (
          <label key={one}>
            <input type="radio" name="view" checked={view === one} onChange={() => onView(one)} />
            <span>{words[one]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
