import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { type BrokenItem, useBroken, useMend } from '../api/house.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import { filled, type Words } from '../words/words.ts';
import { Cases } from './cases.tsx';

const KIND: { readonly [Kind in BrokenItem['kind']]: keyof Words } = {
  refund: 'kindRefund',
  reply: 'kindReply',
  lead: 'kindLead',
  mismatch: 'kindMismatch',
  stray: 'kindStray',
  turn: 'kindTurn',
  calendar: 'kindCalendar',
  alert: 'kindAlert',
};

const ACTION: { readonly [Action in NonNullable<BrokenItem['action']>]: keyof Words } = {
  settle: 'actionSettle',
  resend: 'actionResend',
  reached: 'actionReached',
  again: 'actionAgain',
  seen: 'actionSeen',
};

/** What is owed and broken: one line each, one action each, gone when it is done (G8). */
export function OwedPage() {
  const { words, language } = useSpoken();
  const { id, timeZone } = useBusiness();
  const { data, error } = useBroken();
  const [mending, setMending] = useState<BrokenItem | null>(null);
  return (
    <div className="page">
      <Title>{words.owed}</Title>
      <Trouble error={error} />
      {data?.items.length === 0 && <p className="nothing">{words.nothingOwed}</p>}
      <ul className="items">
        {data?.items.map((item) => (
          <li key={`${item.kind}/${item.id}`} className="card">
            <span className="tag wrong">{words[KIND[item.kind]]}</span>
            <What of={item} />
            <span className="soft small">{item.since && sayMoment(language, timeZone, item.since)}</span>
            <div className="buttons">
              {item.conversation && (
                <Link className="button" href={`/${id}/inbox/${item.conversation}`}>
                  {words.openConversation}
                </Link>
              )}
              {item.action && (
                <button type="button" className="button strong" onClick={() => setMending(item)}>
                  {words[ACTION[item.action]]}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Cases />
      {mending && <Mend item={mending} onClose={() => setMending(null)} />}
    </div>
  );
}

function What({ of: { kind, what, facts } }: { readonly of: BrokenItem }) {
  const { tellings } = useSpoken();
  const told = tellings.broken[kind];
  return told === undefined ? <p lang="en">{what}</p> : <p>{filled(told, facts ?? {})}</p>;
}

function Mend({ item, onClose }: { readonly item: BrokenItem; readonly onClose: () => void }) {
  const { words } = useSpoken();
  const announce = useAnnounce();
  const mend = useMend();
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mend.mutate(
      { item, note },
      {
        onSuccess: () => {
          announce(words.done);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={item.action ? words[ACTION[item.action]] : ''} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <What of={item} />
        <label className="field">
          <span>{words.note}</span>
          <input
            {...{ maxLength: 500, required: item.action === 'settle', value: note }}
            onChange={({ target }) => setNote(target.value)}
          />
          <small>{words.mendNoteHint}</small>
        </label>
        <Trouble error={mend.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button strong" disabled={mend.isPending}>
            {words.doIt}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
