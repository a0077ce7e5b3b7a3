import { useState } from 'react';
import { useBusiness } from '../api/business.ts';
import { type Act, type Consequence, useAct, usePreview } from '../api/calendar.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { channelName } from '../inbox/channel.ts';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly act: Act;
  readonly onClose: () => void;
}

/** What would come of it is said first; then it is done, or not (G4). */
export function Confirm({ title, act, onClose }: ConfirmProps) {
  const { words } = useSpoken();
  const announce = useAnnounce();
  const [isSilent, setSilent] = useState(false);
  const meant = silenced(act, isSilent);
  const preview = usePreview(meant);
  const doing = useAct();
  const consequence = preview.data?.consequence;
  const canBeSilent = (act.kind === 'move' || act.kind === 'call off') && (isSilent || consequence?.told !== null);
  const confirm = () =>
    doing.mutate(meant, {
      onSuccess: () => {
        announce(words.done);
        onClose();
      },
    });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="form">
        <div aria-live="polite" className="form">
          {consequence ? (
            <Consequences of={consequence} />
          ) : (
            preview.isPending && <p className="soft">{words.oneMoment}</p>
          )}
        </div>
        {canBeSilent && (
          <label className="check">
            <input type="checkbox" checked={isSilent} onChange={({ target }) => setSilent(target.checked)} />
            {words.doNotTell}
          </label>
        )}
        <Trouble error={preview.error ?? doing.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button
            type="button"
            className="button strong"
            disabled={consequence?.allowed !== true || doing.isPending}
            onClick={confirm}
          >
            {words.doIt}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function silenced(act: Act, silent: boolean): Act {
  if (!silent) return act;
  if (act.kind === 'move') return { ...act, body: { ...act.body, silent } };
  if (act.kind === 'call off') return { ...act, body: { ...act.body, silent } };
  return act;
}

function Consequences({ of: { allowed, why, refusal, collides, told, channel } }: { readonly of: Consequence }) {
  const { words, tellings, language } = useSpoken();
  const { timeZone } = useBusiness();
  return (
    <>
      {!allowed && <p className="trouble">{tellings.refusals[refusal ?? ''] ?? why ?? words.refused}</p>}
      {collides.length > 0 && (
        <div>
          <h3>{allowed ? words.staysBooked : words.inTheWay}</h3>
          <ul className="bookings">
            {collides.map(({ id, what, start, customer }) => (
              <li key={id}>
                <strong>{customer?.name ?? words.somebody}</strong>
                <span>{what}</span>
                <small>{sayMoment(language, timeZone, start)}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
      {allowed && (told === null ? <p className="soft">{words.nobodyTold}</p> : <Told text={told} channel={channel} />)}
    </>
  );
}

function Told({ text, channel }: { readonly text: string; readonly channel: string | null }) {
  const { words, say } = useSpoken();
  const how = channel === 'webchat' ? words.toldOnPage : say('toldBy', { channel: channelName(channel ?? '') });
  return (
    <div>
      <h3>{words.customerTold}</h3>
      <blockquote className="told">{text}</blockquote>
      <p className="soft small">{how}</p>
    </div>
  );
}
