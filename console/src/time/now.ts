import { useEffect, useState } from 'react';

/** The time, looked at again every half minute: how long somebody waits grows while one looks. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
