import { type FormEvent, useState } from 'react';
import type { Calendar } from '../api/calendar.ts';
import { Dialog } from '../frame/dialog.tsx';
import { sayMoment } from '../time/said.ts';
import { clockOf, instantAt, minutesOf, type Wall } from '../time/zoned.ts';
import { useSpoken } from '../words/spoken.tsx';
import { MomentFields } from './moment.tsx';
import type { Open } from './open.ts';

interface AddFormProps {
  readonly calendar: Calendar;
  readonly at: Wall;
  readonly resource: string | null;
  readonly onAct: (open: Open) => void;
  readonly onClose: () => void;
}

/** A booking by hand: somebody who rang up, or stands at the desk (G4). */
export function AddForm({ calendar, at, resource: given, onAct, onClose }: AddFormProps) {
  const { words, say, language } = useSpoken();
  const { services, resources, timeZone } = calendar;
  const [what, setWhat] = useState(services[0]?.name ?? '');
  const service = services.find(({ name }) => name === what);
  const able = resources.filter(({ id }) => !service || service.resources.includes(id));
  const [chosen, setResource] = useState(given);
  const resource = able.find(({ id }) => id === chosen)?.id ?? able[0]?.id ?? '';
  const [date, setDate] = useState(at.date);
  const [time, setTime] = useState(clockOf(at.minutes));
  const [minutes, setMinutes] = useState<number | null>(null);
  const length = minutes ?? service?.minutes ?? 30;
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [note, setNote] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const start = instantAt(timeZone, { date, minutes: minutesOf(time) });
    const optional = { ...(phone.trim() && { phone: phone.trim() }), ...(note.trim() && { note: note.trim() }) };
    onAct({
      kind: 'confirm',
      title: say('addAsk', { what, name, when: sayMoment(language, timeZone, start) }),
      act: { kind: 'add', body: { resource, start, minutes: length, what, name, key, ...optional } },
    });
  };
  return (
    <Dialog title={words.addBooking} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <What
          services={services}
          value={what}
          onChange={(next) => {
            setWhat(next);
            setMinutes(null);
          }}
        />
        <div className="pair">
          <label className="field">
            <span>{words.resource}</span>
            <select value={resource} onChange={({ target }) => setResource(target.value)}>
              {able.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{words.minutes}</span>
            <input
              {...{ type: 'number', min: 5, max: 1440, step: 5, required: true, value: length }}
              onChange={({ target }) => setMinutes(target.valueAsNumber)}
            />
          </label>
        </div>
        <div className="pair">
          <MomentFields {...{ date, time, setDate, setTime }} />
        </div>
        <div className="pair">
          <label className="field">
            <span>{words.name}</span>
            <input
              {...{ required: true, maxLength: 100, autoComplete: 'off', value: name }}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <label className="field">
            <span>{words.phone}</span>
            <input
              {...{ type: 'tel', maxLength: 40, autoComplete: 'off', value: phone }}
              onChange={({ target }) => setPhone(target.value)}
            />
          </label>
        </div>
        <label className="field">
          <span>{words.note}</span>
          <input maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </label>
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button strong">
            {words.goOn}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface WhatProps {
  readonly services: Calendar['services'];
  readonly value: string;
  readonly onChange: (what: string) => void;
}

/** One of the services, or any words where the business has none. */
function What({ services, value, onChange }: WhatProps) {
  const { words } = useSpoken();
  if (services.length === 0) {
    return (
      <label className="field">
        <span>{words.what}</span>
        <input required maxLength={200} value={value} onChange={({ target }) => onChange(target.value)} />
      </label>
    );
  }
  return (
    <label className="field">
      <span>{words.what}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {services.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
