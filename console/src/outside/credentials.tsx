import { useSpoken } from '../words/spoken.tsx';

/** What somebody types to let us in; it goes to the server and is never told again. */
export interface Account {
  readonly address: string;
  readonly user: string;
  readonly password: string;
}

export const NOBODY: Account = { address: '', user: '', password: '' };

interface CredentialsProps {
  readonly way: string;
  readonly given: Account;
  readonly onChange: (given: Account) => void;
}

export function Credentials({ way, given, onChange }: CredentialsProps) {
  const { words } = useSpoken();
  const { address, user, password } = given;
  if (way !== 'caldav' && way !== 'feed') return null;
  return (
    <>
      <label className="field">
        <span>{words.outsideAddress}</span>
        <input
          {...{ required: true, maxLength: 2_000, value: address, autoComplete: 'off', spellCheck: false }}
          type={way === 'caldav' ? 'url' : 'text'}
          onChange={({ target }) => onChange({ ...given, address: target.value })}
        />
        <small>{way === 'caldav' ? words.outsideCaldavHint : words.outsideFeedHint}</small>
      </label>
      {way === 'caldav' && (
        <div className="pair">
          <label className="field">
            <span>{words.outsideUser}</span>
            <input
              {...{ required: true, value: user, autoComplete: 'off', spellCheck: false }}
              onChange={({ target }) => onChange({ ...given, user: target.value })}
            />
          </label>
          <label className="field">
            <span>{words.outsidePassword}</span>
            <input
              {...{ type: 'password', required: true, value: password, autoComplete: 'new-password' }}
              onChange={({ target }) => onChange({ ...given, password: target.value })}
            />
          </label>
        </div>
      )}
    </>
  );
}
