import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CustomerView, customersSchema } from '../../../src/server/console/contract-people.ts';
import type { erasedSchema } from '../../../src/server/life-schema.ts';
import { askOf, useBusiness } from './business.ts';
import { queryOf } from './client.ts';

export type Erased = z.infer<typeof erasedSchema>;
type Customers = z.infer<typeof customersSchema>;

const pathOf = (customer: string) => `/customers/${encodeURIComponent(customer)}`;

export function useCustomers(search: string) {
  const { id } = useBusiness();
  return useInfiniteQuery({
    queryKey: ['customers', id, search],
    queryFn: ({ pageParam }) => askOf<Customers>(id, 'GET', `/customers${queryOf({ search, after: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
}

export function useCustomer(customer: string) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: ['customer', id, customer],
    queryFn: () => askOf<CustomerView>(id, 'GET', pathOf(customer)),
  });
}

/** Notes and merging: afterwards the customer is read again. */
export function useCustomerChange(customer: string) {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ method, path, body }: { method: 'POST' | 'DELETE'; path: string; body?: unknown }) =>
      askOf<unknown>(id, method, `${pathOf(customer)}${path}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: ['customer', id, customer] }),
  });
}

/** Where the browser finds everything of a person as a file. */
export function exportPath(business: string, customer: string): string {
  return `/v1/console/businesses/${encodeURIComponent(business)}${pathOf(customer)}/export`;
}

/** What erasing would take along, said before it is done. */
export function useErasing(customer: string) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: ['erasing', id, customer],
    queryFn: () => askOf<Erased>(id, 'DELETE', `${pathOf(customer)}?dry=true`),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useErase(customer: string) {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => askOf<Erased>(id, 'DELETE', pathOf(customer)),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['customer', id, customer] });
      for (const name of ['customers', 'inbox', 'needed', 'calendar', 'conversation']) {
        void client.invalidateQueries({ queryKey: [name, id] });
      }
    },
  });
}
