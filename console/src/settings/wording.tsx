import { useState } from 'react';
import { type Message, useMessages, usePreview } from '../api/settings.ts';
import { Trouble } from '../frame/trouble.tsx';
import { useSettled } from '../frame/use-settled.ts';
import { sayLanguage } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import { dotted, isTouched, problemsAt, useDrafting, wordsPointer } from './draft.ts';

const SHOWN_MAX = 25;

/** Every message that the business says: looked for by its words, edited in all languages, read as the customer reads it. */
export function Wording() {
  const { words, say } = useSpoken();
  const drafting = useDrafting();
  const { data, error } = useMessages();
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const isMeant = ({ key, texts }: Message) =>
    sought === '' ||
    key.includes(sought) ||
    Object.values(texts).some(({ text }) => text.toLowerCase().includes(sought));
  const isOwn = ({ key, texts }: Message) =>
    Object.entries(texts).some(([locale, { edited }]) => edited || isTouched(drafting, wordsPointer(locale, key)));
  const found = (data?.messages ?? [])
    .filter(isMeant)
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  return (
    <>
      <label className="field search">
        <span>{words.searchWords}</span>
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      <Trouble error={error} />
      <p className="soft" role="status">
        {data && say('messagesFound', { count: found.length, shown: Math.min(found.length, SHOWN_MAX) })}
      </p>
      {found.slice(0, SHOWN_MAX).map((message) => (
        <MessageCard key={message.key} message={message} />
      ))}
    </>
  );
}

function MessageCard({ message: { key, facts, texts } }: { readonly message: Message }) {
  const { words } = useSpoken();
  return (
    <section className="card setting" aria-label={key}>
      <h3>
        <code>{key}</code>
      </h3>
      {facts.length > 0 && (
        <p className="soft small">
          {words.mayState} {facts.map((fact) => `{${fact}}`).join(' ')}
        </p>
      )}
      {Object.entries(texts).map(([locale, text]) => (
        <TextRow key={locale} {...{ name: key, locale, text }} />
      ))}
    </section>
  );
}

interface TextRowProps {
  readonly name: string;
  readonly locale: string;
  readonly text: Message['texts'][string];
}

function TextRow({ name, locale, text }: TextRowProps) {
  const { words, code } = useSpoken();
  const drafting = useDrafting();
  const pointer = wordsPointer(locale, name);
  const { draft } = drafting;
  const isReset = draft?.reset.includes(pointer) === true;
  const typed = draft?.edits[pointer];
  const value = isReset ? (text.file ?? text.original) : typeof typed === 'string' ? typed : text.text;
  const language = sayLanguage(code, locale);
  const touched = isTouched(drafting, pointer);
  return (
    <div className="wording">
      <label className="field">
        <span>{language}</span>
        <textarea
          {...{ rows: 3, maxLength: 4000, value, lang: locale, disabled: !drafting.canEdit }}
          onChange={({ target }) => drafting.edit(pointer, target.value)}
        />
      </label>
      {touched && !isReset ? (
        <Preview locale={locale} text={value} />
      ) : (
        <p className="bubble business" lang={locale}>
          {text.preview}
        </p>
      )}
      {problemsAt(drafting.problems, dotted(pointer)).map(({ message }) => (
        <p key={message} className="trouble" role="alert">
          {message}
        </p>
      ))}
      <footer>
        {touched && <span className="tag mine">{words.notSaved}</span>}
        {text.edited && <span className="tag">{words.edited}</span>}
        {touched && (
          <button type="button" className="button plain" onClick={() => drafting.forget(pointer)}>
            {words.discard}
          </button>
        )}
        {drafting.canEdit && text.edited && !isReset && (
          <button type="button" className="button plain" onClick={() => drafting.resetToFile(pointer)}>
            {words.asInFile}
          </button>
        )}
      </footer>
    </div>
  );
}

/** How it will read, while it is typed. */
function Preview({ locale, text }: { readonly locale: string; readonly text: string }) {
  const { data } = usePreview(locale, useSettled(text));
  return data?.problem ? (
    <p className="trouble">{data.problem}</p>
  ) : (
    <p className="bubble business" lang={locale}>
      {data?.text ?? ''}
    </p>
  );
}
