import { useEffect, useState } from 'react';
import type { Business } from './api.ts';
import type { TalkView } from './chat/talk-view.ts';
import { type Presence, presenceAt } from './hours.ts';
import { filled, type Spoken, useSpoken } from './words/words.ts';

const MINUTE_MS = 60_000;

interface PresenceProps {
  readonly business: Business;
  readonly connection: TalkView['connection'];
}

/** Who answers, and when its people are in. Nobody is "online" at night because a socket is. */
export function PresenceLine({ business, connection }: PresenceProps) {
  const spoken = useSpoken();
  const presence = presenceAt(business, useNow());
  const isLive = connection === 'live';
  return (
    <p className="connection" role="status" data-connection={connection} data-presence={presence?.kind}>
      {isLive
        ? [spoken.words.automated, inWords(presence, spoken)].filter(Boolean).join(' · ')
        : spoken.words[connection]}
    </p>
  );
}

function inWords(presence: Presence, { words, language }: Spoken): string | null {
  if (presence === null) return null;
  if (presence.kind === 'open') {
    return presence.until === '24:00' ? null : filled(words.openUntil, { time: clockIn(presence.until, language) });
  }
  if (presence.opens === null) return words.closed;
  const { days, time } = presence.opens;
  const facts = { day: dayIn(days, language), time: clockIn(time, language) };
  return filled(days === 0 ? words.backAt : words.backOn, facts);
}

/** `09:00` as the language writes it. */
function clockIn(time: string, language: string): string {
  const options = { hour: 'numeric', minute: '2-digit', hour12: false, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(Date.parse(`1970-01-01T${time}Z`));
}

/** "tomorrow", "mañana", or the weekday. */
function dayIn(days: number, language: string): string {
  if (days === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day');
  return new Intl.DateTimeFormat(language, { weekday: 'long' }).format(Date.now() + days * 24 * 60 * MINUTE_MS);
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
