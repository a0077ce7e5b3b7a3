import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationView, InboxRow, Live, MessageView, TurnView } from '../../../src/server/console/contract.ts';
import { useSpoken } from '../words/spoken.tsx';
import { askOf, useBusiness } from './business.ts';
import { queryOf } from './client.ts';
import { placeRow } from './inbox.ts';

export type { ConversationView, MessageView, TurnView };
export type Presence = Live['presence']['people'];

const pathOf = (conversation: string) => `/conversations/${encodeURIComponent(conversation)}`;

/** A conversation, its newest messages first; further pages are what was said earlier. */
export function useConversation(conversation: string) {
  const { id } = useBusiness();
  const { code: language } = useSpoken();
  return useInfiniteQuery({
    queryKey: ['conversation', id, conversation, language],
    queryFn: ({ pageParam }) =>
      askOf<ConversationView>(id, 'GET', `${pathOf(conversation)}${queryOf({ before: pageParam, language })}`),
    initialPageParam: null as number | null,
    getNextPageParam: ({ earlier }) => earlier,
  });
}

/** Take over, write, give back: each is answered with the row as it stands then. */
export function useDeed<Body>(conversation: string, deed: 'take-over' | 'give-back' | 'write') {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => askOf<InboxRow>(id, 'POST', `${pathOf(conversation)}/${deed}`, body),
    onSuccess: async (row) => {
      placeRow(client, id, row);
      void client.invalidateQueries({ queryKey: ['needed', id] });
      await client.invalidateQueries({ queryKey: ['conversation', id, conversation] });
    },
  });
}

export function useWrong(conversation: string) {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly seq: number; readonly note?: string }) =>
      askOf<null>(id, 'POST', `${pathOf(conversation)}/wrong`, body),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['cases', id] });
      return client.invalidateQueries({ queryKey: ['conversation', id, conversation] });
    },
  });
}

/** Says that one looks at it. Losing one costs nothing: the next is said in seconds. */
export function sayPresence(business: string, conversation: string, typing: boolean): void {
  askOf<null>(business, 'POST', `${pathOf(conversation)}/presence`, { typing }).catch(() => {});
}

/** Who else looks at it, kept by the live stream; what the conversation itself brought stands until then. */
export function usePresence(conversation: string, brought: Presence): Presence {
  const { id } = useBusiness();
  const { data } = useQuery<Presence>({ queryKey: ['presence', id, conversation], enabled: false });
  return data ?? brought;
}
