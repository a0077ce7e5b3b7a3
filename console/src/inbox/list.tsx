import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { type InboxRow, type Only, useInbox } from '../api/inbox.ts';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSettled } from '../frame/use-settled.ts';
import { useNow } from '../time/now.ts';
import { useSpoken } from '../words/spoken.tsx';
import { AskRing } from './ask-ring.tsx';
import { Row } from './row.tsx';

const ONLY: readonly { readonly only: Only; readonly label: 'all' | 'needed' | 'mine' }[] = [
  { only: '', label: 'all' },
  { only: 'needed', label: 'needed' },
  { only: 'mine', label: 'mine' },
];

/** The conversations. Only the rows in sight are in the page, so that ten thousand are as quick as ten (G2). */
export function InboxList({ open }: { readonly open: string | null }) {
  const { words } = useSpoken();
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<Only>('');
  const wanted = useSettled(search.trim());
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInbox(wanted, only);
  const rows = data?.pages.flatMap(({ conversations }) => conversations) ?? [];
  return (
    <section className="inbox-list" aria-label={words.conversations}>
      <div className="inbox-top">
        <Title>{words.inbox}</Title>
        <input
          {...{ type: 'search', value: search, placeholder: words.searchInbox, 'aria-label': words.searchInbox }}
          onChange={({ target }) => setSearch(target.value)}
        />
        <fieldset className="choices">
          <legend className="visually-hidden">{words.show}</legend>
          {ONLY.map(({ only: value, label }) => (
            <label key={label}>
              <input type="radio" name="only" checked={only === value} onChange={() => setOnly(value)} />
              <span>{words[label]}</span>
            </label>
          ))}
        </fieldset>
        <AskRing />
      </div>
      <Trouble error={error} />
      {rows.length === 0 && !isPending ? (
        <p className="nothing">{wanted === '' && only === '' ? words.inboxEmpty : words.nothingFound}</p>
      ) : (
        <Rows rows={rows} open={open} onEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()} />
      )}
    </section>
  );
}

interface RowsProps {
  readonly rows: readonly InboxRow[];
  readonly open: string | null;
  readonly onEnd: () => void;
}

const ROW_HEIGHT = 76;

function Rows({ rows, open, onEnd }: RowsProps) {
  const now = useNow();
  const scroll = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (place) => rows[place]?.id ?? place,
    overscan: 6,
  });
  const shown = list.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const isNearEnd = rows.length > 0 && last >= rows.length - 10;
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, onEnd]);
  return (
    <div ref={scroll} className="inbox-scroll">
      <ul style={{ height: list.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
                {...{ 'aria-setsize': rows.length, 'aria-posinset': index + 1 }}
              >
                <Row row={row} isOpen={row.id === open} now={now} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
