import type { Inspection } from '../api.ts';
import { readable } from '../readable.ts';

type Consent = NonNullable<NonNullable<NonNullable<Inspection['lastTurn']>['interpretation']>['consent']>;

const VERDICTS: { readonly [verdict in Consent['verdict']]: string } = {
  yes: 'A yes',
  no: 'A no',
  not_now: 'Not now',
  other: 'Not a yes',
};

/** Why what was said counts as a yes to what was proposed, or does not: the verdict, the reason, and each part (X17). */
export function ConsentView({ consent: { verdict, why, act, pieces } }: { readonly consent: Consent }) {
  return (
    <section className="consent" aria-label="Was it a yes?">
      <p>
        <span className={`chip ${verdict === 'yes' ? 'done' : 'strong'}`}>{VERDICTS[verdict]}</span> to{' '}
        <b>{readable(act)}</b>: {why}
      </p>
      {pieces.length > 0 && (
        <ul aria-label="Parts of the message">
          {inOrder(pieces).map(({ key, text, kind }) => (
            <li key={key}>
              <q>{text}</q> <small>{readable(kind)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The same word may come twice: each part is known by its place, too. */
function inOrder(pieces: Consent['pieces']) {
  return pieces.map((piece, index) => ({ ...piece, key: `${index} ${piece.text}` }));
}
