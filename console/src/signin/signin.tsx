import { type FormEvent, useState } from 'react';
import { Refusal } from '../api/client.ts';
import { useSignIn, useWays } from '../api/session.ts';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { Alone } from './alone.tsx';

/** Signing in: e-mail and password, then the code where there is a second factor (G1). */
export function SignInPage() {
  const { words } = useSpoken();
  const ways = useWays();
  const signIn = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const wantsCode = signIn.error instanceof Refusal && signIn.error.code === 'code_needed';
  const [askedCode, setAskedCode] = useState(false);
  const asksCode = wantsCode || askedCode;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAskedCode(asksCode);
    signIn.mutate({ email: email.trim(), password, ...(code !== '' && { code: code.trim() }) });
  };
  return (
    <Alone title={words.signIn} lead={words.signInLead}>
      <form className="form" onSubmit={submit}>
        {ways?.password !== false && (
          <>
            <label className="field">
              <span>{words.email}</span>
              <input
                {...{ type: 'email', autoComplete: 'username', required: true, value: email }}
                onChange={({ target }) => setEmail(target.value)}
              />
            </label>
            <label className="field">
              <span>{words.password}</span>
              <input
                {...{ type: 'password', autoComplete: 'current-password', required: true, value: password }}
                onChange={({ target }) => setPassword(target.value)}
              />
            </label>
            {asksCode && <CodeField value={code} onChange={setCode} />}
            {!wantsCode && <Trouble error={signIn.error} />}
            <button type="submit" className="button strong" disabled={signIn.isPending}>
              {words.signIn}
            </button>
          </>
        )}
        {ways?.openId && (
          <a className="button" href={ways.openId.url}>
            {words.signInWith.replace('{name}', ways.openId.name)}
          </a>
        )}
      </form>
    </Alone>
  );
}

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Takes the focus when it is asked for: the password was right, and this is all that is missing. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const { words } = useSpoken();
  return (
    <label className="field">
      <span>{words.code}</span>
      <input
        ref={(input) => input?.focus()}
        {...{ inputMode: 'numeric', autoComplete: 'one-time-code', pattern: '[0-9]{6}', maxLength: 6, required: true }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <small>{words.codeHint}</small>
    </label>
  );
}
