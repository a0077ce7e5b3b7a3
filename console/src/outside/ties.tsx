import { type FormEvent, useState } from 'react';
import { useBusiness } from '../api/business.ts';
import { type Outside, type Tie, useAgain, useDisconnect } from '../api/outside.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import { nameOf, PROVIDER } from './said.ts';

/** What is tied: whose it is, whether it is in step, and what waits. */
export function Ties({ outside }: { readonly outside: Outside }) {
  const { words } = useSpoken();
  const [leaving, setLeaving] = useState<Tie | null>(null);
  if (outside.ties.length === 0) return <p className="nothing">{words.outsideNone}</p>;
  return (
    <section aria-label={words.outsideTied}>
      <ul className="items">
        {outside.ties.map((tie) => (
          <TieRow key={tie.id} {...{ tie, name: nameOf(outside, tie.resource) }} onLeave={() => setLeaving(tie)} />
        ))}
      </ul>
      {leaving && <Leave tie={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}

interface TieRowProps {
  readonly tie: Tie;
  readonly name: string;
  readonly onLeave: () => void;
}

function TieRow({ tie, name, onLeave }: TieRowProps) {
  const { words, say, language } = useSpoken();
  const { timeZone } = useBusiness();
  const announce = useAnnounce();
  const again = useAgain();
  const since = tie.inStepAt && sayMoment(language, timeZone, tie.inStepAt);
  const isWrong = tie.trouble !== null || tie.parked > 0;
  return (
    <li className="card">
      <strong>{name}</strong>
      <div>
        <p>
          {tie.label} <span className="soft">· {PROVIDER[tie.provider] ?? tie.provider}</span>
        </p>
        <p className="soft small">
          {tie.ending ? words.outsideEnding : since ? say('outsideInStep', { when: since }) : words.outsideNotYet}
          {tie.told && ` · ${words.outsideTold}`}
          {!tie.mirrors && !tie.ending && ` · ${words.outsideReadOnly}`}
          {tie.waiting > tie.parked && ` · ${say('outsideWaiting', { count: tie.waiting - tie.parked })}`}
        </p>
        {tie.parked > 0 && <p className="trouble small">{say('outsideParked', { count: tie.parked })}</p>}
        {tie.trouble && (
          <p className="trouble small" lang="en">
            {tie.trouble}
          </p>
        )}
        <Trouble error={again.error} />
      </div>
      <span className={`tag ${isWrong ? 'wrong' : since ? 'fine' : ''}`}>
        {isWrong ? words.outsideWrong : since ? words.outsideFine : words.oneMoment}
      </span>
      <div className="buttons">
        {isWrong && (
          <button
            {...{ type: 'button', className: 'button strong', disabled: again.isPending }}
            onClick={() => again.mutate(tie.id, { onSuccess: () => announce(words.done) })}
          >
            {words.outsideAgain}
          </button>
        )}
        {!tie.declared && !tie.ending && (
          <button type="button" className="button" onClick={onLeave}>
            {words.outsideLeave}
          </button>
        )}
      </div>
    </li>
  );
}

/** What becomes of what is booked ahead is asked, never guessed. */
function Leave({ tie, onClose }: { readonly tie: Tie; readonly onClose: () => void }) {
  const { words, say } = useSpoken();
  const announce = useAnnounce();
  const disconnect = useDisconnect();
  const [events, setEvents] = useState<'leave' | 'remove'>('remove');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    disconnect.mutate(
      { tie: tie.id, events },
      {
        onSuccess: () => {
          announce(words.done);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={say('outsideLeaveAsk', { name: tie.label })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {tie.mirrors ? (
          <fieldset className="checks">
            <legend className="small">{words.outsideAhead}</legend>
            {(['remove', 'leave'] as const).map((one) => (
              <label key={one} className="check">
                <input type="radio" name="events" checked={events === one} onChange={() => setEvents(one)} />
                {one === 'remove' ? words.outsideAheadGo : words.outsideAheadStay}
              </label>
            ))}
          </fieldset>
        ) : (
          <p>{words.outsideLeaveMeans}</p>
        )}
        <Trouble error={disconnect.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button danger" disabled={disconnect.isPending}>
            {words.outsideLeave}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
