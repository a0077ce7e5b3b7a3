import type { FieldView } from '../api/settings.ts';
import { useSpoken } from '../words/spoken.tsx';
import { ColourInput, PictureInput } from './appearance.tsx';
import { dotted, isTouched, shownValue, useDrafting } from './draft.ts';
import { SchemaForm } from './form.tsx';
import { useLabels } from './labels.ts';
import { RemindersInput, WaitingInput } from './reminders.tsx';
import type { Schema } from './schema.ts';

/** One field of the file: what it says, whether that is the file's, and the way back to it. */
export function Field({ field }: { readonly field: FieldView }) {
  const { words, say } = useSpoken();
  const drafting = useDrafting();
  const labelOf = useLabels();
  const { pointer, file, currency } = field;
  const name = pointer.split('/').at(-1) ?? '';
  const touched = isTouched(drafting, pointer);
  const isReset = drafting.draft?.reset.includes(pointer) === true;
  const label = labelOf(name);
  return (
    <section className="card setting" aria-label={label}>
      <Editor field={field} name={name} currency={currency} />
      <footer>
        {touched && <span className="tag mine">{words.notSaved}</span>}
        {field.edited && !isReset && <span className="tag">{words.edited}</span>}
        {touched && (
          <button type="button" className="button plain" onClick={() => drafting.forget(pointer)}>
            {words.discard}
          </button>
        )}
        {drafting.canEdit && field.edited && !isReset && (
          <button
            type="button"
            className="button plain"
            title={JSON.stringify(file)}
            aria-label={say('resetField', { name: label })}
            onClick={() => drafting.resetToFile(pointer)}
          >
            {words.asInFile}
          </button>
        )}
      </footer>
    </section>
  );
}

interface EditorProps {
  readonly field: FieldView;
  readonly name: string;
  readonly currency: string | null;
}

function Editor({ field, name, currency }: EditorProps) {
  const drafting = useDrafting();
  const labelOf = useLabels();
  const value = shownValue(drafting, field);
  const onChange = (next: FieldView['value']) => drafting.edit(field.pointer, next);
  const common = { label: labelOf(name), value, disabled: !drafting.canEdit, onChange };
  const place = dotted(field.pointer);
  switch (field.pointer) {
    case '/reminders':
      return <RemindersInput {...common} place={place} />;
    case '/waiting':
      return <WaitingInput {...common} place={place} />;
    case '/site/colour':
      return <ColourInput {...common} place={place} />;
    case '/site/picture':
      return <PictureInput {...common} place={place} />;
    default:
      return <SchemaForm {...{ name, schema: field.schema as Schema, value, place, currency, onChange }} />;
  }
}
