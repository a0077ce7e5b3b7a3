import type { Console } from '../../engine/app.ts';
import type { AlertKind } from '../../ports/ties.ts';
import type { Broken } from './contract-people.ts';

const LISTED_MAX = 200;

type Item = Broken['items'][number];
type Outside = Console['outside'];

/** What did not go as it should with outside calendars: writes that one would not take, and what people have to know (G8, H2). */
export async function outsideItems(outside: Outside, business: string): Promise<readonly Item[]> {
  const [parked, alerts] = await Promise.all([
    outside.parked(business, LISTED_MAX),
    outside.alerts(business, LISTED_MAX),
  ]);
  const about = { conversation: null, since: null };
  return [
    ...parked.map(({ tie, uid, resource, label, reason }): Item => {
      const what = `The calendar “${label}” of ${resource} would not take a booking (${reason}).`;
      return { ...about, kind: 'calendar', id: `${tie}/${uid}`, action: 'again', what };
    }),
    // A write that is parked is on the list itself.
    ...alerts
      .filter(({ kind }) => kind !== 'parked')
      .map(({ id, kind, resource, reference, at }): Item => {
        const what = `${SAID[kind]} (${[resource, reference].filter(Boolean).join(', ')})`;
        return { ...about, kind: 'alert', id, since: at, action: 'seen', what };
      }),
  ];
}

const SAID: { readonly [Kind in AlertKind]: string } = {
  moved: 'A booking was moved in an outside calendar; it stands as it stood, and was put back there.',
  deleted: 'A booking was deleted in an outside calendar; it stands, and was put back there.',
  taken: 'A booking was moved in an outside calendar to a time that is taken; it stands as it stood.',
  paid: 'A booking that is paid for was deleted in an outside calendar; it stands until the money is given back.',
  overruled: 'A booking was changed here and in an outside calendar at once; what stands here was put there.',
  vanished: 'Many events are gone from an outside calendar at once; nothing was called off.',
  revoked: 'An outside calendar does not let us in any more: connect it again.',
  parked: 'A calendar would not take a booking.',
  untold: 'A booking was changed in an outside calendar, and the customer could not be told.',
};

/** False where it is not parked any more. */
export async function writeAgain(outside: Outside, business: string, id: string, now: string): Promise<boolean> {
  const found = (await outside.parked(business, LISTED_MAX)).find(({ tie, uid }) => `${tie}/${uid}` === id);
  if (found !== undefined) await outside.wake(found.tie, found.uid, now);
  return found !== undefined;
}
