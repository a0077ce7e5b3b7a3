import { useState } from 'react';
import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { type Asked, type FiguresView, useFigures } from '../api/figures.ts';
import type { Session } from '../api/session.ts';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { channelName } from '../inbox/channel.ts';
import { sayLanguage, sayMoment } from '../time/said.ts';
import { addDays, wallIn } from '../time/zoned.ts';
import { useSpoken } from '../words/spoken.tsx';
import { stateName } from '../words/states.ts';
import { Businesses } from './businesses.tsx';
import { Controls } from './controls.tsx';
import { Days } from './days.tsx';
import { Funnel } from './funnel.tsx';
import { Groups } from './groups.tsx';
import { Section } from './section.tsx';
import { Tiles } from './tiles.tsx';

/** How many wrote, booked and came, where they stopped, and what was not understood (G6). */
export function FiguresPage({ session }: { readonly session: Session }) {
  const { words } = useSpoken();
  const { timeZone } = useBusiness();
  const [days, setDays] = useState(30);
  const [channel, setChannel] = useState('');
  const [language, setLanguage] = useState('');
  const to = wallIn(timeZone, Date.now()).date;
  const asked = { from: addDays(to, 1 - days), to, channel, language };
  const { data, error } = useFigures(asked);
  return (
    <div className="page figures-page">
      <Title>{words.figures}</Title>
      <Controls
        {...{ days, channel, language, onDays: setDays, onChannel: setChannel, onLanguage: setLanguage }}
        channels={data?.channels ?? []}
        languages={data?.languages ?? []}
      />
      <Trouble error={error} />
      {data === undefined && error === null && <p className="nothing">{words.oneMoment}</p>}
      {data && <Whole view={data} asked={asked} session={session} />}
    </div>
  );
}

interface WholeProps {
  readonly view: FiguresView;
  readonly asked: Asked;
  readonly session: Session;
}

function Whole({ view, asked, session }: WholeProps) {
  const { words } = useSpoken();
  const named = (name: string) => (name === 'by hand' ? words.byHandChannel : channelName(name));
  return (
    <>
      <p className="soft small">{words.figuresMean}</p>
      <Tiles totals={view.totals} />
      <Section title={words.byDay} table="days" asked={asked}>
        <Days days={view.days} />
      </Section>
      {view.flows
        .filter(({ name }) => name !== '')
        .map((flow) => (
          <Funnel key={flow.name} flow={flow} asked={asked} isOnly={view.flows.length === 1} />
        ))}
      <div className="columns">
        <Section title={words.byChannel} table="channels" asked={asked}>
          <Groups groups={view.channels} named={named} title={words.channel} />
        </Section>
        <Section title={words.byLanguage} table="languages" asked={asked}>
          <Groups
            groups={view.languages.filter(({ name }) => name !== '')}
            named={languageName}
            title={words.language}
          />
        </Section>
      </div>
      {session.businesses.length > 1 && <Businesses businesses={session.businesses} asked={asked} />}
      <Section title={words.unheard} table="unheard" asked={asked}>
        <p className="soft small">{words.unheardMeans}</p>
        <Unheard unheard={view.unheard} />
      </Section>
    </>
  );
}

/** Languages are called by their own names. */
function languageName(code: string): string {
  return sayLanguage(code, code);
}

function Unheard({ unheard }: Pick<FiguresView, 'unheard'>) {
  const { words, language, code } = useSpoken();
  const { id, timeZone } = useBusiness();
  if (unheard.length === 0) return <p className="nothing">{words.nothingFound}</p>;
  return (
    <ul className="unheard">
      {unheard.map(({ conversation, seq, at, words: said, flow, state }) => (
        <li key={`${conversation} ${seq}`}>
          <Link href={`/${id}/inbox/${conversation}`}>
            <q>{said}</q>
          </Link>
          <small className="soft">
            {sayMoment(language, timeZone, at)} · {flow} · {stateName(code, flow, state) ?? state}
          </small>
        </li>
      ))}
    </ul>
  );
}
