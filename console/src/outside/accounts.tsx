import { type Outside, useGiveBack } from '../api/outside.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { PROVIDER } from './said.ts';

/** The accounts that people have let us into (H6): kept while a calendar of theirs is tied. */
export function Accounts({ outside }: { readonly outside: Outside }) {
  const { words, say } = useSpoken();
  const announce = useAnnounce();
  const giveBack = useGiveBack();
  if (outside.accounts.length === 0) return null;
  return (
    <section aria-labelledby="outside-accounts">
      <h2 id="outside-accounts">{words.outsideAccounts}</h2>
      <p className="soft">{words.outsideAccountsMean}</p>
      <ul className="items short">
        {outside.accounts.map(({ id, provider, label }) => (
          <li key={id} className="card">
            <strong>{PROVIDER[provider] ?? provider}</strong>
            <span>{label}</span>
            <button
              {...{ type: 'button', className: 'button', disabled: giveBack.isPending }}
              aria-label={say('outsideGiveBackOf', { name: label })}
              onClick={() => giveBack.mutate(id, { onSuccess: () => announce(words.done) })}
            >
              {words.outsideGiveBack}
            </button>
          </li>
        ))}
      </ul>
      <Trouble error={giveBack.error} />
    </section>
  );
}
