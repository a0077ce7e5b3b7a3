import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  accountSchema,
  ConnectBody,
  ConnectedView,
  letInSchema,
  Outside,
} from '../../../src/server/console/contract-outside.ts';
import { askOf, useBusiness } from './business.ts';

/** Outside calendars (H1, H5, H6). */

export type { ConnectBody, Outside };
export type Tie = Outside['ties'][number];
export type Found = z.infer<typeof accountSchema>['calendars'][number];

const AGAIN_MS = 5_000;

export function useOutside() {
  const { id } = useBusiness();
  return useQuery({
    ...{ queryKey: ['outside', id], refetchInterval: AGAIN_MS },
    queryFn: () => askOf<Outside>(id, 'GET', '/outside'),
  });
}

/** The calendars of an account; nothing is asked where none is meant. */
export function useCalendarsOf(account: string | null) {
  const { id } = useBusiness();
  return useQuery({
    ...{ queryKey: ['outside', id, account], enabled: account !== null },
    queryFn: () =>
      askOf<z.infer<typeof accountSchema>>(id, 'GET', `/outside/accounts/${encodeURIComponent(account ?? '')}`),
  });
}

function useOutsideChange<Given, Value = null>(change: (business: string, given: Given) => Promise<Value>) {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => change(id, given),
    onSuccess: () => client.invalidateQueries({ queryKey: ['outside', id] }),
  });
}

export const useConnect = () =>
  useOutsideChange((business, body: ConnectBody) => askOf<ConnectedView>(business, 'POST', '/outside', body));

export const useLetIn = () =>
  useOutsideChange((business, provider: string) =>
    askOf<z.infer<typeof letInSchema>>(business, 'POST', '/outside/accounts', { provider }),
  );

export const useDisconnect = () =>
  useOutsideChange((business, { tie, events }: { readonly tie: string; readonly events: 'leave' | 'remove' }) =>
    askOf<null>(business, 'DELETE', `/outside/${encodeURIComponent(tie)}?events=${events}`),
  );

export const useAgain = () =>
  useOutsideChange((business, tie: string) =>
    askOf<null>(business, 'POST', `/outside/${encodeURIComponent(tie)}/again`),
  );

export const useDismiss = () =>
  useOutsideChange((business, alert: string) =>
    askOf<null>(business, 'DELETE', `/outside/alerts/${encodeURIComponent(alert)}`),
  );

export const useGiveBack = () =>
  useOutsideChange((business, account: string) =>
    askOf<null>(business, 'DELETE', `/outside/accounts/${encodeURIComponent(account)}`),
  );

export const useRenewFeed = () =>
  useOutsideChange((business, resource: string) =>
    askOf<unknown>(business, 'POST', `/outside/feeds/${encodeURIComponent(resource)}`),
  );
