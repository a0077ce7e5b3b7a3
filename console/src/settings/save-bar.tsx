import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { changedSince, type Problem, strandedIn } from '../api/settings.ts';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import type { Outdated } from './answers.ts';
import { Changes } from './changes.tsx';
import type { Taken } from './does.ts';
import type { Draft } from './draft.ts';
import { useWhere } from './labels.ts';
import { Stranded } from './stranded.tsx';
import { sayWrong } from './wrong.ts';

interface SaveBarProps {
  readonly draft: Draft;
  readonly error: Error | null;
  readonly problems: readonly Problem[];
  readonly isSaving: boolean;
  readonly outdated: Outdated | null;
  readonly taken: Taken | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Having seen what the others changed, or what stays booked. */
  readonly onInsist: (version: number, despite?: number) => void;
}

/** What is not saved yet, and what became of saving it. Nothing that was typed is lost, whoever else was here. */
export function SaveBar(props: SaveBarProps) {
  const { draft, error, problems, isSaving, outdated, taken, onSave, onDiscard, onInsist } = props;
  const { words, say, code } = useSpoken();
  const whereIs = useWhere();
  const { id: business } = useBusiness();
  const since = changedSince(error);
  const stranded = strandedIn(error);
  const count = Object.keys(draft.edits).length + draft.reset.length;
  const newest = since[0]?.version;
  const save = () => {
    if (stranded !== null) onInsist(draft.version, stranded.count);
    else if (newest !== undefined) onInsist(newest);
    else onSave();
  };
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
        stranded === null && <Trouble error={error} />
      )}
      {stranded !== null && <Stranded {...stranded} />}
      {problems.length > 0 && (
        <ul className="small">
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <strong>{whereIs(field.split('.'))}</strong> {sayWrong(code, message)}
            </li>
          ))}
        </ul>
      )}
      {taken !== null && (
        <p className="small">
          {say('takenFrom', { services: taken.services.join(', '), people: taken.people.join(', ') })}
        </p>
      )}
      {outdated !== null && (
        <p className="small">
          {say('answersSay', { figures: outdated.figures.join(', '), answers: outdated.answers.join(', ') })}{' '}
          <Link href={`/${business}/settings/answers`}>{words.placeAnswers}</Link>
        </p>
      )}
      <div className="buttons end">
        <span className="soft">{say('unsaved', { count })}</span>
        <button type="button" className="button" onClick={onDiscard}>
          {newest === undefined ? words.discard : words.takeTheirs}
        </button>
        <button type="button" className="button strong" disabled={isSaving} onClick={save}>
          {stranded !== null ? words.saveDespite : newest === undefined ? words.keep : words.saveMine}
        </button>
      </div>
    </section>
  );
}
