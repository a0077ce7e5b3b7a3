import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Inbox, InboxRow } from '../../../src/server/console/contract.ts';
import { askOf, useBusiness } from './business.ts';
import { queryOf } from './client.ts';

export type { InboxRow };
export type Only = 'needed' | 'mine' | '';

export function useInbox(search: string, only: Only) {
  const { id } = useBusiness();
  return useInfiniteQuery({
    queryKey: ['inbox', id, search, only],
    queryFn: ({ pageParam }) => askOf<Inbox>(id, 'GET', `/inbox${queryOf({ search, only, after: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
}

/** For how many somebody is needed, whatever the list shows. */
export function useNeeded(): number {
  const { id } = useBusiness();
  const { data } = useQuery({
    queryKey: ['needed', id],
    queryFn: () => askOf<Inbox>(id, 'GET', '/inbox?only=needed&limit=1'),
  });
  return data?.needed ?? 0;
}

/** The order of the inbox: those who wait first, the longest first; then the newest (G2). */
export function compareRows(one: InboxRow, other: InboxRow): number {
  if ((one.need === null) !== (other.need === null)) return one.need === null ? 1 : -1;
  if (one.need !== null) return Date.parse(one.since ?? one.last.at) - Date.parse(other.since ?? other.last.at);
  return Date.parse(other.last.at) - Date.parse(one.last.at);
}

/** Puts a row that changed where it belongs, without asking for the list again; a list that is filtered is asked for. */
export function placeRow(client: QueryClient, business: string, row: InboxRow): void {
  client.setQueryData<InfiniteData<Inbox>>(['inbox', business, '', ''], (before) => {
    const [first, ...others] = before?.pages ?? [];
    if (before === undefined || first === undefined) return before;
    const rows = before.pages.flatMap(({ conversations }) => conversations).filter(({ id }) => id !== row.id);
    const conversations = [...rows, row].sort(compareRows);
    return {
      ...before,
      pages: [{ ...first, conversations }, ...others.map((page) => ({ ...page, conversations: [] }))],
    };
  });
  void client.invalidateQueries({
    queryKey: ['inbox', business],
    predicate: ({ queryKey }) => queryKey[2] !== '' || queryKey[3] !== '',
  });
}
