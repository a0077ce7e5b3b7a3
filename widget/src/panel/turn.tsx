import type { ReactNode } from 'react';
import type { Business, Inspection } from '../api.ts';
import { timeOf } from '../chat/days.ts';
import { inShort, readable } from '../readable.ts';
import { ConsentView } from './consent.tsx';
import { JsonView } from './json.tsx';

type Turn = NonNullable<Inspection['lastTurn']>;

interface TurnProps {
  readonly turn: Turn | null;
  readonly business: Business;
}

/** The record of the newest turn: first why it was a yes or none (X17), then what happened in its order. */
export function TurnView({ turn, business }: TurnProps) {
  if (turn === null) return null;
  return (
    <section className="card" aria-labelledby="turn">
      <h2 id="turn">
        Last turn <small>number {turn.seq}, recorded whole so that it can be replayed</small>
      </h2>
      {turn.interpretation?.consent && <ConsentView consent={turn.interpretation.consent} />}
      <ol className="steps">
        <Step name="Heard">
          {turn.events.map((stored) => (
            <Heard key={stored.id} stored={stored} />
          ))}
        </Step>
        {turn.interpretation && (
          <Step name="Understood">
            <Understood interpretation={turn.interpretation} />
          </Step>
        )}
        {turn.results.length > 0 && (
          <Step name="Did">
            {turn.results.map((result) => (
              <Did key={`${result.tool} ${JSON.stringify(result.input)}`} result={result} />
            ))}
          </Step>
        )}
        <Step name="Moved">
          <Moved turn={turn} />
        </Step>
        <Step name="Said">
          {turn.replies.length === 0 && <p className="empty">Nothing.</p>}
          {turn.replies.map((reply) => (
            <blockquote key={reply.id}>{reply.text}</blockquote>
          ))}
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

function Heard({ stored }: { readonly stored: Turn['events'][number] }) {
  const { kind, text, tap, ...rest } = stored.event;
  return (
    <p>
      <span className="chip">{tap === undefined ? inShort(kind) : 'button'}</span>{' '}
      {typeof text === 'string' ? <q>{text}</q> : inShort(rest)}{' '}
      <time dateTime={stored.receivedAt}>{timeOf(stored.receivedAt)}</time>
    </p>
  );
}

function Understood({ interpretation }: { readonly interpretation: NonNullable<Turn['interpretation']> }) {
  const { intent, desk, language } = interpretation;
  const percent = Math.round(intent.confidence * 100);
  return (
    <>
      <p>
        <span className="chip strong">{readable(intent.type)}</span>
        {Object.entries(intent.entities).map(([name, value]) => (
          <span className="chip" key={name}>
            {readable(name)} <b>{inShort(value)}</b>
          </span>
        ))}
        {desk.map((request) => (
          <span className="chip" key={JSON.stringify(request)}>
            {Object.values(request).map(inShort).join(' ')}
          </span>
        ))}
      </p>
      <p className="confidence">
        <meter min={0} max={100} value={percent} aria-label="Confidence" />
        <span>
          {percent} % sure, by <b>{SOURCES[intent.source] ?? intent.source}</b>, in {languageName(language)}
        </span>
      </p>
    </>
  );
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

function languageName(code: string): string {
  return languages.of(code) ?? code;
}

const SOURCES: { readonly [source: string]: string } = {
  direct: 'a plain answer',
  rules: 'rules',
  model: 'a language model',
  none: 'nothing',
};

function Did({ result }: { readonly result: Turn['results'][number] }) {
  const outcome = inShort(result.outcome['kind']);
  return (
    <details>
      <summary>
        <code>{result.tool}</code> <span className={`chip ${outcome}`}>{outcome}</span>
      </summary>
      <h4>Input</h4>
      <JsonView value={result.input} />
      <h4>Outcome</h4>
      <JsonView value={result.outcome} />
      {result.key !== null && <p className="hashes">key {result.key}</p>}
    </details>
  );
}

function Moved({ turn }: { readonly turn: Turn }) {
  const stayed = turn.stateBefore === turn.stateAfter;
  return (
    <>
      <p className="moved">
        <b>{readable(turn.stateBefore)}</b>{' '}
        {stayed ? (
          '(stayed)'
        ) : (
          <>
            → <b>{readable(turn.stateAfter)}</b>
          </>
        )}
      </p>
      {turn.rejected !== null && <p className="trouble">Rejected: {turn.rejected}</p>}
      {turn.failure !== null && <p className="trouble">Failed: {turn.failure}</p>}
    </>
  );
}
