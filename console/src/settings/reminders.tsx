import type { Json } from '../api/settings.ts';
import { useSpoken } from '../words/spoken.tsx';
import { CheckInput, TextInput } from './inputs.tsx';
import { ProblemsAt } from './problems.tsx';
import { entriesOf, listOf, placed, withEntry } from './schema.ts';

export interface OwnInputProps {
  readonly label: string;
  readonly value: Json;
  readonly place: string;
  readonly disabled: boolean;
  readonly onChange: (value: Json) => void;
}

const UNITS = ['d', 'h', 'm'] as const;
/** When people are reminded where the business says nothing of it (F8). */
const DAYTIME = '08:00-21:00';

/** How long before customers are reminded: `[24h, 2h]`, or the same with the hours in which people are written to. */
export function RemindersInput({ label, value, place, disabled, onChange }: OwnInputProps) {
  const { words, say } = useSpoken();
  const { before, tell } = entriesOf(value);
  const leads = listOf(Array.isArray(value) ? value : (before ?? null)).map(String);
  const [, from = '', to = ''] = /^(.*?)\s*-\s*(.*)$/.exec(typeof tell === 'string' ? tell : DAYTIME) ?? [];
  const write = (next: readonly string[]) => onChange(tell === undefined ? [...next] : { before: [...next], tell });
  const writeHours = (opens: string, closes: string) => onChange({ before: [...leads], tell: `${opens}-${closes}` });
  const unitName = { d: words.daysBefore, h: words.hoursBefore, m: words.minutesBefore };
  return (
    <fieldset className="fields" disabled={disabled}>
      <legend>{label}</legend>
      {leads.length === 0 && <p className="soft">{words.noReminders}</p>}
      <ul className="ranges">
        {placed(leads).map(({ one, at, key }) => {
          const [, count = '', unit = 'h'] = /^(\d+)([dhm])$/.exec(one) ?? [];
          const set = (next: string) => write(leads.map((lead, index) => (index === at ? next : lead)));
          const name = `${label} ${at + 1}`;
          return (
            <li key={key}>
              <input
                {...{ type: 'number', min: 1, value: count, 'aria-label': name }}
                onChange={({ target }) => set(`${target.value}${unit}`)}
              />
              <select
                aria-label={say('unitOf', { name })}
                value={unit}
                onChange={({ target }) => set(`${count}${target.value}`)}
              >
                {UNITS.map((each) => (
                  <option key={each} value={each}>
                    {unitName[each]}
                  </option>
                ))}
              </select>
              <button
                type="button"
                className="button plain"
                aria-label={say('removeFrom', { name })}
                onClick={() => write(leads.filter((_, index) => index !== at))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      {!disabled && (
        <button type="button" className="button" onClick={() => write([...leads, '24h'])}>
          {say('addTo', { list: label })}
        </button>
      )}
      {leads.length > 0 && (
        <div className="pair">
          <label className="field">
            <span>{words.toldFrom}</span>
            <input type="time" value={from} onChange={({ target }) => writeHours(target.value, to)} />
          </label>
          <label className="field">
            <span>{words.toldUntil}</span>
            <input type="time" value={to} onChange={({ target }) => writeHours(from, target.value)} />
          </label>
        </div>
      )}
      <ProblemsAt place={place} />
    </fieldset>
  );
}

/** Whether people may wait for what is taken, and how long it is kept for whoever is told. */
export function WaitingInput({ label, value, place, disabled, onChange }: OwnInputProps) {
  const { words } = useSpoken();
  const terms = entriesOf(value);
  const isOn = value === true || typeof value === 'object';
  const set = (name: string) => (next: Json) => {
    const written = withEntry(terms, name, next);
    onChange(Object.keys(written).length === 0 ? true : written);
  };
  return (
    <fieldset className="fields" disabled={disabled}>
      <legend>{label}</legend>
      <CheckInput {...{ label: words.waitingOn, value: isOn && value !== null, disabled }} onChange={onChange} />
      {isOn && value !== null && (
        <div className="pair">
          <TextInput
            {...{ label: words.heldFor, schema: {}, value: terms['hold'] ?? null, disabled }}
            onChange={set('hold')}
          />
          <TextInput
            {...{ label: words.toldWithin, schema: {}, value: terms['tell'] ?? null, disabled }}
            onChange={set('tell')}
          />
        </div>
      )}
      <ProblemsAt place={place} />
    </fieldset>
  );
}
