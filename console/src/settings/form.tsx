import type { Json } from '../api/settings.ts';
import { useSpoken } from '../words/spoken.tsx';
import { SERVICES } from './does.ts';
import { problemsAt, shownValue, useDrafting } from './draft.ts';
import { DayHours, WeekInput } from './hours.tsx';
import {
  CheckInput,
  ChoiceInput,
  DateInput,
  LinesInput,
  MoneyInput,
  NumberInput,
  PickInput,
  TextInput,
} from './inputs.tsx';
import { useLabels } from './labels.ts';
import { ListInput } from './list.tsx';
import { entriesOf, isInLanguages, isWeek, listOf, type Schema, titleOf, withEntry } from './schema.ts';
import { sayWrong } from './wrong.ts';

export interface FormProps {
  readonly name: string;
  readonly schema: Schema;
  readonly value: Json;
  /** Where it stands, as the server names places. */
  readonly place: string;
  readonly currency: string | null;
  readonly label?: string;
  readonly onChange: (value: Json) => void;
}

/** A form for whatever a schema allows, with what is wrong said where it is. */
export function SchemaForm(props: FormProps) {
  const { problems } = useDrafting();
  const { code } = useSpoken();
  const isWhole = props.schema.type === 'object' || props.schema.type === 'array';
  const own = problems.filter(({ field }) => field === props.place);
  const shown = isWhole ? own : problemsAt(problems, props.place);
  return (
    <div className={shown.length > 0 ? 'wrong-here' : undefined}>
      <Input {...props} />
      {shown.map(({ message }) => (
        <p key={message} className="trouble" role="alert">
          {sayWrong(code, message)}
        </p>
      ))}
    </div>
  );
}

function Input(props: FormProps) {
  const { name, value, currency, place, onChange } = props;
  const { words } = useSpoken();
  const { canEdit, locales } = useDrafting();
  const labelOf = useLabels();
  const schema = narrowed(props.schema, value);
  const label = props.label ?? labelOf(name);
  const common = { label, schema, value, onChange, disabled: !canEdit };
  if (name === 'hours' && props.schema.anyOf !== undefined) return <DayHours {...common} />;
  if (isWeek(schema) && (name === 'hours' || name === 'breaks')) {
    return <WeekInput {...common} none={name === 'hours' ? words.closed : '–'} isOptional={place !== 'hours'} />;
  }
  if (name === 'services' && /\.stylists\.\d+\.services$/.test(place)) return <Does {...common} />;
  if (isInLanguages(schema, locales)) return <InLanguages {...props} schema={schema} label={label} />;
  switch (schema.type) {
    case 'object':
      return <Fields {...props} schema={schema} label={label} />;
    case 'array':
      return schema.items?.type === 'object' ? (
        <ListInput {...props} schema={schema} label={label} />
      ) : (
        <LinesInput {...common} />
      );
    case 'boolean':
      return <CheckInput {...common} />;
    case 'integer':
    case 'number':
      return currency !== null && /cents/i.test(name) ? (
        <MoneyInput {...common} currency={currency} />
      ) : (
        <NumberInput {...common} />
      );
    default:
      if (schema.enum !== undefined) return <ChoiceInput {...common} />;
      return name === 'date' || name === 'until' ? <DateInput {...common} /> : <TextInput {...common} />;
  }
}

/** Of several things that may stand there, the one that does. */
function narrowed(schema: Schema, value: Json): Schema {
  const { anyOf } = schema;
  if (anyOf === undefined) return schema;
  const kind = Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : typeof value;
  const fits = ({ type }: Schema) => type === kind || (kind === 'number' && type === 'integer');
  return anyOf.find(fits) ?? anyOf.find(({ type }) => type !== 'null') ?? schema;
}

function Fields({ name, schema, value, place, currency, label, onChange }: FormProps) {
  const entries = entriesOf(value);
  const { canEdit } = useDrafting();
  const labelOf = useLabels();
  const known = Object.entries(schema.properties ?? {}).filter(([one]) => one !== 'id');
  // What is named by the owner, and not by us: lists by their names.
  const named = schema.properties === undefined && typeof schema.additionalProperties === 'object';
  const inside = named
    ? Object.keys(entries).map((one) => [one, schema.additionalProperties as Schema] as const)
    : known;
  return (
    <fieldset className="fields" disabled={!canEdit}>
      <legend className={name === '' ? 'visually-hidden' : undefined}>{label}</legend>
      {inside.map(([one, within]) => (
        <SchemaForm
          key={one}
          {...{ name: one, schema: within, value: entries[one] ?? null, place: `${place}.${one}`, currency }}
          {...(named && { label: one })}
          {...(!named && !schema.required?.includes(one) && { label: labelOf(one) })}
          onChange={(next) => onChange(withEntry(entries, one, next))}
        />
      ))}
    </fieldset>
  );
}

/** The same in each language of the business. */
function InLanguages({ schema, value, place, currency, label = '', onChange }: FormProps) {
  const { locales } = useDrafting();
  const { code } = useSpoken();
  const entries = entriesOf(value);
  const names = new Intl.DisplayNames([code], { type: 'language' });
  const within = schema.additionalProperties;
  if (typeof within !== 'object') return null;
  return (
    <div className="languages">
      {locales.map((locale) => (
        <SchemaForm
          key={locale}
          {...{ name: locale, schema: within, value: entries[locale] ?? null, place: `${place}.${locale}`, currency }}
          label={`${label} · ${names.of(locale) ?? locale}`}
          onChange={(next) => onChange(withEntry(entries, locale, next))}
        />
      ))}
    </div>
  );
}

interface DoesProps {
  readonly label: string;
  readonly value: Json;
  readonly disabled: boolean;
  readonly onChange: (value: Json) => void;
}

/** What somebody does, of what is offered on this page by now. */
function Does(props: DoesProps) {
  const drafting = useDrafting();
  const services = drafting.fields.find(({ pointer }) => pointer === SERVICES);
  const options = services === undefined ? [] : listOf(shownValue(drafting, services)).map(titleOf);
  return <PickInput {...props} options={options} />;
}
