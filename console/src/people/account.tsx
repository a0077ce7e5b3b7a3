import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { type Session, useAccountChange } from '../api/session.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { BusinessPicker, LanguagePicker, SignOut } from '../frame/frame.tsx';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { ringWish, wishRing } from '../inbox/ring.ts';
import { useSpoken } from '../words/spoken.tsx';
import { SecondFactor } from './second-factor.tsx';

/** One's own account: name, password, second factor, and what this browser keeps (G1). */
export function AccountPage({ session }: { readonly session: Session }) {
  const { words } = useSpoken();
  const { id, role } = useBusiness();
  return (
    <div className="page narrow">
      <Title>{words.account}</Title>
      <nav className="buttons phone-only more-rooms" aria-label={words.more}>
        <Link className="button" href={`/${id}/figures`}>
          {words.figures}
        </Link>
        <Link className="button" href={`/${id}/settings`}>
          {words.settings}
        </Link>
        <Link className="button" href={`/${id}/people`}>
          {words.people}
        </Link>
        {role === 'owner' && (
          <Link className="button" href={`/${id}/outside`}>
            {words.outside}
          </Link>
        )}
        {role === 'owner' && (
          <Link className="button" href={`/${id}/audit`}>
            {words.audit}
          </Link>
        )}
        {session.businesses.length > 1 && <BusinessPicker session={session} />}
      </nav>
      <div className="form">
        <Name name={session.account.name} />
        <Password email={session.account.email} />
        <SecondFactor isOn={session.account.secondFactor} />
        <Here />
      </div>
    </div>
  );
}

function Name({ name: before }: { readonly name: string }) {
  const { words } = useSpoken();
  const announce = useAnnounce();
  const change = useAccountChange<{ readonly name: string }>('POST', '/name');
  const [name, setName] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ name }, { onSuccess: () => announce(words.done) });
  };
  return (
    <form className="card form" onSubmit={submit}>
      <label className="field">
        <span>{words.yourName}</span>
        <input
          {...{ required: true, maxLength: 100, autoComplete: 'name', value: name }}
          onChange={({ target }) => setName(target.value)}
        />
        <small>{words.yourNameHint}</small>
      </label>
      <Trouble error={change.error} />
      <div className="buttons end">
        <button type="submit" className="button" disabled={change.isPending || name.trim() === before}>
          {words.keep}
        </button>
      </div>
    </form>
  );
}

function Password({ email }: { readonly email: string }) {
  const { words } = useSpoken();
  const change = useAccountChange<{ readonly old: string; readonly new: string }>('POST', '/password');
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { old, new: next },
      {
        onSuccess: () => {
          setOld('');
          setNext('');
        },
      },
    );
  };
  return (
    <form className="card form" onSubmit={submit}>
      <h2>{words.password}</h2>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="pair">
        <label className="field">
          <span>{words.oldPassword}</span>
          <input
            {...{ type: 'password', required: true, autoComplete: 'current-password', value: old }}
            onChange={({ target }) => setOld(target.value)}
          />
        </label>
        <label className="field">
          <span>{words.newPassword}</span>
          <input
            {...{ type: 'password', required: true, minLength: 10, autoComplete: 'new-password', value: next }}
            onChange={({ target }) => setNext(target.value)}
          />
          <small>{words.passwordHint}</small>
        </label>
      </div>
      <Trouble error={change.error} />
      {change.isSuccess && (
        <p className="good" role="status">
          {words.passwordChanged}
        </p>
      )}
      <div className="buttons end">
        <button type="submit" className="button" disabled={change.isPending}>
          {words.keep}
        </button>
      </div>
    </form>
  );
}

function Here() {
  const { words } = useSpoken();
  const [wish, setWish] = useState(ringWish);
  const change = (isOn: boolean) => {
    setWish(isOn ? 'on' : 'off');
    void wishRing(isOn ? 'on' : 'off');
  };
  return (
    <section className="card form">
      <h2>{words.thisBrowser}</h2>
      <label className="check">
        <input type="checkbox" checked={wish === 'on'} onChange={({ target }) => change(target.checked)} />
        {words.ringHere}
      </label>
      <div className="pair phone-only">
        <LanguagePicker />
        <SignOut label={words.signOut} />
      </div>
    </section>
  );
}
