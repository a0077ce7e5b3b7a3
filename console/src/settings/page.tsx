import { useEffect } from 'react';
import { Link, Redirect } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { type SettingsView, useSettings } from '../api/settings.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';
import type { Words } from '../words/words.ts';
import { outdatedIn } from './answers.ts';
import { takenIn } from './does.ts';
import { DraftContext } from './draft.ts';
import { Field } from './field.tsx';
import { History } from './history.tsx';
import { useWhere } from './labels.ts';
import { Replies } from './replies.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { Wording } from './wording.tsx';
import { sayWrong } from './wrong.ts';

/** The places of the settings, in the order they are listed: another is one line here, and one in `Place`. */
const PLACES: { readonly [place: string]: keyof Words } = {
  hours: 'placeHours',
  people: 'placePeople',
  offers: 'placeOffers',
  reminders: 'placeReminders',
  words: 'placeWords',
  answers: 'placeAnswers',
  appearance: 'placeAppearance',
  contact: 'placeContact',
  replies: 'quickReplies',
  history: 'placeHistory',
};

/** Hours, services, prices, people, reminders and words of the business (G7). What is typed stays until it is saved. */
export function SettingsPage({ place }: { readonly place: string | null }) {
  const { words, code } = useSpoken();
  const whereIs = useWhere();
  const { id, role } = useBusiness();
  const announce = useAnnounce();
  const { data, error } = useSettings();
  const { save, insist, discard, ...drafting } = useDraft(data, () => announce(words.saved));
  const { draft } = drafting;
  useLeaving(draft !== null);
  if (place === null || PLACES[place] === undefined) return <Redirect to={`/${id}/settings/hours`} replace />;
  const canEdit = role === 'owner' && data?.readOnly === false;
  const shared = { ...drafting, canEdit, locales: data?.locales ?? [], fields: data?.fields ?? [] };
  return (
    <div className="page settings">
      <Title>{words.settings}</Title>
      <nav aria-label={words.settings} className="places">
        <ul>
          {Object.entries(PLACES).map(([one, name]) => (
            <li key={one}>
              <Link href={`/${id}/settings/${one}`} aria-current={one === place ? 'page' : undefined}>
                {words[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="place">
        <h2>{words[PLACES[place]]}</h2>
        <Trouble error={error} />
        {data && !canEdit && <p className="soft">{data.readOnly ? words.readOnlyFile : words.ownersEdit}</p>}
        {data?.aside.map(({ field, message }) => (
          <p key={field + message} className="trouble">
            {words.setAside} <strong>{whereIs(field.split('.'))}</strong> {sayWrong(code, message)}
          </p>
        ))}
        <DraftContext value={shared}>{data && <Place place={place} settings={data} />}</DraftContext>
        {draft !== null && (
          <SaveBar
            {...drafting}
            draft={draft}
            outdated={outdatedIn(shared)}
            taken={takenIn(shared)}
            onSave={save}
            onInsist={insist}
            onDiscard={discard}
          />
        )}
      </div>
    </div>
  );
}

function Place({ place, settings }: { readonly place: string; readonly settings: SettingsView }) {
  const { words } = useSpoken();
  switch (place) {
    case 'words':
      return <Wording />;
    case 'replies':
      return <Replies />;
    case 'history':
      return <History version={settings.version} />;
    default: {
      const fields = settings.fields.filter(({ section }) => section === place);
      if (fields.length === 0) return <p className="nothing">{words.nothingHere}</p>;
      return fields.map((field) => <Field key={field.pointer} field={field} />);
    }
  }
}

/** Whoever goes away with something typed is asked first. */
function useLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
