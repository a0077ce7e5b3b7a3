import { memo } from 'react';
import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import type { InboxRow } from '../api/inbox.ts';
import { sayWait, sayWhen } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import { channelName } from './channel.ts';
import { whoIs } from './who.ts';

interface RowProps {
  readonly row: InboxRow;
  readonly isOpen: boolean;
  readonly now: number;
}

/** One conversation: who, what was said last, and why somebody is needed and since when. */
export const Row = memo(function Row({ row, isOpen, now }: RowProps) {
  const { words, language } = useSpoken();
  const { id, timeZone } = useBusiness();
  const { last } = row;
  const before = { customer: '', business: `${words.bot}: `, person: `${row.person?.name ?? words.we}: ` }[last.from];
  return (
    <Link className="row" href={`/${id}/inbox/${row.id}`} aria-current={isOpen ? 'true' : undefined}>
      <span className="row-top">
        <strong>{whoIs(row, words)}</strong>
        <time dateTime={last.at}>{sayWhen(language, timeZone, last.at, now)}</time>
      </span>
      <span className="row-last">
        {before}
        <span lang={row.language}>{last.text}</span>
      </span>
      <span className="row-tags">
        <Need row={row} now={now} />
        <span className="tag">{channelName(row.channel)}</span>
      </span>
    </Link>
  );
});

function Need({ row: { need, since, person, handedOff }, now }: { readonly row: InboxRow; readonly now: number }) {
  const { words, say, language } = useSpoken();
  const wait = since === null ? '' : sayWait(language, now - Date.parse(since));
  const who = person && <span className="tag mine">{say('hasIt', { name: person.name })}</span>;
  if (need === null) return who ?? (handedOff ? <span className="tag">{words.botSilent}</span> : null);
  return (
    <>
      <span className={need === 'not_delivered' ? 'tag wrong' : 'tag urgent'}>
        {say(need === 'not_delivered' ? 'notDelivered' : 'waits', { time: wait })}
      </span>
      {who}
    </>
  );
}
