import { type FormEvent, useState } from 'react';
import { type ConnectBody, type Found, type Outside, useCalendarsOf, useConnect, useLetIn } from '../api/outside.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { type Account, Credentials, NOBODY } from './credentials.tsx';
import { PROVIDER } from './said.ts';

interface ConnectProps {
  readonly outside: Outside;
  /** The account that somebody has just come back from. */
  readonly account: string | null;
  readonly onClose: () => void;
}

/** A way to a calendar: a provider to be let in at, an account that lets us in, an address with a password, or a feed. */
type Way = `provider ${string}` | `account ${string}` | 'caldav' | 'feed';

/** Ties a resource to a calendar (H6): first who has it, then which of theirs. */
export function Connect({ outside, account, onClose }: ConnectProps) {
  const { words } = useSpoken();
  const announce = useAnnounce();
  const { resources, accounts, providers } = outside;
  const [way, setWay] = useState<Way>(
    account ? `account ${account}` : accounts[0] ? `account ${accounts[0].id}` : 'caldav',
  );
  const [resource, setResource] = useState(resources[0]?.id ?? '');
  const [given, setGiven] = useState<Account>(NOBODY);
  const [calendar, setCalendar] = useState('');
  const letIn = useLetIn();
  const connect = useConnect();
  const opened = way.startsWith('account ') ? way.slice('account '.length) : null;
  const known = useCalendarsOf(opened);
  const named = connect.data?.kind === 'choose' ? connect.data.calendars : (known.data?.calendars ?? []);
  const leave = (provider: string) =>
    letIn.mutate(provider, { onSuccess: ({ address }) => window.location.assign(address) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way.startsWith('provider ')) return leave(way.slice('provider '.length));
    connect.mutate(
      { resource, account: accountOf(way, opened, given, calendar) },
      {
        onSuccess: ({ kind }) => {
          if (kind !== 'connected') return;
          announce(words.outsideConnected);
          onClose();
        },
      },
    );
  };
  const choose = (next: Way) => {
    setWay(next);
    setCalendar('');
    connect.reset();
  };
  return (
    <Dialog title={words.outsideConnect} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <label className="field">
          <span>{words.outsideWith}</span>
          <select value={way} onChange={({ target }) => choose(target.value as Way)}>
            {accounts.map(({ id, provider, label }) => (
              <option key={id} value={`account ${id}`}>
                {PROVIDER[provider] ?? provider}: {label}
              </option>
            ))}
            {providers.map((provider) => (
              <option key={provider} value={`provider ${provider}`}>
                {PROVIDER[provider] ?? provider}
              </option>
            ))}
            <option value="caldav">{words.outsideCaldav}</option>
            <option value="feed">{words.outsideFeed}</option>
          </select>
          {providers.length === 0 && <small>{words.outsideNoProviders}</small>}
        </label>
        {way.startsWith('provider ') ? (
          <p className="soft">{words.outsideLeaves}</p>
        ) : (
          <>
            <Credentials way={way} given={given} onChange={setGiven} />
            <Choices calendars={named} chosen={calendar} onChoose={setCalendar} />
            <label className="field">
              <span>{words.outsideFor}</span>
              <select value={resource} onChange={({ target }) => setResource(target.value)}>
                {resources.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              <small>{words.outsideForMeans}</small>
            </label>
          </>
        )}
        <Trouble error={letIn.error ?? connect.error ?? known.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button strong" disabled={connect.isPending || letIn.isPending}>
            {way.startsWith('provider ') ? words.goOn : words.outsideConnect}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function accountOf(way: Way, opened: string | null, given: Account, calendar: string): ConnectBody['account'] {
  if (way === 'feed') return { provider: 'feed', address: given.address.trim() };
  const which = calendar !== '' && { calendar };
  if (opened !== null) return { provider: 'account', account: opened, ...which };
  return { provider: 'caldav', ...given, address: given.address.trim(), ...which };
}

interface ChoicesProps {
  readonly calendars: readonly Found[];
  readonly chosen: string;
  readonly onChoose: (address: string) => void;
}

/** Which of the account's calendars; what cannot be written to is only read. */
function Choices({ calendars, chosen, onChoose }: ChoicesProps) {
  const { words } = useSpoken();
  if (calendars.length < 2) return null;
  return (
    <label className="field">
      <span>{words.outsideWhich}</span>
      <select required value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words.outsideChoose}</option>
        {calendars.map(({ address, name, writable }) => (
          <option key={address} value={address}>
            {writable ? name : `${name} (${words.outsideReadOnly})`}
          </option>
        ))}
      </select>
    </label>
  );
}
