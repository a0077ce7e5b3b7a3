import { useState } from 'react';
import type { Json } from '../api/settings.ts';
import { useSpoken } from '../words/spoken.tsx';
import { problemsAt, useDrafting } from './draft.ts';
import { type FormProps, SchemaForm } from './form.tsx';
import { useLabels } from './labels.ts';
import { emptyOf, entriesOf, listOf, placed, slugOf, summaryOf, titleOf } from './schema.ts';

/** A list of things, each folded to its name until it is opened. */
export function ListInput({ schema, value, place, currency, label = '', onChange }: FormProps) {
  const { words, say } = useSpoken();
  const { canEdit } = useDrafting();
  const items = listOf(value);
  const within = schema.items ?? {};
  const [added, setAdded] = useState<number | null>(null);
  const add = () => {
    setAdded(items.length);
    onChange([...items, emptyOf(within)]);
  };
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      {items.length === 0 && <p className="soft">{words.nothingHere}</p>}
      {placed(items).map(({ one: item, at: index, key }) => (
        <Item
          key={key}
          {...{ item, place: `${place}.${index}`, currency, schema: within, isNew: index === added }}
          onChange={(next) => onChange(items.map((one, at) => (at === index ? next : one)))}
          onRemove={() => {
            setAdded(null);
            onChange(items.filter((_, at) => at !== index));
          }}
        />
      ))}
      {canEdit && (
        <button type="button" className="button" onClick={add}>
          {say('addTo', { list: label })}
        </button>
      )}
    </fieldset>
  );
}

interface ItemProps extends Pick<FormProps, 'schema' | 'place' | 'currency'> {
  readonly item: Json;
  readonly isNew: boolean;
  readonly onChange: (value: Json) => void;
  readonly onRemove: () => void;
}

function Item({ item, isNew, schema, place, currency, onChange, onRemove }: ItemProps) {
  const { words, say } = useSpoken();
  const { canEdit, problems } = useDrafting();
  const [isOpen, setOpen] = useState(isNew);
  const isWrong = problemsAt(problems, place).length > 0;
  const labelOf = useLabels();
  const title = titleOf(item) || summaryOf(item, labelOf) || words.noNameYet;
  // What is new goes by the name that it is given; what is known keeps its id for good.
  const change = (next: Json) => {
    const { id, name } = entriesOf(next);
    const isOwn = schema.properties?.['id'] !== undefined && schema.properties['id'].format !== 'uuid';
    const follows = id === undefined || id === '' || id === slugOf(String(entriesOf(item)['name'] ?? ''));
    onChange(isNew && isOwn && follows && typeof name === 'string' ? { ...entriesOf(next), id: slugOf(name) } : next);
  };
  return (
    <details className="item" open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} {currency !== null && <Price item={item} currency={currency} />}
      </summary>
      {(isOpen || isWrong) && (
        <>
          <SchemaForm {...{ name: '', schema, value: item, place, currency, label: title }} onChange={change} />
          {canEdit && (
            <button
              type="button"
              className="button danger"
              aria-label={say('removeFrom', { name: title })}
              onClick={onRemove}
            >
              {words.remove}
            </button>
          )}
        </>
      )}
    </details>
  );
}

/** What it costs, beside its name. */
function Price({ item, currency }: { readonly item: Json; readonly currency: string }) {
  const { language } = useSpoken();
  const [, cents] = Object.entries(entriesOf(item)).find(([name]) => /cents/i.test(name)) ?? [];
  if (typeof cents !== 'number') return null;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return <span className="soft">{format.format(cents / 100)}</span>;
}
