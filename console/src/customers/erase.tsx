import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { useErase, useErasing } from '../api/customers.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';

interface EraseProps {
  readonly customer: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Says what would go, and asks for a typed word: nothing brings it back (G5). */
export function Erase({ customer, name, onClose }: EraseProps) {
  const { words, say } = useSpoken();
  const { id } = useBusiness();
  const announce = useAnnounce();
  const [, go] = useLocation();
  const would = useErasing(customer);
  const erase = useErase(customer);
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    erase.mutate(undefined, {
      onSuccess: () => {
        announce(words.erased);
        go(`/${id}/customers`);
      },
    });
  };
  const isTyped = typed.trim().toLocaleLowerCase() === words.eraseWord;
  return (
    <Dialog title={say('eraseAsk', { name })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{words.eraseMeans}</p>
        {would.data && (
          <ul className="plain-list">
            <li>{say('eraseConversations', { count: would.data.conversations })}</li>
            <li>{say('eraseBookings', { count: would.data.bookings })}</li>
            {would.data.standing.length > 0 && <li>{say('eraseStanding', { count: would.data.standing.length })}</li>}
          </ul>
        )}
        <label className="field">
          <span>{say('eraseType', { word: words.eraseWord })}</span>
          <input {...{ autoComplete: 'off', value: typed }} onChange={({ target }) => setTyped(target.value)} />
        </label>
        <Trouble error={would.error ?? erase.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button danger" disabled={!isTyped || !would.data || erase.isPending}>
            {words.erase}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
