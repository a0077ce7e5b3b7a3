import type { Json, VersionView } from '../api/settings.ts';
import { useSpoken } from '../words/spoken.tsx';
import { useWhere } from './labels.ts';

/** What became what, line by line, as people read it. */
export function Changes({ changes }: Pick<VersionView, 'changes'>) {
  const { words } = useSpoken();
  const whereIs = useWhere();
  return (
    <ul className="changes">
      {changes.map(({ path, before, after }) => (
        <li key={path.join('/')}>
          <span>{whereIs(path)}</span> <del>{said(before, path, words.nothingSaid)}</del>{' '}
          <span aria-hidden="true">→</span> <ins>{said(after, path, words.nothingSaid)}</ins>
        </li>
      ))}
    </ul>
  );
}

const LONG = 200;

function said(value: Json, path: readonly string[], nothing: string): string {
  if (value === null) return nothing;
  if (typeof value === 'number') return /cents/i.test(path.at(-1) ?? '') ? (value / 100).toFixed(2) : String(value);
  const isPlain = Array.isArray(value) && value.every((one) => typeof one === 'string');
  const text = isPlain ? value.join(', ') || nothing : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}
