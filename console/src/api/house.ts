import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  Audit,
  Broken,
  inviteBody,
  invitedSchema,
  roleBody,
  Staff,
} from '../../../src/server/console/contract-people.ts';
import { askOf, useBusiness } from './business.ts';
import { queryOf } from './client.ts';

/** What is owed and broken (G8), what staff did (G9), and who they are (G1). */

export type BrokenItem = Broken['items'][number];
export type StaffMember = Staff['staff'][number];
export type Invited = z.infer<typeof invitedSchema>;

export function useBroken() {
  const { id } = useBusiness();
  return useQuery({ queryKey: ['broken', id], queryFn: () => askOf<Broken>(id, 'GET', '/broken') });
}

export function useMend() {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ item, note }: { readonly item: BrokenItem; readonly note: string }) =>
      askOf<null>(
        id,
        'POST',
        `/broken/${item.kind}/${encodeURIComponent(item.id)}`,
        note.trim() === '' ? {} : { note: note.trim() },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['broken', id] }),
  });
}

export function useAudit() {
  const { id } = useBusiness();
  return useInfiniteQuery({
    queryKey: ['audit', id],
    queryFn: ({ pageParam }) => askOf<Audit>(id, 'GET', `/audit${queryOf({ after: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export function useStaff() {
  const { id } = useBusiness();
  return useQuery({ queryKey: ['staff', id], queryFn: () => askOf<Staff>(id, 'GET', '/staff') });
}

export function useInvite() {
  const { id } = useBusiness();
  return useMutation({
    mutationFn: (body: z.infer<typeof inviteBody>) => askOf<Invited>(id, 'POST', '/staff/invitations', body),
  });
}

function useStaffChange<Given>(change: (business: string, given: Given) => Promise<unknown>) {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => change(id, given),
    onSuccess: () => client.invalidateQueries({ queryKey: ['staff', id] }),
  });
}

export const useRole = () =>
  useStaffChange((business, { account, role }: z.infer<typeof roleBody> & { readonly account: string }) =>
    askOf<unknown>(business, 'POST', `/staff/${encodeURIComponent(account)}/role`, { role }),
  );

export const useRemove = () =>
  useStaffChange((business, account: string) =>
    askOf<null>(business, 'DELETE', `/staff/${encodeURIComponent(account)}`),
  );
