import type { Business } from './api.ts';
import type { TalkView } from './chat/talk.ts';
import { readable } from './readable.ts';

interface HeaderProps {
  readonly businesses: readonly Business[];
  readonly business: Business;
  readonly connection: TalkView['connection'];
  readonly state: string | null;
  readonly onPick: (id: string) => void;
  readonly onStartOver: () => void;
  /** Null where the panel is always in view. */
  readonly onLookInside: (() => void) | null;
}

const CONNECTION: { readonly [connection in TalkView['connection']]: string } = {
  connecting: 'Connecting…',
  live: 'Online',
  lost: 'Reconnecting…',
};

export function Header({ businesses, business, connection, state, onPick, onStartOver, onLookInside }: HeaderProps) {
  return (
    <header className="header">
      <img className="mark" src="/favicon.svg" alt="" width="36" height="36" />
      <div className="who">
        <h1 className="visually-hidden">Holdfast: talk to {business.name}</h1>
        <label className="visually-hidden" htmlFor="business">
          Business
        </label>
        <select id="business" value={business.id} onChange={(event) => onPick(event.target.value)}>
          {businesses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <p className="connection" role="status" data-connection={connection}>
          {CONNECTION[connection]}
        </p>
      </div>
      <div className="actions">
        <button type="button" className="quiet start-over" onClick={onStartOver} title="Start over">
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M4.5 5v5h5M5 10a7.6 7.6 0 1 1-.6 4" />
          </svg>
          <span>Start over</span>
        </button>
        {onLookInside && (
          <button type="button" className="quiet look-inside" onClick={onLookInside} aria-haspopup="dialog">
            <span className="visually-hidden">Look inside, the state is </span>
            <span className="lamp" aria-hidden="true" />
            {state === null ? 'Inside' : readable(state)}
          </button>
        )}
      </div>
    </header>
  );
}
