import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** How long a code can still be paid with, to the second (D8). It counts for the eye; who listens is not interrupted. */
export function Countdown({ until }: { readonly until: string }) {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.ceil((Date.parse(until) - now) / SECOND_MS);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <p className="countdown" role="timer">
      {isOver ? 'This code has run out.' : `Time left to pay: ${clock(left)}`}
    </p>
  );
}

/** `14:05`; with hours where there are some. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
