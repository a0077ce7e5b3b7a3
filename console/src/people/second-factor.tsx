import { type FormEvent, useEffect, useState } from 'react';
import { useAccountChange, useSecondFactor } from '../api/session.ts';
import { Trouble } from '../frame/trouble.tsx';
import { CodeField } from '../signin/signin.tsx';
import { useSpoken } from '../words/spoken.tsx';

/** A second factor: a code of six digits from an app, beside the password (G1). */
export function SecondFactor({ isOn }: { readonly isOn: boolean }) {
  const { words } = useSpoken();
  const begin = useSecondFactor();
  const confirm = useAccountChange<{ readonly code: string }>('POST', '/second-factor/confirm');
  const end = useAccountChange<{ readonly code: string }>('DELETE', '/second-factor');
  const [isEnding, setEnding] = useState(false);
  const asks = isOn ? isEnding : begin.data !== undefined;
  return (
    <section className="card form">
      <h2>{words.secondFactor}</h2>
      <p className="soft">{isOn ? words.secondFactorOn : words.secondFactorMeans}</p>
      {!isOn && begin.data && <Secret secret={begin.data.secret} uri={begin.data.uri} />}
      {asks && <CodeForm act={isOn ? end : confirm} onDone={() => setEnding(false)} />}
      {!asks && (
        <div className="buttons end">
          <button type="button" className="button" onClick={() => (isOn ? setEnding(true) : begin.mutate())}>
            {isOn ? words.switchOff : words.switchOn}
          </button>
        </div>
      )}
      <Trouble error={begin.error} />
    </section>
  );
}

interface CodeFormProps {
  readonly act: ReturnType<typeof useAccountChange<{ readonly code: string }>>;
  readonly onDone: () => void;
}

function CodeForm({ act, onDone }: CodeFormProps) {
  const { words } = useSpoken();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ code }, { onSuccess: onDone });
  };
  return (
    <form className="form" onSubmit={submit}>
      <CodeField value={code} onChange={setCode} />
      <Trouble error={act.error} />
      <div className="buttons end">
        <button type="submit" className="button strong" disabled={act.isPending}>
          {words.keep}
        </button>
      </div>
    </form>
  );
}

/** What the app has to know: a picture to photograph, and the same in letters. It is drawn here, and goes nowhere. */
function Secret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { words } = useSpoken();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('qrcode').then(async ({ toDataURL }) => {
      const drawn = await toDataURL(uri, { margin: 2, width: 220 });
      if (isWanted) setPicture(drawn);
    });
    return () => {
      isWanted = false;
    };
  }, [uri]);
  return (
    <div className="form">
      <p>{words.scanThis}</p>
      {picture && <img src={picture} alt={words.scanThis} width="220" height="220" />}
      <code className="secret">{secret}</code>
    </div>
  );
}
