import { useId, useState } from 'react';
import type { Json } from '../api/settings.ts';
import { choiceName } from '../words/choices.ts';
import { useSpoken } from '../words/spoken.tsx';
import { listOf, type Schema } from './schema.ts';

/** The small fields that forms are made of. */

export interface InputProps {
  readonly label: string;
  readonly schema: Schema;
  readonly value: Json;
  readonly disabled: boolean;
  readonly onChange: (value: Json) => void;
}

const LONG = 60;

/** Long or short as it is when it is opened: a field that changed under the typing would lose it. */
export function TextInput({ label, schema, value, disabled, onChange }: InputProps) {
  const text = typeof value === 'string' ? value : '';
  const [isLong] = useState(text.length > LONG || (schema.maxLength ?? 0) > 200);
  const change = (next: string) => onChange(next === '' ? null : next);
  if (isLong) {
    return (
      <label className="field">
        <span>{label}</span>
        <textarea {...{ rows: 3, value: text, disabled }} onChange={({ target }) => change(target.value)} />
      </label>
    );
  }
  return (
    <label className="field">
      <span>{label}</span>
      <input {...{ type: 'text', value: text, disabled }} onChange={({ target }) => change(target.value)} />
    </label>
  );
}

export function DateInput({ label, value, disabled, onChange }: InputProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        {...{ type: 'date', value: typeof value === 'string' ? value : '', disabled }}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </label>
  );
}

export function NumberInput({ label, schema, value, disabled, onChange }: InputProps) {
  const step = schema.type === 'integer' ? 1 : 'any';
  return (
    <label className="field">
      <span>{label}</span>
      <input
        {...{ type: 'number', step, min: schema.minimum, disabled, value: typeof value === 'number' ? value : '' }}
        placeholder={typeof schema.default === 'number' ? String(schema.default) : undefined}
        onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
      />
    </label>
  );
}

interface MoneyProps extends InputProps {
  readonly currency: string;
}

/** An amount as one writes it in its currency; what is kept is hundredths of it. */
export function MoneyInput({ label, value, currency, disabled, onChange }: MoneyProps) {
  const { words } = useSpoken();
  const hint = useId();
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const written = typeof value === 'number' ? (value / 100).toFixed(value % 100 === 0 ? 0 : digits) : '';
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? written;
  const isFine = text === '' || centsIn(text, digits) !== null;
  const change = (next: string) => {
    setTyped(next);
    const cents = centsIn(next, digits);
    if (next === '' || cents !== null) onChange(cents);
  };
  return (
    <label className="field">
      <span>{`${label} (${currency})`}</span>
      <input
        {...{ inputMode: 'decimal', value: text, disabled, 'aria-invalid': !isFine, 'aria-describedby': hint }}
        onChange={({ target }) => change(target.value)}
        onBlur={() => isFine && setTyped(null)}
      />
      <small id={hint} className={isFine ? 'visually-hidden' : 'trouble'}>
        {isFine ? currency : words.noAmount}
      </small>
    </label>
  );
}

/** `21,50` and `21.5` are 2150; what has more places than the currency is none. */
function centsIn(text: string, digits: number): number | null {
  const found = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  if (found === null || (found[2] !== undefined && found[2].length > digits)) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

export function ChoiceInput({ label, schema, value, disabled, onChange }: InputProps) {
  const { words, code } = useSpoken();
  return (
    <label className="field">
      <span>{label}</span>
      <select
        {...{ disabled, value: typeof value === 'string' ? value : '' }}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{words.usual}</option>
        {(schema.enum ?? []).map((one) => (
          <option key={one} value={one}>
            {choiceName(code, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function CheckInput({ label, value, disabled, onChange }: Omit<InputProps, 'schema'>) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

/** A list of words or sentences, one on a line. */
export function LinesInput({ label, value, disabled, onChange }: Omit<InputProps, 'schema'>) {
  const { words } = useSpoken();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? listOf(value).map(String).join('\n');
  const change = (next: string) => {
    setTyped(next);
    onChange(
      next
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
  };
  return (
    <label className="field">
      <span>{label}</span>
      <textarea
        {...{ rows: Math.min(6, Math.max(2, text.split('\n').length)), value: text, disabled }}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(null)}
      />
      <small>{words.onePerLine}</small>
    </label>
  );
}

interface PickProps extends Omit<InputProps, 'schema'> {
  readonly options: readonly string[];
}

/** Some of what there is: who does what. */
export function PickInput({ label, value, options, disabled, onChange }: PickProps) {
  const picked = listOf(value).map(String);
  const all = [...options, ...picked.filter((one) => !options.includes(one))];
  return (
    <fieldset className="picks" disabled={disabled}>
      <legend>{label}</legend>
      {all.map((one) => (
        <label key={one} className="check">
          <input
            type="checkbox"
            checked={picked.includes(one)}
            onChange={({ target }) => onChange(all.filter((it) => (it === one ? target.checked : picked.includes(it))))}
          />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
