import { useSpoken } from '../words/words.ts';
import type { Day } from './entries.ts';

interface TimesProps {
  readonly days: readonly Day[];
  /** Null once something was answered: then they are only read. */
  readonly onSay: ((text: string) => void) | null;
}

/** Free times under their day, which is said once. A tap says the time that is on it. */
export function Times({ days, onSay }: TimesProps) {
  const { words } = useSpoken();
  return days.map(({ day, times }) => (
    <div className="times" key={day}>
      <p className="day">{day}</p>
      <ul aria-label={onSay === null ? day : `${words.choices}: ${day}`}>
        {times.map((time) => (
          <li key={time}>
            {onSay === null ? (
              <span className="chip-spent">{time}</span>
            ) : (
              <button type="button" className="option" onClick={() => onSay(time)}>
                {time}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}
