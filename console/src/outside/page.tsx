import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { type Outside, useDismiss, useOutside } from '../api/outside.ts';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import type { Words } from '../words/words.ts';
import { Accounts } from './accounts.tsx';
import { Connect } from './connect.tsx';
import { Feeds } from './feeds.tsx';
import { ALERT, nameOf } from './said.ts';
import { Ties } from './ties.tsx';

const CAME: { readonly [why: string]: keyof Words } = {
  denied: 'outsideDenied',
  late: 'outsideLate',
  lacking: 'outsideLacking',
  failed: 'outsideFailed',
};

/** Outside calendars: what is tied and in step, what waits for a person, and who lets us in (H1, H5, H6). */
export function OutsidePage() {
  const { words } = useSpoken();
  const { data, error } = useOutside();
  const [came, setCame] = useSearchParams();
  const [isConnecting, setConnecting] = useState(came.has('account'));
  const trouble = CAME[came.get('came') ?? ''];
  const close = () => {
    setConnecting(false);
    setCame({}, { replace: true });
  };
  return (
    <div className="page outside">
      <Title
        beside={
          <button type="button" className="button strong" onClick={() => setConnecting(true)}>
            {words.outsideConnect}
          </button>
        }
      >
        {words.outsideTitle}
      </Title>
      <p className="soft">{words.outsideMeans}</p>
      {trouble && (
        <p className="trouble" role="alert">
          {words[trouble]}
        </p>
      )}
      <Trouble error={error} />
      {data && (
        <>
          <Ties outside={data} />
          <Alerts outside={data} />
          <Accounts outside={data} />
          <Feeds outside={data} />
        </>
      )}
      {data && isConnecting && <Connect outside={data} account={came.get('account')} onClose={close} />}
    </div>
  );
}

/** What people have to know; each goes when it was read. */
function Alerts({ outside }: { readonly outside: Outside }) {
  const { words, language } = useSpoken();
  const { timeZone } = useBusiness();
  const dismiss = useDismiss();
  if (outside.alerts.length === 0) return null;
  return (
    <section aria-labelledby="outside-alerts">
      <h2 id="outside-alerts">{words.outsideAlerts}</h2>
      <ul className="items">
        {outside.alerts.map((alert) => (
          <li key={alert.id} className="card">
            <span className="tag urgent">{nameOf(outside, alert.resource)}</span>
            <p>
              {alert.reference} {alert.start && `(${sayMoment(language, timeZone, alert.start)})`}{' '}
              {words[ALERT[alert.kind] ?? 'alertParked']}
            </p>
            <span className="soft small">{sayMoment(language, timeZone, alert.at)}</span>
            <button type="button" className="button" onClick={() => dismiss.mutate(alert.id)}>
              {words.outsideDismiss}
            </button>
          </li>
        ))}
      </ul>
      <Trouble error={dismiss.error} />
    </section>
  );
}
