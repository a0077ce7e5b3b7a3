import { Refusal } from '../api/client.ts';
import { useSpoken } from '../words/spoken.tsx';

/** Why something did not work: in the server's words where it has some, else that nobody answered. */
export function Trouble({ error }: { readonly error: Error | null }) {
  const { words } = useSpoken();
  if (error === null) return null;
  const said = error instanceof Refusal && error.message !== '' ? error.message : words.noAnswer;
  return (
    <p className="trouble" role="alert">
      {said}
    </p>
  );
}
