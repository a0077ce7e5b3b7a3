import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { scriptPath, useCases, useForgetCase } from '../api/cases.ts';
import { Trouble } from '../frame/trouble.tsx';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';

/** What was said to be wrong (G3): each can be had as a script for `npx holdfast play`, and goes when it is mended. */
export function Cases() {
  const { words, language } = useSpoken();
  const { id, timeZone } = useBusiness();
  const { data, error } = useCases();
  const forget = useForgetCase();
  if (data === undefined || data.cases.length === 0) return <Trouble error={error} />;
  return (
    <section className="cases" aria-labelledby="cases">
      <h2 id="cases">{words.cases}</h2>
      <p className="soft">{words.casesMean}</p>
      <ul className="items">
        {data.cases.map((one) => (
          <li key={one.id} className="card">
            <span className="soft small">
              {one.by}, {sayMoment(language, timeZone, one.at)}
            </span>
            <p>
              <q>{one.heard}</q> {one.note}
            </p>
            <div className="buttons">
              <Link className="button" href={`/${id}/inbox/${one.conversation}`}>
                {words.openConversation}
              </Link>
              <a className="button" href={scriptPath(id, one.id)} download>
                {words.script}
              </a>
              <button type="button" className="button" onClick={() => forget.mutate(one.id)}>
                {words.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Trouble error={forget.error} />
    </section>
  );
}
