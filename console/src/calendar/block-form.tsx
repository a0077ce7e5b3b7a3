import { type FormEvent, useState } from 'react';
import type { BlockView, Calendar } from '../api/calendar.ts';
import { Dialog } from '../frame/dialog.tsx';
import { sayMoment } from '../time/said.ts';
import { clockOf, instantAt, minutesOf, type Wall } from '../time/zoned.ts';
import { useSpoken } from '../words/spoken.tsx';
import type { Open } from './open.ts';
import { REASON } from './said.ts';

interface BlockFormProps {
  readonly calendar: Calendar;
  readonly at: Wall;
  readonly resource: string | null;
  readonly onAct: (open: Open) => void;
  readonly onClose: () => void;
}

const REASONS: readonly BlockView['reason'][] = ['holiday', 'sickness', 'other'];

/** A time in which nothing is offered: a holiday, sickness, something else. What is booked in it stays and is named (G4). */
export function BlockForm({ calendar, at, resource, onAct, onClose }: BlockFormProps) {
  const { words, say, language } = useSpoken();
  const { resources, timeZone } = calendar;
  const [chosen, setChosen] = useState<readonly string[]>(
    resource === null ? resources.map(({ id }) => id) : [resource],
  );
  const [fromDate, setFromDate] = useState(at.date);
  const [fromTime, setFromTime] = useState(clockOf(at.minutes));
  const [toDate, setToDate] = useState(at.date);
  const [toTime, setToTime] = useState('18:00');
  const [reason, setReason] = useState<BlockView['reason']>('other');
  const [note, setNote] = useState('');
  const start = instantAt(timeZone, { date: fromDate, minutes: minutesOf(fromTime) });
  const end = instantAt(timeZone, { date: toDate, minutes: minutesOf(toTime) });
  const isBackwards = end <= start;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBackwards || chosen.length === 0) return;
    const title = say('blockAsk', {
      from: sayMoment(language, timeZone, start),
      to: sayMoment(language, timeZone, end),
    });
    const body = { resources: [...chosen], start, end, reason, ...(note.trim() && { note: note.trim() }) };
    onAct({ kind: 'confirm', title, act: { kind: 'block', body } });
  };
  const toggle = (id: string, isOn: boolean) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Dialog title={words.blockTime} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="soft">{words.blockMeans}</p>
        <fieldset className="checks">
          <legend className="small">{words.resource}</legend>
          {resources.map(({ id, name }) => (
            <label key={id} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <div className="pair">
          <label className="field">
            <span>{words.from}</span>
            <input type="date" required value={fromDate} onChange={({ target }) => setFromDate(target.value)} />
          </label>
          <label className="field">
            <span>{words.time}</span>
            <input type="time" required value={fromTime} onChange={({ target }) => setFromTime(target.value)} />
          </label>
        </div>
        <div className="pair">
          <label className="field">
            <span>{words.to}</span>
            <input type="date" required value={toDate} onChange={({ target }) => setToDate(target.value)} />
          </label>
          <label className="field">
            <span>{words.time}</span>
            <input type="time" required value={toTime} onChange={({ target }) => setToTime(target.value)} />
          </label>
        </div>
        <label className="field">
          <span>{words.reason}</span>
          <select value={reason} onChange={({ target }) => setReason(target.value as BlockView['reason'])}>
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {words[REASON[one]]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{words.note}</span>
          <input maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
        </label>
        {isBackwards && <p className="trouble">{words.endsBefore}</p>}
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button strong" disabled={isBackwards || chosen.length === 0}>
            {words.goOn}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
