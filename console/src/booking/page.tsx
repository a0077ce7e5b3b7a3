import { Link } from 'wouter';
import { type BookingPage as Page, useBooking } from '../api/booking.ts';
import { useBusiness } from '../api/business.ts';
import { STATUS } from '../calendar/bookings.tsx';
import { Fact } from '../frame/fact.tsx';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { channelName } from '../inbox/channel.ts';
import { sayMoment, sayMoney, sayTime, sayWait } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import type { Words } from '../words/words.ts';
import { Attendance } from './attendance.tsx';

/** One booking: what it is, whose, what was paid, when they are reminded, and what became of it (G4). */
export function BookingPage({ id }: { readonly id: string }) {
  const { words } = useSpoken();
  const { data: page, error } = useBooking(id);
  if (page === undefined) {
    return (
      <div className="page">{error ? <Trouble error={error} /> : <p className="nothing">{words.oneMoment}</p>}</div>
    );
  }
  return (
    <div className="page">
      <Title>{page.booking.what}</Title>
      <div className="columns">
        <section className="card form">
          <h2>{words.booking}</h2>
          <Facts page={page} />
          {page.mayAttend && <Attendance booking={page.booking} />}
        </section>
        <section className="card">
          <h2>{words.payments}</h2>
          <Payments payments={page.payments} />
        </section>
        <section className="card">
          <h2>{words.reminders}</h2>
          <Reminders page={page} />
        </section>
        <section className="card">
          <h2>{words.history}</h2>
          <History history={page.history} />
        </section>
      </div>
    </div>
  );
}

function Facts({ page: { booking, talk } }: { readonly page: Page }) {
  const { words, language } = useSpoken();
  const { id, timeZone } = useBusiness();
  const { customer } = booking;
  return (
    <>
      <dl className="facts">
        <Fact name={words.when}>
          {`${sayMoment(language, timeZone, booking.start)}–${sayTime(language, timeZone, booking.end)}`}
        </Fact>
        {booking.resourceName && <Fact name={words.resource}>{booking.resourceName}</Fact>}
        <Fact name={words.customer}>{[customer?.name ?? words.somebody, ...(customer?.reach ?? [])].join(' · ')}</Fact>
        <Fact name={words.status}>{words[STATUS[booking.status]]}</Fact>
        <Fact name={words.reference}>{booking.reference}</Fact>
        {booking.note && <Fact name={words.note}>{booking.note}</Fact>}
        {booking.byHand && <Fact name={words.madeBy}>{booking.byHand}</Fact>}
      </dl>
      <div className="buttons">
        {talk && (
          <Link className="button" href={`/${id}/inbox/${talk.id}`}>
            {words.openConversation} ({channelName(talk.channel)})
          </Link>
        )}
        {customer && customer.id !== '' && (
          <Link className="button" href={`/${id}/customers/${encodeURIComponent(customer.id)}`}>
            {words.openCustomer}
          </Link>
        )}
      </div>
    </>
  );
}

const PAYMENT: { readonly [Status in Page['payments'][number]['status']]: keyof Words } = {
  open: 'payOpen',
  paid: 'payPaid',
  failed: 'payFailed',
  expired: 'payExpired',
  voided: 'payVoided',
  refunded: 'payRefunded',
};

function Payments({ payments }: Pick<Page, 'payments'>) {
  const { words, language } = useSpoken();
  const { timeZone } = useBusiness();
  if (payments.length === 0) return <p className="soft small">{words.noPayments}</p>;
  return (
    <ul className="bookings">
      {payments.map(({ id, what, cents, currency, status, outcome, refundedCents, at }) => (
        <li key={id}>
          <strong>{sayMoney(language, cents, currency)}</strong>
          <span>{[what, sayMoment(language, timeZone, at)].filter(Boolean).join(' · ')}</span>
          <small>
            {words[outcome === 'owed' ? 'payOwed' : PAYMENT[status]]}
            {refundedCents !== null && ` · ${sayMoney(language, refundedCents, currency)} ${words.refunded}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Reminders({ page: { reminders, booking } }: { readonly page: Page }) {
  const { words, language } = useSpoken();
  const { timeZone } = useBusiness();
  if (reminders.length === 0) return <p className="soft small">{words.noReminder}</p>;
  const isAhead = (at: string) => booking.status === 'confirmed' && Date.parse(at) > Date.now();
  const state = (given: boolean, at: string) =>
    given ? 'reminderGiven' : isAhead(at) ? 'reminderDue' : 'reminderMissed';
  return (
    <ul className="bookings">
      {reminders.map(({ at, minutes, given, delivery, answer }) => (
        <li key={minutes}>
          <strong>{sayMoment(language, timeZone, at)}</strong>
          <span>
            {words[state(given, at)]}
            {delivery !== null && delivery in DELIVERY && ` · ${words[DELIVERY[delivery] ?? 'deliverySent']}`}
          </span>
          <small>{answer === null ? `−${sayWait(language, minutes * 60_000)}` : words.reminderComing}</small>
        </li>
      ))}
    </ul>
  );
}

const DELIVERY: { readonly [status: string]: keyof Words } = {
  queued: 'deliveryQueued',
  sent: 'deliverySent',
  delivered: 'deliveryDelivered',
  read: 'deliveryRead',
  failed: 'deliveryFailed',
};

const DID: { readonly [what: string]: keyof Words } = {
  book: 'didBook',
  move: 'didMove',
  call_off: 'didCallOff',
  coming: 'didComing',
  reminder: 'didReminder',
  'booking.add': 'didAdd',
  'booking.move': 'didMove',
  'booking.call_off': 'didCallOff',
  'booking.came': 'didCame',
  'booking.no_show': 'didNoShow',
  'booking.unmark': 'didUnmark',
  'payment.confirmed': 'didPaid',
  'payment.refunded': 'didRefunded',
  'payment.failed': 'didPayFailed',
  'payment.expired': 'didPayExpired',
};

function History({ history }: Pick<Page, 'history'>) {
  const { words, language } = useSpoken();
  const { timeZone } = useBusiness();
  return (
    <ol className="bookings">
      {history.map(({ at, what, by }) => {
        const known = DID[what];
        return (
          <li key={`${at} ${what}`}>
            <strong>{known === undefined ? what : words[known]}</strong>
            <span>{by ?? (what.includes('.') || what === 'reminder' ? '' : words.byCustomer)}</span>
            <small>
              <time dateTime={at}>{sayMoment(language, timeZone, at)}</time>
            </small>
          </li>
        );
      })}
    </ol>
  );
}
