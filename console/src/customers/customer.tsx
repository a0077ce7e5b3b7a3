import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { exportPath, useCustomer, useCustomerChange } from '../api/customers.ts';
import { Bookings } from '../calendar/bookings.tsx';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { Row } from '../inbox/row.tsx';
import { useNow } from '../time/now.ts';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import { Erase } from './erase.tsx';
import { Merge } from './merge.tsx';

/** One customer: how to reach them, what was and is booked, what was said, what is noted; export and erasure (G5). */
export function CustomerPage({ id }: { readonly id: string }) {
  const { words } = useSpoken();
  const business = useBusiness();
  const now = useNow();
  const { data: customer, error } = useCustomer(id);
  const [open, setOpen] = useState<'erase' | 'merge' | null>(null);
  if (customer === undefined) {
    return (
      <div className="page">{error ? <Trouble error={error} /> : <p className="nothing">{words.oneMoment}</p>}</div>
    );
  }
  const name = customer.name ?? words.somebody;
  return (
    <div className="page">
      <p>
        <Link href={`/${business.id}/customers`}>{words.customers}</Link>
      </p>
      <Title
        beside={
          <div className="buttons">
            <button type="button" className="button" onClick={() => setOpen('merge')}>
              {words.merge}
            </button>
            <a className="button" href={exportPath(business.id, id)} download={`${id}.json`}>
              {words.exportAll}
            </a>
            {business.role === 'owner' && (
              <button type="button" className="button danger" onClick={() => setOpen('erase')}>
                {words.erase}
              </button>
            )}
          </div>
        }
      >
        {name}
      </Title>
      <p className="soft">{customer.reach.join(' · ')}</p>
      <div className="columns">
        <section className="card">
          <h2>{words.bookings}</h2>
          <Bookings bookings={customer.bookings} />
        </section>
        <section className="card">
          <h2>{words.notes}</h2>
          <Notes customer={id} notes={customer.notes} />
        </section>
        <section className="card">
          <h2>{words.conversations}</h2>
          <ul className="plain-rows">
            {customer.conversations.map((row) => (
              <li key={row.id}>
                <Row row={row} isOpen={false} now={now} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {open === 'erase' && <Erase customer={id} name={name} onClose={() => setOpen(null)} />}
      {open === 'merge' && <Merge customer={id} name={name} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface NotesProps {
  readonly customer: string;
  readonly notes: readonly { readonly id: string; readonly text: string; readonly by: string; readonly at: string }[];
}

function Notes({ customer, notes }: NotesProps) {
  const { words, language } = useSpoken();
  const { timeZone } = useBusiness();
  const change = useCustomerChange(customer);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { text: text.trim() };
    change.mutate({ method: 'POST', path: '/notes', body }, { onSuccess: () => setText('') });
  };
  return (
    <div className="form">
      <ul className="notes">
        {notes.map((note) => (
          <li key={note.id}>
            {note.text}
            <small>
              {note.by}, {sayMoment(language, timeZone, note.at)}
            </small>
            <button
              type="button"
              className="link"
              onClick={() => change.mutate({ method: 'DELETE', path: `/notes/${encodeURIComponent(note.id)}` })}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <form className="form" onSubmit={submit}>
        <label className="field">
          <span>{words.newNote}</span>
          <textarea {...{ rows: 2, maxLength: 2000, value: text }} onChange={({ target }) => setText(target.value)} />
        </label>
        <Trouble error={change.error} />
        <div className="buttons end">
          <button type="submit" className="button" disabled={change.isPending || text.trim() === ''}>
            {words.keep}
          </button>
        </div>
      </form>
    </div>
  );
}
