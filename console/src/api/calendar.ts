import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { BookingView } from '../../../src/server/console/contract.ts';
import type {
  Acted,
  BlockView,
  blockBody,
  blockedSchema,
  byHandBody,
  Calendar,
  Consequence,
  callOffBody,
  moveBody,
  OutsideView,
} from '../../../src/server/console/contract-calendar.ts';
import { askOf, useBusiness } from './business.ts';
import { queryOf } from './client.ts';

export type { BlockView, BookingView, Calendar, Consequence, OutsideView };

export function useCalendar(from: string, to: string) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: ['calendar', id, from, to],
    queryFn: () => askOf<Calendar>(id, 'GET', `/calendar${queryOf({ from, to })}`),
    placeholderData: keepPreviousData,
  });
}

/** What can be done with the calendar: where it is posted, and what goes along. */
export type Act =
  | { readonly kind: 'add'; readonly body: z.input<typeof byHandBody> }
  | { readonly kind: 'move'; readonly booking: string; readonly body: z.input<typeof moveBody> }
  | { readonly kind: 'call off'; readonly booking: string; readonly body: z.input<typeof callOffBody> }
  | { readonly kind: 'block'; readonly body: z.input<typeof blockBody> };

type Outcome = Acted | z.infer<typeof blockedSchema>;

function pathOf(act: Act): string {
  switch (act.kind) {
    case 'add':
      return '/bookings';
    case 'move':
      return `/bookings/${encodeURIComponent(act.booking)}/move`;
    case 'call off':
      return `/bookings/${encodeURIComponent(act.booking)}/call-off`;
    case 'block':
      return '/blocks';
  }
}

/** What would come of it, said before it is done (G4). Nothing is asked while there is nothing to ask. */
export function usePreview(act: Act | null) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: ['preview', id, act],
    queryFn: () => act && askOf<Outcome>(id, 'POST', `${pathOf(act)}?preview=true`, act.body),
    enabled: act !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useAct() {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: Act) => askOf<Outcome>(id, 'POST', pathOf(act), act.body),
    onSettled: () => readAgain(client, id),
  });
}

export function useUnblock() {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (block: string) => askOf<null>(id, 'DELETE', `/blocks/${encodeURIComponent(block)}`),
    onSettled: () => readAgain(client, id),
  });
}

function readAgain(client: ReturnType<typeof useQueryClient>, business: string): Promise<unknown> {
  const names = ['calendar', 'conversation', 'customer', 'booking'];
  return Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name, business] })));
}
