import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { type ConversationView, useDeed, usePresence } from '../api/conversation.ts';
import { useSession } from '../api/session.ts';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { useLooking } from './use-looking.ts';

interface ComposerProps {
  readonly conversation: string;
  readonly view: ConversationView;
}

/** Writing to the customer, who sees by name who writes. What could not be sent stays in the field, and is sent once (G3). */
export function Composer({ conversation, view: { row, presence } }: ComposerProps) {
  const { words, say } = useSpoken();
  const me = useSession()?.account;
  const write = useDeed<{ readonly text: string; readonly messageId: string }>(conversation, 'write');
  const [text, setText] = useState('');
  const [messageId, setMessageId] = useState(() => crypto.randomUUID());
  useLooking(conversation, text !== '');
  const send = () => {
    const said = text.trim();
    if (said === '' || write.isPending) return;
    write.mutate(
      { text: said, messageId },
      {
        onSuccess: () => {
          setText('');
          setMessageId(crypto.randomUUID());
        },
      },
    );
  };
  const change = (next: string) => {
    setText(next);
    // Other words are another message.
    if (write.isError) setMessageId(crypto.randomUUID());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const isMine = row.person !== null && row.person.id === me?.id;
  return (
    <form className="composer" onSubmit={submit}>
      <Others conversation={conversation} brought={presence} />
      <Trouble error={write.error} />
      <div className="composer-line">
        <QuickReplies text={text} onPick={change} />
        <textarea
          {...{ rows: 2, maxLength: 4000, value: text, 'aria-label': words.write, 'aria-describedby': 'composer-hint' }}
          placeholder={words.write}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="button strong" disabled={write.isPending || text.trim() === ''}>
          {words.send}
        </button>
      </div>
      <p id="composer-hint" className="soft small">
        {isMine ? say('writesAs', { name: me?.name ?? '' }) : words.writingTakesOver}
      </p>
    </form>
  );
}

interface OthersProps {
  readonly conversation: string;
  readonly brought: ConversationView['presence'];
}

/** Which others look at it or are typing, so that two do not answer at once. */
function Others({ conversation, brought }: OthersProps) {
  const { say } = useSpoken();
  const me = useSession()?.account.id;
  const others = usePresence(conversation, brought).filter(({ id }) => id !== me);
  return (
    <p className="others" role="status">
      {others.map(({ id, name, typing }) => (
        <span key={id}>{say(typing ? 'isTyping' : 'looksToo', { name })}</span>
      ))}
    </p>
  );
}
