import { ConversationPane } from '../conversation/pane.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { InboxList } from './list.tsx';

/** The inbox, and beside it the conversation that is open; on a phone one or the other (G2, G3). */
export function InboxPage({ conversation }: { readonly conversation: string | null }) {
  const { words } = useSpoken();
  return (
    <div className="inbox" data-open={conversation === null ? undefined : ''}>
      <InboxList open={conversation} />
      {conversation === null ? (
        <p className="nothing inbox-nothing">{words.pickOne}</p>
      ) : (
        <ConversationPane key={conversation} id={conversation} />
      )}
    </div>
  );
}
