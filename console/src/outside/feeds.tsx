import { useState } from 'react';
import { type Outside, useRenewFeed } from '../api/outside.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { nameOf } from './said.ts';

/** What each resource has, to subscribe to: whoever has the address sees it (H4). */
export function Feeds({ outside }: { readonly outside: Outside }) {
  const { words, say } = useSpoken();
  const announce = useAnnounce();
  const [renewing, setRenewing] = useState<string | null>(null);
  const copy = (address: string) => {
    void navigator.clipboard.writeText(address).then(() => announce(words.done));
  };
  return (
    <section aria-labelledby="outside-feeds">
      <h2 id="outside-feeds">{words.outsideFeeds}</h2>
      <p className="soft">{words.outsideFeedsMean}</p>
      <ul className="items">
        {outside.feeds.map(({ resource, address }) => {
          const name = nameOf(outside, resource);
          return (
            <li key={resource} className="card">
              <strong>{name}</strong>
              <input
                {...{ readOnly: true, className: 'secret', value: address }}
                aria-label={say('outsideFeedOf', { name })}
                onFocus={({ target }) => target.select()}
              />
              <button type="button" className="button" onClick={() => copy(address)}>
                {words.copy}
              </button>
              <button type="button" className="button" onClick={() => setRenewing(resource)}>
                {words.outsideRenew}
              </button>
            </li>
          );
        })}
      </ul>
      {renewing && (
        <Renew {...{ resource: renewing, name: nameOf(outside, renewing) }} onClose={() => setRenewing(null)} />
      )}
    </section>
  );
}

interface RenewProps {
  readonly resource: string;
  readonly name: string;
  readonly onClose: () => void;
}

function Renew({ resource, name, onClose }: RenewProps) {
  const { words, say } = useSpoken();
  const announce = useAnnounce();
  const renew = useRenewFeed();
  const confirm = () =>
    renew.mutate(resource, {
      onSuccess: () => {
        announce(words.done);
        onClose();
      },
    });
  return (
    <Dialog title={say('outsideRenewAsk', { name })} onClose={onClose}>
      <div className="form">
        <p>{words.outsideRenewMeans}</p>
        <Trouble error={renew.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className="button danger" disabled={renew.isPending} onClick={confirm}>
            {words.outsideRenew}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
