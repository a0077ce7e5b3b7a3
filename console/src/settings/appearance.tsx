import { useState } from 'react';
import { useBusiness } from '../api/business.ts';
import { useSpoken } from '../words/spoken.tsx';
import { ProblemsAt } from './problems.tsx';
import type { OwnInputProps } from './reminders.tsx';

const USUAL = '#0b6b63';

/** What the button and the chat are painted with, and how that looks. */
export function ColourInput({ label, value, place, disabled, onChange }: OwnInputProps) {
  const { words } = useSpoken();
  const { name } = useBusiness();
  const colour = typeof value === 'string' ? value : USUAL;
  return (
    <div className="fields">
      <label className="field colour">
        <span>{label}</span>
        <input {...{ type: 'color', value: colour, disabled }} onChange={({ target }) => onChange(target.value)} />
      </label>
      <p className="bubble colour-sample" style={{ background: colour }}>
        {name}
      </p>
      {value !== null && !disabled && (
        <button type="button" className="button plain" onClick={() => onChange(null)}>
          {words.usual}
        </button>
      )}
      <ProblemsAt place={place} />
    </div>
  );
}

const PICTURE_BYTES_MAX = 48_000;

/** A small picture that travels with the settings. */
export function PictureInput({ label, value, place, disabled, onChange }: OwnInputProps) {
  const { words } = useSpoken();
  const [isTooLarge, setTooLarge] = useState(false);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    setTooLarge(file.size > PICTURE_BYTES_MAX);
    if (file.size > PICTURE_BYTES_MAX) return;
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <div className="fields">
      {typeof value === 'string' && <img src={value} alt="" width="64" height="64" />}
      <label className="field">
        <span>{label}</span>
        <input
          {...{ type: 'file', accept: 'image/png,image/jpeg,image/webp', disabled }}
          onChange={({ target }) => take(target.files?.[0])}
        />
        <small className={isTooLarge ? 'trouble' : undefined}>{words.pictureHint}</small>
      </label>
      {value !== null && !disabled && (
        <button type="button" className="button plain" onClick={() => onChange(null)}>
          {words.remove}
        </button>
      )}
      <ProblemsAt place={place} />
    </div>
  );
}
