import type { FiguresView } from '../api/figures.ts';
import { channelName } from '../inbox/channel.ts';
import { sayLanguage } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';

const PERIODS = [
  [7, 'last7'],
  [30, 'last30'],
  [90, 'last90'],
  [365, 'lastYear'],
] as const;

interface ControlsProps {
  readonly days: number;
  readonly channel: string;
  readonly language: string;
  readonly channels: FiguresView['channels'];
  readonly languages: FiguresView['languages'];
  readonly onDays: (days: number) => void;
  readonly onChannel: (channel: string) => void;
  readonly onLanguage: (language: string) => void;
}

/** Which days, which channel, which language. */
export function Controls(props: ControlsProps) {
  const { days, channel, language, channels, languages, onDays, onChannel, onLanguage } = props;
  const { words } = useSpoken();
  return (
    <div className="figures-controls">
      <fieldset className="choices">
        <legend className="visually-hidden">{words.period}</legend>
        {PERIODS.map(([count, name]) => (
          <label key={count}>
            <input type="radio" name="period" checked={days === count} onChange={() => onDays(count)} />
            <span>{words[name]}</span>
          </label>
        ))}
      </fieldset>
      <Choice
        {...{ label: words.channel, all: words.allChannels, value: channel, onChange: onChannel }}
        choices={channels.map(({ name }) => [name, name === 'by hand' ? words.byHandChannel : channelName(name)])}
      />
      <Choice
        {...{ label: words.language, all: words.allLanguages, value: language, onChange: onLanguage }}
        choices={languages.filter(({ name }) => name !== '').map(({ name }) => [name, sayLanguage(name, name)])}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, all, value, choices, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {choices.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
