import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Refusal } from './client.ts';

/** Whoever is signed out elsewhere, removed or timed out is asked to sign in again, wherever it shows (G1). */
function noticeSignedOut(error: Error): void {
  if (error instanceof Refusal && error.status === 401 && error.code === 'signed_out') {
    queries.setQueryData(['session'], null);
  }
}

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A server that restarts is back within seconds; one that said no will say it again.
      retry: (attempts, error) => isPassing(error) && attempts < 30,
      retryDelay: (attempts) => Math.min(500 * 2 ** attempts, 4_000),
    },
    mutations: { retry: false },
  },
});

function isPassing(error: Error): boolean {
  return !(error instanceof Refusal) || error.status >= 500 || error.status === 429;
}
