import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  changedSchema,
  FieldView,
  Messages,
  previewSchema,
  QuickReplies,
  SettingsHistory,
  SettingsView,
  settingsBody,
  undoBody,
  VersionView,
} from '../../../src/server/console/contract-settings.ts';
import { askOf, useBusiness } from './business.ts';
import { queryOf, Refusal } from './client.ts';

/** What a business's file says and its owners say otherwise (G7), and what staff write often (G3). */

export type { FieldView, SettingsView, VersionView };
export type Json = FieldView['value'];
export type Message = Messages['messages'][number];
export type Problem = SettingsView['aside'][number];

export function useSettings() {
  const { id } = useBusiness();
  return useQuery({ queryKey: ['settings', id], queryFn: () => askOf<SettingsView>(id, 'GET', '/settings') });
}

export function useMessages() {
  const { id } = useBusiness();
  return useQuery({ queryKey: ['messages', id], queryFn: () => askOf<Messages>(id, 'GET', '/settings/messages') });
}

export function usePreview(locale: string, text: string) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: ['preview', id, locale, text],
    queryFn: () => askOf<z.infer<typeof previewSchema>>(id, 'POST', '/settings/preview', { locale, text }),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useHistory() {
  const { id } = useBusiness();
  return useInfiniteQuery({
    queryKey: ['settings-history', id],
    queryFn: ({ pageParam }) =>
      askOf<SettingsHistory>(id, 'GET', `/settings/history${queryOf({ before: pageParam || null })}`),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
}

/** Whatever was changed: the settings are what the answer says, and the rest is read again. */
function useChange<Body>(method: 'PUT' | 'POST', path: string) {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => askOf<SettingsView>(id, method, path, body),
    onSuccess: (settings) => {
      client.setQueryData(['settings', id], settings);
      for (const name of ['messages', 'settings-history', 'calendar']) {
        void client.invalidateQueries({ queryKey: [name, id] });
      }
    },
    onError: () => client.invalidateQueries({ queryKey: ['settings', id] }),
  });
}

export const useSaveSettings = () => useChange<z.input<typeof settingsBody>>('PUT', '/settings');
export const useUndo = () => useChange<z.infer<typeof undoBody>>('POST', '/settings/undo');

/** What the server found wrong, field by field. */
export function problemsIn(error: Error | null): readonly Problem[] {
  const body = error instanceof Refusal ? error.body : null;
  return (body as { readonly problems?: readonly Problem[] } | null)?.problems ?? [];
}

type Conflict = z.infer<typeof changedSchema>;

/** What others changed meanwhile. */
export function changedSince(error: Error | null): readonly VersionView[] {
  return conflictIn(error)?.since ?? [];
}

/** What is booked and would lose its footing (G4). */
export function strandedIn(error: Error | null): Conflict['stranded'] {
  return conflictIn(error)?.stranded ?? null;
}

function conflictIn(error: Error | null): Partial<Conflict> | null {
  return error instanceof Refusal ? (error.body as Partial<Conflict> | null) : null;
}

export function useQuickReplies() {
  const { id } = useBusiness();
  return useQuery({
    queryKey: ['quick-replies', id],
    queryFn: () => askOf<QuickReplies>(id, 'GET', '/quick-replies'),
  });
}

export function useKeepReplies() {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (replies: readonly string[]) => askOf<null>(id, 'PUT', '/quick-replies', { replies }),
    onSuccess: (_, replies) => client.setQueryData(['quick-replies', id], { replies }),
  });
}
