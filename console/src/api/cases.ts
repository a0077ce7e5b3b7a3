import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { wrongsSchema } from '../../../src/server/console/contract.ts';
import { askOf, useBusiness } from './business.ts';

/** Turns that somebody said were wrong (G3). */
export function useCases() {
  const { id } = useBusiness();
  return useQuery({
    queryKey: ['cases', id],
    queryFn: () => askOf<z.infer<typeof wrongsSchema>>(id, 'GET', '/wrong'),
  });
}

export function useForgetCase() {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (one: string) => askOf<null>(id, 'DELETE', `/wrong/${encodeURIComponent(one)}`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['cases', id] }),
  });
}

/** Where the browser finds one as a file. */
export function scriptPath(business: string, one: string): string {
  return `/v1/console/businesses/${encodeURIComponent(business)}/wrong/${encodeURIComponent(one)}/script`;
}
