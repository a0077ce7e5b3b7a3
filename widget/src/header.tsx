import type { Business } from './api.ts';
import type { TalkView } from './chat/talk-view.ts';
import { FRAME, tellSite } from './frame.ts';
import { PresenceLine } from './presence.tsx';
import { readable } from './readable.ts';
import { filled, useSpoken } from './words/words.ts';

interface HeaderProps {
  /** Those to pick from; null on a page of one business's own. */
  readonly businesses: readonly Business[] | null;
  readonly business: Business;
  readonly connection: TalkView['connection'];
  readonly state: string | null;
  readonly onPick: (id: string) => void;
  readonly onStartOver: () => void;
  /** Null where the panel is always in view, or there is none. */
  readonly onLookInside: (() => void) | null;
}

export function Header({ businesses, business, connection, state, onPick, onStartOver, onLookInside }: HeaderProps) {
  const { words } = useSpoken();
  return (
    <header className="header">
      <img
        className="mark"
        src={(businesses === null && business.picture) || '/favicon.svg'}
        alt=""
        width="36"
        height="36"
      />
      <div className="who">
        {businesses === null ? (
          <h1>{business.name}</h1>
        ) : (
          <Picker businesses={businesses} business={business} onPick={onPick} />
        )}
        <PresenceLine business={business} connection={connection} />
      </div>
      <div className="actions">
        <button type="button" className="quiet start-over" onClick={onStartOver} title={words.startOver}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M4.5 5v5h5M5 10a7.6 7.6 0 1 1-.6 4" />
          </svg>
          <span>{words.startOver}</span>
        </button>
        {FRAME !== null && (
          <button
            type="button"
            className="quiet close"
            onClick={() => tellSite({ holdfast: 'close' })}
            title={words.close}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
            <span className="visually-hidden">{words.close}</span>
          </button>
        )}
        {onLookInside && (
          <button type="button" className="quiet look-inside" lang="en" onClick={onLookInside} aria-haspopup="dialog">
            <span className="visually-hidden">Look inside, the state is </span>
            <span className="lamp" aria-hidden="true" />
            {state === null ? 'Inside' : readable(state)}
          </button>
        )}
      </div>
    </header>
  );
}

interface PickerProps extends Pick<HeaderProps, 'business' | 'onPick'> {
  readonly businesses: readonly Business[];
}

function Picker({ businesses, business, onPick }: PickerProps) {
  const { words } = useSpoken();
  return (
    <>
      <h1 className="visually-hidden">{filled(words.talkTo, { name: business.name })}</h1>
      <label className="visually-hidden" htmlFor="business">
        {words.business}
      </label>
      <select id="business" value={business.id} onChange={(event) => onPick(event.target.value)}>
        {businesses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
