import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { useNeeded } from '../api/inbox.ts';
import { useLive } from '../api/live.ts';
import { type Session, useSignOut } from '../api/session.ts';
import { useRing } from '../inbox/ring.ts';
import { useSpoken } from '../words/spoken.tsx';
import { LANGUAGES } from '../words/words.ts';
import { Icon, type IconName } from './icons.tsx';
import { useWindowTitle } from './window-title.ts';

interface FrameProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** What stands around every page: where one can go, who one is, and whether the console hears the server. */
export function Frame({ session, children }: FrameProps) {
  const { words } = useSpoken();
  const business = useBusiness();
  const connection = useLive(business.id, useRing());
  const needed = useNeeded();
  useWindowTitle(needed);
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="rail">
        <Brand session={session} />
        <Rooms needed={needed} />
        <Me session={session} />
      </header>
      <div className="stage">
        <div role="status">{connection === 'lost' && <p className="connection">{words.lost}</p>}</div>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

function Brand({ session }: { readonly session: Session }) {
  const business = useBusiness();
  return (
    <div className="brand">
      <img src="/favicon.svg" alt="" width="30" height="30" />
      {session.businesses.length === 1 ? <span>{business.name}</span> : <BusinessPicker session={session} />}
    </div>
  );
}

export function BusinessPicker({ session }: { readonly session: Session }) {
  const { words } = useSpoken();
  const business = useBusiness();
  const [, go] = useLocation();
  return (
    <select aria-label={words.business} value={business.id} onChange={({ target }) => go(`/${target.value}/inbox`)}>
      {session.businesses.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

const ROOMS = [
  'inbox',
  'calendar',
  'customers',
  'owed',
  'figures',
  'outside',
  'settings',
  'people',
  'audit',
] as const satisfies readonly IconName[];

const MORE = /\/(account|figures|outside|people|audit|settings(\/\w+)?)$/;

/** On a phone these are found under More: five fit below a thumb. */
const IN_MORE: ReadonlySet<string> = new Set(['figures', 'outside', 'settings', 'people', 'audit']);

/** What is for owners alone. */
const OWNERS: ReadonlySet<string> = new Set(['outside', 'audit']);

function Rooms({ needed }: { readonly needed: number }) {
  const { words, say } = useSpoken();
  const { id, role } = useBusiness();
  const [location] = useLocation();
  const rooms = ROOMS.filter((room) => role === 'owner' || !OWNERS.has(room));
  return (
    <nav aria-label={words.rooms}>
      <ul>
        {rooms.map((room) => (
          <li key={room} className={IN_MORE.has(room) ? 'desk-only' : undefined}>
            <Link href={`/${id}/${room}`} aria-current={location.startsWith(`/${id}/${room}`) ? 'page' : undefined}>
              <Icon name={room} />
              {words[room]}
              {room === 'inbox' && needed > 0 && (
                <span className="count">
                  <span aria-hidden="true">{needed}</span>
                  <span className="visually-hidden">{say('neededCount', { count: needed })}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
        <li className="phone-only">
          <Link href={`/${id}/account`} aria-current={MORE.test(location) ? 'page' : undefined}>
            <Icon name="settings" />
            {words.more}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Me({ session }: { readonly session: Session }) {
  const { words } = useSpoken();
  const { id } = useBusiness();
  return (
    <div className="me">
      <Link href={`/${id}/account`}>{session.account.name}</Link>
      <LanguagePicker />
      <SignOut label={words.signOut} />
    </div>
  );
}

export function LanguagePicker() {
  const { words, code, speak } = useSpoken();
  return (
    <select aria-label={words.language} value={code} onChange={({ target }) => speak(target.value)}>
      {LANGUAGES.map(({ code: one, name }) => (
        <option key={one} value={one} lang={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

export function SignOut({ label }: { readonly label: string }) {
  const signOut = useSignOut();
  return (
    <button type="button" className="button" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
      {label}
    </button>
  );
}
