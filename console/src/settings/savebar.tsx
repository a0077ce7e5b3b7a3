import { changedSince, type Problem } from '../api/settings.ts';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { Changes } from './changes.tsx';
import type { Draft } from './draft.ts';

interface SaveBarProps {
  readonly draft: Draft;
  readonly error: Error | null;
  readonly problems: readonly Problem[];
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Having seen what the others changed. */
  readonly onInsist: (version: number) => void;
}

/** What is not saved yet, and what became of saving it. Nothing that was typed is lost, whoever else was here. */
export function SaveBar({ draft, error, problems, isSaving, onSave, onDiscard, onInsist }: SaveBarProps) {
  const { words, say } = useSpoken();
  const since = changedSince(error);
  const count = Object.keys(draft.edits).length + draft.reset.length;
  const newest = since[0]?.version;
  return (
    <section className="save-bar" aria-label={words.notSaved}>
      {since.length > 0 ? (
        <div className="trouble" role="alert">
          <p>{say('theyChanged', { name: since[0]?.by ?? '' })}</p>
          {since.map((version) => (
            <Changes key={version.version} changes={version.changes} />
          ))}
        </div>
      ) : (
        <Trouble error={error} />
      )}
      {problems.length > 0 && (
        <ul className="small">
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <code>{field}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <div className="buttons end">
        <span className="soft">{say('unsaved', { count })}</span>
        <button type="button" className="button" onClick={onDiscard}>
          {newest === undefined ? words.discard : words.takeTheirs}
        </button>
        {newest === undefined ? (
          <button type="button" className="button strong" disabled={isSaving} onClick={onSave}>
            {words.keep}
          </button>
        ) : (
          <button type="button" className="button strong" disabled={isSaving} onClick={() => onInsist(newest)}>
            {words.saveMine}
          </button>
        )}
      </div>
    </section>
  );
}
