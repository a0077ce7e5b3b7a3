import { createHmac, hkdfSync } from 'node:crypto';
import type { Calendars } from '../../ports/calendars.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PushAddress } from '../../ports/outside-calendar.ts';
import type { Tie, Ties } from '../../ports/ties.ts';
import type { Clouds } from './clouds.ts';

/** Where calendars tell of their changes, below our own address. */
const PUSHES = '/v1/calendars/push';

/** The secret that is agreed with a calendar: derived, so that it is nowhere stored. */
export function pushSecrets(secret: Buffer): (tie: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'holdfast/calendar pushes', 32));
  return (tie) => createHmac('sha256', key).update(tie).digest('base64url');
}

export function pushAddressOf(publicUrl: string, secretOf: (tie: string) => string) {
  return ({ id, provider }: Tie): PushAddress => ({
    address: `${publicUrl}${PUSHES}/${provider}/${id}`,
    secret: secretOf(id),
  });
}

interface Hearing {
  readonly ties: Pick<Ties, 'get' | 'watch'>;
  readonly clouds: Clouds;
  readonly clock: Pick<Clock, 'now'>;
  readonly secretOf: (tie: string) => string;
  /** Has the calendar read at once. */
  readonly rung: (tie: string) => Promise<void>;
}

/** Hears a calendar out, and answers before anything is read: those who tell wait for nobody. */
export function hearing({ ties, clouds, clock, secretOf, rung }: Hearing): Calendars['pushed'] {
  return async (provider, id, push) => {
    const tie = await ties.get(id);
    if (tie === null || tie.provider !== provider || tie.ending) return false;
    const heard = clouds.get(provider)?.heard(push, tie.watch, secretOf(id)) ?? { kind: 'stranger' };
    if (heard.kind === 'stranger') return false;
    if (heard.kind === 'greeting') return { answer: heard.answer };
    // Over by now: the round that follows asks for it again.
    if (heard.ends && tie.watch !== null) await ties.watch(id, { ...tie.watch, until: clock.now() });
    void rung(id);
    return true;
  };
}
