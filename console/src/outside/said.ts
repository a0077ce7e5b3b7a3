import type { Outside } from '../api/outside.ts';
import type { Words } from '../words/words.ts';

/** What an alert says to whoever reads it. */
export const ALERT: { readonly [kind: string]: keyof Words } = {
  moved: 'alertMoved',
  deleted: 'alertDeleted',
  taken: 'alertTaken',
  paid: 'alertPaid',
  overruled: 'alertOverruled',
  vanished: 'alertVanished',
  revoked: 'alertRevoked',
  parked: 'alertParked',
  untold: 'alertUntold',
};

/** Who is spoken to, by the name people know. */
export const PROVIDER: { readonly [provider: string]: string } = {
  google: 'Google',
  microsoft: 'Microsoft 365',
  caldav: 'CalDAV',
  feed: 'iCalendar',
};

export function nameOf({ resources }: Outside, resource: string): string {
  return resources.find(({ id }) => id === resource)?.name ?? resource;
}
