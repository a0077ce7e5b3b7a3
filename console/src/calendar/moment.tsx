import { useSpoken } from '../words/spoken.tsx';

interface MomentProps {
  readonly date: string;
  readonly time: string;
  readonly setDate: (date: string) => void;
  readonly setTime: (time: string) => void;
}

/** A day and a time of it, as the clock on the wall has them. */
export function MomentFields({ date, time, setDate, setTime }: MomentProps) {
  const { words } = useSpoken();
  return (
    <>
      <label className="field">
        <span>{words.date}</span>
        <input type="date" required value={date} onChange={({ target }) => setDate(target.value)} />
      </label>
      <label className="field">
        <span>{words.time}</span>
        <input type="time" required value={time} onChange={({ target }) => setTime(target.value)} />
      </label>
    </>
  );
}
