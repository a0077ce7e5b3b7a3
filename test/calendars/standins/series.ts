import ICAL from 'ical.js';

/** The starts of a series up to an instant, as a server writes them out. */
export function startsOf(rule: string, start: number, until: number): readonly number[] {
  const recur = ICAL.Recur.fromString(rule.replace(/^RRULE:/, ''));
  const walk = recur.iterator(ICAL.Time.fromJSDate(new Date(start), true));
  const starts: number[] = [];
  for (let next = walk.next(); next && starts.length < 1_000; next = walk.next()) {
    const at = next.toUnixTime() * 1000;
    if (at >= until) break;
    starts.push(at);
  }
  return starts;
}
