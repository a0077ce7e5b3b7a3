import { useCallback, useEffect, useState } from 'react';
import { type Business, listBusinesses } from './api.ts';
import { Chat } from './chat/chat.tsx';
import { startOver } from './chat/talk.ts';
import { useTalk } from './chat/usetalk.ts';
import { Header } from './header.tsx';
import { keepBusiness, recallBusiness } from './memory.ts';
import { Panel } from './panel/panel.tsx';
import { useIsWide } from './usewide.ts';

/** The whole page: a business to pick, the talk with it, and a look inside. */
export function Page() {
  const businesses = useBusinesses();
  const [chosen, choose] = useState(() => new URLSearchParams(location.search).get('business') ?? recallBusiness());
  const business = businesses?.find(({ id }) => id === chosen) ?? businesses?.[0];
  if (business === undefined) return <p className="notice">{businesses === null ? 'One moment…' : 'Nobody is in.'}</p>;
  const pick = (id: string) => {
    keepBusiness(id);
    choose(id);
  };
  return <Counter key={business.id} businesses={businesses ?? []} business={business} onPick={pick} />;
}

interface CounterProps {
  readonly businesses: readonly Business[];
  readonly business: Business;
  readonly onPick: (id: string) => void;
}

/** One business at its counter. Starting over gives the counter a new talk. */
function Counter({ businesses, business, onPick }: CounterProps) {
  const [round, setRound] = useState(0);
  const restart = useCallback(() => {
    startOver(business.id);
    setRound((before) => before + 1);
  }, [business.id]);
  return <Conversation key={round} businesses={businesses} business={business} onPick={onPick} onStartOver={restart} />;
}

function Conversation({
  businesses,
  business,
  onPick,
  onStartOver,
}: CounterProps & { readonly onStartOver: () => void }) {
  const { talk, view } = useTalk(business.id);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="page">
      <Header
        businesses={businesses}
        business={business}
        connection={view.connection}
        state={view.inspection?.state ?? null}
        onPick={onPick}
        onStartOver={onStartOver}
        onLookInside={isWide ? null : () => setOpen(true)}
      />
      <Chat business={business} talk={talk} view={view} />
      <Panel
        business={business}
        inspection={view.inspection}
        isWide={isWide}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

/** The businesses served; asked for again until the server answers. Null while nothing is known. */
function useBusinesses(): readonly Business[] | null {
  const [businesses, setBusinesses] = useState<readonly Business[] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      const listed = await listBusinesses();
      if (listed.kind === 'ok') setBusinesses(listed.value.businesses);
      else timer = setTimeout(load, 1500);
    };
    void load();
    return () => clearTimeout(timer);
  }, []);
  return businesses;
}
