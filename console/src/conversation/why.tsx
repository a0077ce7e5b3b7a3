import { type FormEvent, useState } from 'react';
import { type TurnView, useWrong } from '../api/conversation.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { stateName } from '../words/states.ts';
import type { Words } from '../words/words.ts';

/** The order in which a turn happened, and what each part of it is called. */
const PARTS: readonly (readonly [about: string, label: keyof Words])[] = [
  ['heard', 'heard'],
  ['understood', 'understood'],
  ['agreed', 'agreed'],
  ['did', 'did'],
  ['moved', 'moved'],
  ['said', 'saidPart'],
];

interface WhyProps {
  readonly conversation: string;
  readonly turn: TurnView;
}

/** Why it said that: heard, understood, by which rule, did, said (X17). The sentences are the record's own, in words of the business. */
export function Why({ conversation, turn }: WhyProps) {
  const { words, code } = useSpoken();
  const placed = (state: string) => stateName(code, turn.flow, state) ?? state;
  const [isMarking, setMarking] = useState(false);
  const parts = PARTS.map(([about, label]) => ({
    label,
    sentences: turn.explanation.filter((sentence) => sentence.about === about).map(({ text }) => text),
  })).filter(({ sentences }) => sentences.length > 0);
  return (
    <details className="why">
      <summary>
        {words.why}
        {turn.wrong !== null && <span className="tag wrong">{words.markedWrong}</span>}
      </summary>
      <dl>
        {parts.map(({ label, sentences }) => (
          <div key={label}>
            <dt>{words[label]}</dt>
            <dd>{sentences.join(' ')}</dd>
          </div>
        ))}
        {turn.rule !== null && (
          <div>
            <dt>{words.rule}</dt>
            <dd>
              <span title={turn.rule}>{turn.rule.split('/').at(-1)?.replaceAll('_', ' ')}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.state}</dt>
          <dd>
            {placed(turn.stateBefore)} → {placed(turn.stateAfter)}
          </dd>
        </div>
      </dl>
      {turn.wrong !== null && turn.wrong !== '' && <p className="why-note">{turn.wrong}</p>}
      {turn.wrong === null && (
        <button type="button" className="button" onClick={() => setMarking(true)}>
          {words.thisWasWrong}
        </button>
      )}
      {isMarking && <Wrong conversation={conversation} seq={turn.seq} onClose={() => setMarking(false)} />}
    </details>
  );
}

interface WrongProps {
  readonly conversation: string;
  readonly seq: number;
  readonly onClose: () => void;
}

/** Keeps the turn as a case for the next test. */
function Wrong({ conversation, seq, onClose }: WrongProps) {
  const { words } = useSpoken();
  const announce = useAnnounce();
  const wrong = useWrong(conversation);
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    wrong.mutate(
      { seq, ...(note.trim() !== '' && { note: note.trim() }) },
      {
        onSuccess: () => {
          announce(words.markedWrong);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={words.thisWasWrong} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="soft">{words.wrongMeans}</p>
        <label className="field">
          <span>{words.wrongNote}</span>
          <textarea rows={3} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </label>
        <Trouble error={wrong.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button strong" disabled={wrong.isPending}>
            {words.keepCase}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
