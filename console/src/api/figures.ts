import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { FIGURE_TABLES, FiguresView } from '../../../src/server/console/contract-figures.ts';
import { askOf, useBusiness } from './business.ts';
import { queryOf } from './client.ts';
import type { Business } from './session.ts';

export type { FiguresView };

/** Days of the business, both among them; empty is all. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly channel: string;
  readonly language: string;
}

export function useFigures(asked: Asked) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: ['figures', id, asked],
    queryFn: () => askOf<FiguresView>(id, 'GET', `/figures${queryOf({ ...asked })}`),
    placeholderData: keepPreviousData,
  });
}

/** The same period of each business that one has. */
export function useFiguresOfAll(businesses: readonly Business[], asked: Asked) {
  return useQueries({
    queries: businesses.map(({ id }) => ({
      queryKey: ['figures', id, asked],
      queryFn: () => askOf<FiguresView>(id, 'GET', `/figures${queryOf({ ...asked })}`),
    })),
  });
}

/** Where the browser finds a table as a file. */
export function csvPath(business: string, table: (typeof FIGURE_TABLES)[number], asked: Asked): string {
  return `/v1/console/businesses/${encodeURIComponent(business)}/figures/${table}${queryOf({ ...asked })}`;
}
