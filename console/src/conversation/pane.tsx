import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { type ConversationView, useConversation } from '../api/conversation.ts';
import { Icon } from '../frame/icons.tsx';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { whoIs } from '../inbox/who.ts';
import { useSpoken } from '../words/spoken.tsx';
import { CustomerCard } from './card.tsx';
import { Composer } from './composer.tsx';
import { Having } from './having.tsx';
import { Thread } from './thread.tsx';

/** One conversation: what was said and why, who has it, and the customer beside it (G3). */
export function ConversationPane({ id }: { readonly id: string }) {
  const { words } = useSpoken();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useConversation(id);
  const [newest] = data?.pages ?? [];
  if (data === undefined || newest === undefined) {
    return (
      <div className="talk">{error ? <Trouble error={error} /> : <p className="nothing">{words.oneMoment}</p>}</div>
    );
  }
  const pages = data.pages.toReversed();
  return (
    <div className="talk">
      <TalkTop view={newest} />
      <Thread
        conversation={id}
        language={newest.row.language}
        messages={pages.flatMap(({ messages }) => messages)}
        turns={pages.flatMap(({ turns }) => turns)}
        onEarlier={hasNextPage ? () => void fetchNextPage() : null}
        isLoading={isFetchingNextPage}
      />
      <Composer conversation={id} view={newest} />
      <CustomerCard view={newest} />
    </div>
  );
}

function TalkTop({ view }: { readonly view: ConversationView }) {
  const { words } = useSpoken();
  const { id } = useBusiness();
  const { row } = view;
  return (
    <div className="talk-top">
      <Link className="button plain talk-back" href={`/${id}/inbox`}>
        <Icon name="back" />
        <span className="visually-hidden">{words.backToInbox}</span>
      </Link>
      <Title beside={<Having view={view} />}>{whoIs(row, words)}</Title>
    </div>
  );
}
