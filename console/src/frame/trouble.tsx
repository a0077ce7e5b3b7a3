import { Refusal } from '../api/client.ts';
import { useSpoken } from '../words/spoken.tsx';

/** Why something did not work: in the language that is spoken, else in the server's words, else that nobody answered. */
export function Trouble({ error }: { readonly error: Error | null }) {
  const { words, tellings } = useSpoken();
  if (error === null) return null;
  const said = error instanceof Refusal ? (tellings.refusals[error.code] ?? error.message) : '';
  return (
    <p className="trouble" role="alert">
      {said === '' ? words.noAnswer : said}
    </p>
  );
}
