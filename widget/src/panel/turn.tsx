import { Fragment, type ReactNode } from 'react';
import type { Business, Inspection } from '../api.ts';
import { inShort } from '../readable.ts';
import { ConsentView } from './consent.tsx';
import { JsonView } from './json.tsx';

type Turn = NonNullable<Inspection['lastTurn']>;

interface TurnProps {
  readonly turn: Turn | null;
  readonly business: Business;
}

/** The record of the newest turn: first why it was a yes or none, then what happened in its order, in sentences (X17). */
export function TurnView({ turn, business }: TurnProps) {
  if (turn === null) return null;
  const { consent } = turn.interpretation ?? {};
  return (
    <section className="card" aria-labelledby="turn">
      <h2 id="turn">
        Last turn <small>number {turn.seq}, recorded whole so that it can be replayed</small>
      </h2>
      {consent && <ConsentView consent={consent} />}
      <ol className="steps">
        <Step name="Heard">
          <Sentences turn={turn} about="heard" />
        </Step>
        <Step name="Understood">
          <Sentences turn={turn} about="understood" />
        </Step>
        {turn.results.length > 0 && (
          <Step name="Did">
            <Done turn={turn} />
          </Step>
        )}
        <Step name="Moved">
          <Sentences turn={turn} about="moved" />
        </Step>
        <Step name="Said">
          <Said turn={turn} />
        </Step>
      </ol>
      <p className="hashes">
        {business.timeZone} · {turn.now} ·{' '}
        {Object.entries(turn.hashes)
          .map(([name, hash]) => `${name} ${hash}`)
          .join(' · ')}
      </p>
    </section>
  );
}

function Step({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <h3>{name}</h3>
      {children}
    </li>
  );
}

type Subject = Turn['explanation'][number]['about'];

function sentencesAbout({ explanation }: Turn, subject: Subject): readonly string[] {
  return explanation.filter(({ about }) => about === subject).map(({ text }) => text);
}

function Sentences({ turn, about }: { readonly turn: Turn; readonly about: Subject }) {
  const sentences = sentencesAbout(turn, about);
  if (sentences.length === 0) return <p className="empty">Nothing.</p>;
  return sentences
    .map((sentence, place) => ({ sentence, key: `${place} ${sentence}` }))
    .map(({ sentence, key }) => <p key={key}>{sentence}</p>);
}

/** Each call in a sentence, and in full for whoever wants to see it. */
function Done({ turn }: { readonly turn: Turn }) {
  const sentences = sentencesAbout(turn, 'did');
  return turn.results
    .map((result, place) => ({ result, sentence: sentences[place] ?? '', key: `${place} ${result.tool}` }))
    .map(({ result, sentence, key }) => <Call key={key} result={result} sentence={sentence} />);
}

function Call({ result, sentence }: { readonly result: Turn['results'][number]; readonly sentence: string }) {
  const outcome = inShort(result.outcome['kind']);
  return (
    <>
      <p>{sentence}</p>
      <details>
        <summary>
          <code>{result.tool}</code> <span className={`chip ${outcome}`}>{outcome}</span>
        </summary>
        <h4>Input</h4>
        <JsonView value={result.input} />
        <h4>Outcome</h4>
        <JsonView value={result.outcome} />
        {result.key !== null && <p className="hashes">key {result.key}</p>}
        {result.grant !== undefined && <p className="hashes">allowed by {result.grant}</p>}
      </details>
    </>
  );
}

/** The words as they were sent, with the messages that they are made of. */
function Said({ turn }: { readonly turn: Turn }) {
  if (turn.replies.length === 0) return <p className="empty">Nothing.</p>;
  return turn.replies.map((reply, place) => (
    <Fragment key={reply.id}>
      <blockquote>{reply.text}</blockquote>
      <p className="hashes">{keysOf(turn, place)}</p>
    </Fragment>
  ));
}

function keysOf({ said }: Turn, place: number): string {
  return said
    .filter(({ reply }) => reply === place)
    .map(({ flow, key }) => `${flow}/${key}`)
    .join(' · ');
}
