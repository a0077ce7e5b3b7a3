import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Live } from '../../../src/server/console/contract.ts';
import { placeRow } from './inbox.ts';

export type Notice = Live['notice'];

const REOPEN_MS = 1_500;

/** What the stream brings, put where it belongs. */
function hear(client: QueryClient, business: string, onNotice: (notice: Notice) => void) {
  const of = (name: string) => client.invalidateQueries({ queryKey: [name, business] });
  return {
    conversation: (row: Live['conversation']) => {
      placeRow(client, business, row);
      void of('needed');
      void client.invalidateQueries({ queryKey: ['conversation', business, row.id] });
    },
    presence: ({ conversation, people }: Live['presence']) =>
      client.setQueryData(['presence', business, conversation], people),
    notice: onNotice,
    calendar: () => {
      void of('calendar');
      void of('booking');
    },
  } satisfies { readonly [Name in keyof Live]: (data: Live[Name]) => void };
}

/** The live stream of a business. Opened again whenever it ends; then everything may have changed and is read again. */
export function useLive(business: string, onNotice: (notice: Notice) => void): 'connecting' | 'live' | 'lost' {
  const client = useQueryClient();
  const [connection, setConnection] = useState<'connecting' | 'live' | 'lost'>('connecting');
  const ring = useEffectEvent(onNotice);
  useEffect(() => {
    const hearers = hear(client, business, (notice) => ring(notice));
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLost = false;
    const open = () => {
      source = new EventSource(`/v1/console/businesses/${encodeURIComponent(business)}/events`);
      source.onopen = () => {
        if (wasLost) void client.invalidateQueries();
        wasLost = false;
        setConnection('live');
      };
      source.onerror = () => {
        // The browser gives up where it was answered with an error, so that opening it again is ours to do.
        source.close();
        wasLost = true;
        setConnection('lost');
        void client.invalidateQueries({ queryKey: ['session'] });
        timer = setTimeout(open, REOPEN_MS);
      };
      for (const [name, hearer] of Object.entries(hearers)) {
        source.addEventListener(name, ({ data }: MessageEvent<string>) =>
          (hearer as (it: unknown) => void)(JSON.parse(data)),
        );
      }
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [client, business]);
  return connection;
}
