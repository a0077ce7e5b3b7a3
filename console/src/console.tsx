import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { BusinessContext } from './api/business.ts';
import { type Business, type Session, useSession } from './api/session.ts';
import { Frame } from './frame/frame.tsx';
import { InboxPage } from './inbox/page.tsx';
import { JoinPage } from './signin/join.tsx';
import { SignInPage } from './signin/signin.tsx';
import { useSpoken } from './words/spoken.tsx';

// What is not looked at all day is loaded when it is.
const AccountPage = lazy(async () => ({ default: (await import('./people/account.tsx')).AccountPage }));
const AuditPage = lazy(async () => ({ default: (await import('./audit/page.tsx')).AuditPage }));
const BookingPage = lazy(async () => ({ default: (await import('./booking/page.tsx')).BookingPage }));
const CalendarPage = lazy(async () => ({ default: (await import('./calendar/page.tsx')).CalendarPage }));
const CustomerPage = lazy(async () => ({ default: (await import('./customers/customer.tsx')).CustomerPage }));
const CustomersPage = lazy(async () => ({ default: (await import('./customers/page.tsx')).CustomersPage }));
const FiguresPage = lazy(async () => ({ default: (await import('./figures/page.tsx')).FiguresPage }));
const OutsidePage = lazy(async () => ({ default: (await import('./outside/page.tsx')).OutsidePage }));
const OwedPage = lazy(async () => ({ default: (await import('./owed/page.tsx')).OwedPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings/page.tsx')).SettingsPage }));
const PeoplePage = lazy(async () => ({ default: (await import('./people/page.tsx')).PeoplePage }));

/** The whole console: who comes in, then the business they look at. */
export function Console() {
  const session = useSession();
  return (
    <Switch>
      <Route path="/join">
        <JoinPage session={session} />
      </Route>
      <Route>
        <Inside session={session} />
      </Route>
    </Switch>
  );
}

function Inside({ session }: { readonly session: Session | null | undefined }) {
  const { words } = useSpoken();
  if (session === undefined) return <p className="nothing">{words.oneMoment}</p>;
  if (session === null) return <SignInPage />;
  const [first] = session.businesses;
  if (first === undefined) return <p className="nothing">{words.noBusiness}</p>;
  return (
    <Switch>
      <Route path="/:business/*?">
        {({ business }) => {
          const found = session.businesses.find(({ id }) => id === business);
          return found ? (
            <Rooms key={found.id} session={session} business={found} />
          ) : (
            <Redirect to={`/${first.id}/inbox`} replace />
          );
        }}
      </Route>
      <Route>
        <Redirect to={`/${first.id}/inbox`} replace />
      </Route>
    </Switch>
  );
}

interface RoomsProps {
  readonly session: Session;
  readonly business: Business;
}

function Rooms({ session, business }: RoomsProps) {
  const { words } = useSpoken();
  return (
    <BusinessContext value={business}>
      <Frame session={session}>
        <Suspense fallback={<p className="nothing">{words.oneMoment}</p>}>
          <Switch>
            <Route path="/:business/inbox/:conversation?">
              {({ conversation }) => <InboxPage conversation={conversation ?? null} />}
            </Route>
            <Route path="/:business/calendar">
              <CalendarPage />
            </Route>
            <Route path="/:business/customers/:customer">
              {({ customer }) => <CustomerPage key={customer} id={customer} />}
            </Route>
            <Route path="/:business/customers">
              <CustomersPage />
            </Route>
            <Route path="/:business/bookings/:booking">
              {({ booking }) => <BookingPage key={booking} id={booking} />}
            </Route>
            <Route path="/:business/figures">
              <FiguresPage session={session} />
            </Route>
            <Route path="/:business/owed">
              <OwedPage />
            </Route>
            {business.role === 'owner' && (
              <Route path="/:business/audit">
                <AuditPage />
              </Route>
            )}
            <Route path="/:business/settings/:place?">{({ place }) => <SettingsPage place={place ?? null} />}</Route>
            {business.role === 'owner' && (
              <Route path="/:business/outside">
                <OutsidePage />
              </Route>
            )}
            <Route path="/:business/people">
              <PeoplePage />
            </Route>
            <Route path="/:business/account">
              <AccountPage session={session} />
            </Route>
            <Route>
              <Redirect to={`/${business.id}/inbox`} replace />
            </Route>
          </Switch>
        </Suspense>
      </Frame>
    </BusinessContext>
  );
}
