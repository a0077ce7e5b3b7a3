import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  acceptBody,
  invitationSchema,
  Session,
  secondFactorSchema,
  signInBody,
  waysSchema,
} from '../../../src/server/console/contract.ts';
import { ask, keepToken, Refusal } from './client.ts';

export type { Session };
export type Business = Session['businesses'][number];
export type Ways = z.infer<typeof waysSchema>;
export type Invitation = z.infer<typeof invitationSchema>;

async function loadSession(): Promise<Session | null> {
  try {
    return kept(await ask<Session>('GET', '/session'));
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

function kept(session: Session): Session {
  keepToken(session.csrf);
  return session;
}

/** Who is signed in: undefined while nothing is known, null for a stranger. */
export function useSession(): Session | null | undefined {
  return useQuery({ queryKey: ['session'], queryFn: loadSession, staleTime: 60_000 }).data;
}

export function useWays(): Ways | undefined {
  return useQuery({ queryKey: ['ways'], queryFn: () => ask<Ways>('GET', '/ways') }).data;
}

/** Signing in and accepting an invitation are answered alike: with the session. */
function useEntering<Body>(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body) => kept(await ask<Session>('POST', path, body)),
    onSuccess: (session) => client.setQueryData(['session'], session),
  });
}

export const useSignIn = () => useEntering<z.infer<typeof signInBody>>('/session');

export const useAccept = () => useEntering<z.infer<typeof acceptBody>>('/invitation/accept');

export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => ask<Invitation>('POST', '/invitation/look', { token }),
    enabled: token !== '',
    retry: false,
  });
}

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ask<null>('DELETE', '/session'),
    onSuccess: () => {
      client.clear();
      client.setQueryData(['session'], null);
    },
  });
}

export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What changes the account says nothing back; the session is read again. */
export function useAccountChange<Body>(method: 'POST' | 'DELETE', path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => ask<null>(method, `/account${path}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: ['session'] }),
  });
}

export function useSecondFactor() {
  return useMutation({ mutationFn: () => ask<SecondFactor>('POST', '/account/second-factor') });
}
