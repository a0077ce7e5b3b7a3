/** How instants are said, in the reader's language and the business's time zone. */

export function sayTime(language: string, zone: string, instant: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
}

export function sayDay(language: string, zone: string, instant: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' },
  }).format(new Date(instant));
}

export function sayMoment(language: string, zone: string, instant: string): string {
  return `${sayDay(language, zone, instant)}, ${sayTime(language, zone, instant)}`;
}

/** A date without a time, as 2026-03-04: it has no zone. */
export function sayDate(language: string, date: string, weekday: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday, day: 'numeric', month: 'short' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

const MINUTE = 60_000;

/** How long somebody waits: minutes, then hours, then days. */
export function sayWait(language: string, millis: number): string {
  const minutes = Math.max(0, Math.floor(millis / MINUTE));
  const [amount, unit] =
    minutes < 60
      ? [minutes, 'minute' as const]
      : minutes < 1440
        ? [Math.floor(minutes / 60), 'hour' as const]
        : [Math.floor(minutes / 1440), 'day' as const];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(amount);
}

/** How long ago, short: the time today, the day before that. */
export function sayWhen(language: string, zone: string, instant: string, now: number): string {
  const isToday = sayDay(language, zone, instant) === sayDay(language, zone, new Date(now).toISOString());
  return isToday ? sayTime(language, zone, instant) : sayDay(language, zone, instant);
}

export function sayMoney(language: string, cents: number, currency: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

/** How long something takes: seconds, then as one waits. */
export function saySpan(language: string, seconds: number): string {
  if (seconds >= 120) return sayWait(language, seconds * 1_000);
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }).format(seconds);
}

/** A language by its name, in the reader's. */
export function sayLanguage(language: string, locale: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale;
}
