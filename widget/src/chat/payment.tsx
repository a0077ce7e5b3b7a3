import { useEffect, useState } from 'react';
import type { PaymentStatus } from '../api.ts';
import { filled, useSpoken } from '../words/words.ts';

const SECOND_MS = 1_000;

interface PaymentProps {
  /** What the ledger says of it; undefined while that is not known. */
  readonly status: PaymentStatus | undefined;
  readonly until: string | undefined;
}

/**
 * How long a code can still be paid with, to the second (D8), or what became of it: what is paid, failed or over counts no
 * longer. It counts for the eye; who listens is not interrupted.
 */
export function Payment({ status = 'open', until }: PaymentProps) {
  const { words } = useSpoken();
  const left = useSecondsLeft(status === 'open' ? until : undefined);
  const shown = status === 'open' && left !== null && left <= 0 ? 'expired' : status;
  if (shown !== 'open') {
    return (
      <p className="payment" role="status" data-payment={shown}>
        {words.payment[shown]}
      </p>
    );
  }
  return left === null ? null : (
    <p className="payment" role="timer" data-payment="open">
      {filled(words.timeLeft, { time: clock(left) })}
    </p>
  );
}

/** Whether nothing can be paid there any more. What has failed may be tried again. */
export function isSpent(status: PaymentStatus | undefined): boolean {
  return status !== undefined && status !== 'open' && status !== 'failed';
}

function useSecondsLeft(until: string | undefined): number | null {
  const [now, setNow] = useState(() => Date.now());
  const left = until === undefined ? null : Math.ceil((Date.parse(until) - now) / SECOND_MS);
  const counts = left !== null && left > 0;
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [counts]);
  return left;
}

/** `14:05`; with hours where there are some. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
