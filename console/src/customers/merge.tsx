import { useState } from 'react';
import { useCustomerChange, useCustomers } from '../api/customers.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSettled } from '../frame/use-settled.ts';
import { useSpoken } from '../words/spoken.tsx';

interface MergeProps {
  readonly customer: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Two who are one: the other's addresses, bookings and notes become this one's. */
export function Merge({ customer, name, onClose }: MergeProps) {
  const { words, say } = useSpoken();
  const announce = useAnnounce();
  const change = useCustomerChange(customer);
  const [search, setSearch] = useState('');
  const [other, setOther] = useState<string | null>(null);
  const wanted = useSettled(search.trim());
  const { data } = useCustomers(wanted);
  const found = (data?.pages[0]?.customers ?? []).filter(({ id }) => id !== customer).slice(0, 8);
  const merge = () =>
    change.mutate(
      { method: 'POST', path: '/merge', body: { other } },
      {
        onSuccess: () => {
          announce(words.done);
          onClose();
        },
      },
    );
  return (
    <Dialog title={say('mergeAsk', { name })} onClose={onClose}>
      <div className="form">
        <p className="soft">{words.mergeMeans}</p>
        <label className="field">
          <span>{words.searchCustomers}</span>
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <fieldset className="form">
          <legend className="visually-hidden">{words.customers}</legend>
          {found.map(({ id, name: called, reach }) => (
            <label key={id} className="check">
              <input type="radio" name="other" checked={other === id} onChange={() => setOther(id)} />
              {[called ?? words.somebody, ...reach].join(' · ')}
            </label>
          ))}
        </fieldset>
        <Trouble error={change.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className="button strong" disabled={other === null || change.isPending} onClick={merge}>
            {words.merge}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
