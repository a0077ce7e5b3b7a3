import { useBusiness } from '../api/business.ts';
import { useAudit } from '../api/house.ts';
import { More } from '../frame/more.tsx';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';

/** Everything that staff did, the newest first (G9). */
export function AuditPage() {
  const { words, tellings, language } = useSpoken();
  const { timeZone } = useBusiness();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useAudit();
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="page">
      <Title>{words.audit}</Title>
      <Trouble error={error} />
      {data && entries.length === 0 && <p className="nothing">{words.nothingDone}</p>}
      {entries.length > 0 && (
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{words.who}</th>
                <th scope="col">{words.whatDone}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, at, by, what, action }) => (
                <tr key={id}>
                  <td>
                    <time dateTime={at}>{sayMoment(language, timeZone, at)}</time>
                  </td>
                  <td>{by}</td>
                  <td>
                    {tellings.deeds[action] ?? <span lang="en">{what}</span>} <code>{action}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <More {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </div>
  );
}
