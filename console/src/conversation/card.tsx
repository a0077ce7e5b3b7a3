import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import type { ConversationView } from '../api/conversation.ts';
import { Bookings } from '../calendar/bookings.tsx';
import { channelName } from '../inbox/channel.ts';
import { whoIs } from '../inbox/who.ts';
import { sayLanguage, sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import { stateName } from '../words/states.ts';

/** The customer beside the conversation: who it is, what stands, what is noted. */
export function CustomerCard({ view: { row, customer, bookings, notes } }: { readonly view: ConversationView }) {
  const { words, language, code } = useSpoken();
  const { id, timeZone } = useBusiness();
  // Beside the conversation there is room for it; above it, on a phone, it is opened.
  const isWide = matchMedia('(min-width: 74rem)').matches;
  const reach = customer?.reach ?? (row.reach === null ? [] : [row.reach]);
  return (
    <aside className="talk-card" aria-label={words.customer}>
      <details open={isWide}>
        <summary>{words.customer}</summary>
        <section>
          <h2>{customer?.name ?? whoIs(row, words)}</h2>
          <ul className="reach">
            {reach.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p className="soft small">
            {channelName(row.channel)} · {sayLanguage(language, row.language)} ·{' '}
            {stateName(code, row.flow, row.state) ?? row.state}
          </p>
          {customer && <Link href={`/${id}/customers/${encodeURIComponent(customer.id)}`}>{words.openCustomer}</Link>}
        </section>
        <section>
          <h3>{words.bookings}</h3>
          <Bookings bookings={bookings} />
        </section>
        {notes.length > 0 && (
          <section>
            <h3>{words.notes}</h3>
            <ul className="notes">
              {notes.map((note) => (
                <li key={note.id}>
                  {note.text}
                  <small>
                    {note.by}, {sayMoment(language, timeZone, note.at)}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </details>
    </aside>
  );
}
