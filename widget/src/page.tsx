import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Business, listBusinesses } from './api.ts';
import { Chat } from './chat/chat.tsx';
import { languageOf } from './chat/entries.ts';
import { useTalk } from './chat/use-talk.ts';
import { FRAME, useFrame } from './frame.ts';
import { Header } from './header.tsx';
import { goBack, keepBusiness, recall, recallBusiness, startOver } from './memory.ts';
import { Panel } from './panel/panel.tsx';
import { StartOver } from './start-over.tsx';
import { useIsWide } from './use-wide.ts';
import { languageFrom, SpokenContext, wordsIn } from './words/words.ts';

/** The business whose own page this is, `/b/lucia`, or frame on its site: it has neither switcher nor panel. Null on the page of all of them. */
const OWN = /^\/b\/([^/]+)(?:\/frame)?\/?$/.exec(location.pathname)?.[1] ?? null;

/** The whole page: a business to pick, the talk with it, and a look inside; or one business and the talk with it. */
export function Page() {
  const businesses = useBusinesses();
  const [chosen, choose] = useState(() => new URLSearchParams(location.search).get('business') ?? recallBusiness());
  const found = businesses?.find(({ id }) => id === (OWN ?? chosen));
  const business = found ?? (OWN === null ? businesses?.[0] : undefined);
  if (business === undefined) {
    const { oneMoment, nobodyIn } = wordsIn(languageFrom(['en', 'es', 'fr', 'zh', 'km']));
    return <p className="notice">{businesses === null ? oneMoment : nobodyIn}</p>;
  }
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

/** One business at its counter. Starting over, or going back to an earlier conversation, gives the counter another talk. */
function Counter(props: CounterProps) {
  const [round, setRound] = useState(0);
  const onAnother = useCallback(() => setRound((before) => before + 1), []);
  return <Conversation key={round} {...props} onAnother={onAnother} />;
}

function Conversation({ businesses, business, onPick, onAnother }: CounterProps & { readonly onAnother: () => void }) {
  const { talk, view } = useTalk(business.id, OWN === null);
  const isWide = useIsWide();
  useFrame(business.id, view.entries);
  const [open, setOpen] = useState<'panel' | 'start over' | null>(null);
  const spoken = useSpokenLanguage(languageOf(view.entries), business);
  const close = () => setOpen(null);
  const isEmpty = view.entries.length === 0;
  const { earlier } = recall(business.id);
  const asksFirst = !isEmpty || earlier.length > 0;
  const begin = () => {
    startOver(business.id, new Date().toISOString());
    onAnother();
  };
  const back = (conversation: string) => {
    goBack(business.id, conversation, new Date().toISOString(), isEmpty);
    onAnother();
  };
  return (
    <SpokenContext value={spoken}>
      <div className={OWN === null ? 'page' : 'page alone'}>
        <Header
          businesses={OWN === null ? businesses : null}
          business={business}
          connection={view.connection}
          state={view.inspection?.state ?? null}
          onPick={onPick}
          onStartOver={() => asksFirst && setOpen('start over')}
          onLookInside={isWide || OWN !== null ? null : () => setOpen('panel')}
        />
        <Chat business={business} talk={talk} view={view} onGoBack={back} />
        {OWN === null && (
          <Panel
            business={business}
            inspection={view.inspection}
            isWide={isWide}
            isOpen={open === 'panel'}
            onClose={close}
          />
        )}
        <StartOver
          isOpen={open === 'start over'}
          earlier={earlier}
          onClose={close}
          onStartOver={isEmpty ? close : begin}
          onGoBack={back}
        />
      </div>
    </SpokenContext>
  );
}

/** The page speaks what the talk is held in; before anything was answered, what the reader's browser does (X10). */
function useSpokenLanguage(talked: string | null, { languages, name, colour }: Business) {
  const ofSite = languages.find((one) => one === FRAME?.language);
  const language = talked ?? ofSite ?? languageFrom(languages);
  useEffect(() => {
    document.documentElement.lang = language;
    if (OWN === null) return;
    document.title = name;
    if (colour !== null) document.documentElement.style.setProperty('--accent', colour);
  }, [language, name, colour]);
  return useMemo(() => ({ language, words: wordsIn(language) }), [language]);
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
