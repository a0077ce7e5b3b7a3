import { type FormEvent, useState } from 'react';
import { type ConversationView, useDeed } from '../api/conversation.ts';
import { useSession } from '../api/session.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';

/** Who has the conversation, and taking it over or giving it back: while a person has it the bot is silent (G3). */
export function Having({ view: { row } }: { readonly view: ConversationView }) {
  const { words, say } = useSpoken();
  const me = useSession()?.account.id;
  const announce = useAnnounce();
  const takeOver = useDeed<null>(row.id, 'take-over');
  const [isGivingBack, setGivingBack] = useState(false);
  const isMine = row.person !== null && row.person.id === me;
  const nobody = row.handedOff ? words.nobodyHasIt : words.botHasIt;
  const whoHasIt = isMine ? words.youHaveIt : row.person ? say('hasIt', { name: row.person.name }) : nobody;
  return (
    <div className="having">
      <span className={row.handedOff ? 'tag urgent' : 'tag fine'}>{whoHasIt}</span>
      {!isMine && (
        <button
          type="button"
          className="button"
          disabled={takeOver.isPending}
          onClick={() => takeOver.mutate(null, { onSuccess: () => announce(words.takenOver) })}
        >
          {words.takeOver}
        </button>
      )}
      {row.handedOff && (
        <button type="button" className="button" onClick={() => setGivingBack(true)}>
          {words.giveBack}
        </button>
      )}
      <Trouble error={takeOver.error} />
      {isGivingBack && <GiveBack id={row.id} onClose={() => setGivingBack(false)} />}
    </div>
  );
}

function GiveBack({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { words } = useSpoken();
  const announce = useAnnounce();
  const giveBack = useDeed<{ readonly note?: string }>(id, 'give-back');
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    giveBack.mutate(note.trim() === '' ? {} : { note: note.trim() }, {
      onSuccess: () => {
        announce(words.givenBack);
        onClose();
      },
    });
  };
  return (
    <Dialog title={words.giveBackAsk} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="soft">{words.giveBackMeans}</p>
        <label className="field">
          <span>{words.giveBackNote}</span>
          <textarea rows={3} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </label>
        <Trouble error={giveBack.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.keepIt}
          </button>
          <button type="submit" className="button strong" disabled={giveBack.isPending}>
            {words.giveBack}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
