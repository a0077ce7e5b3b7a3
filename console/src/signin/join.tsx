import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Refusal } from '../api/client.ts';
import { type Session, useAccept, useInvitation } from '../api/session.ts';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { Alone } from './alone.tsx';

/** The token of the link stands in its fragment, which is in no log. It is taken from the address, so that it stays in no history. */
function takeToken(): string {
  if (!location.pathname.endsWith('/join') || location.hash === '') return '';
  const token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  return token;
}

const TOKEN = takeToken();

/** The first owner, and whoever was invited, come in here: a name, an e-mail, a password (G1). */
export function JoinPage({ session }: { readonly session: Session | null | undefined }) {
  const { words, say } = useSpoken();
  const invitation = useInvitation(TOKEN);
  const accept = useAccept();
  const [, go] = useLocation();
  const [name, setName] = useState(session?.account.name ?? '');
  const [email, setEmail] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  if (TOKEN === '' || invitation.isError) {
    return (
      <Alone title={words.linkSpent} lead={words.linkSpentMeans}>
        <button type="button" className="button" onClick={() => go('/')}>
          {words.signIn}
        </button>
      </Alone>
    );
  }
  if (!invitation.data) return <p className="nothing">{words.oneMoment}</p>;
  const { businesses, role } = invitation.data;
  const address = email ?? invitation.data.email ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept.mutate(
      { token: TOKEN, name, email: address.trim(), password },
      {
        onSuccess: () => go('/'),
        // It is accepted; whoever has a second factor signs in with it.
        onError: (error) => error instanceof Refusal && error.code === 'code_needed' && go('/'),
      },
    );
  };
  const lead = say(role === 'owner' ? 'joinAsOwner' : 'joinAsStaff', {
    names: businesses.map((business) => business.name).join(', '),
  });
  return (
    <Alone title={words.join} lead={lead}>
      <form className="form" onSubmit={submit}>
        <label className="field">
          <span>{words.yourName}</span>
          <input
            {...{ autoComplete: 'name', required: true, maxLength: 100, value: name }}
            onChange={({ target }) => setName(target.value)}
          />
          <small>{words.yourNameHint}</small>
        </label>
        <label className="field">
          <span>{words.email}</span>
          <input
            {...{ type: 'email', autoComplete: 'username', required: true, value: address }}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <label className="field">
          <span>{words.password}</span>
          <input
            {...{ type: 'password', autoComplete: 'new-password', required: true, minLength: 10, value: password }}
            onChange={({ target }) => setPassword(target.value)}
          />
          <small>{words.passwordHint}</small>
        </label>
        <Trouble error={accept.error} />
        <button type="submit" className="button strong" disabled={accept.isPending}>
          {words.comeIn}
        </button>
      </form>
    </Alone>
  );
}
