import { useSpoken } from '../words/spoken.tsx';
import { problemsAt, useDrafting } from './draft.ts';
import { sayWrong } from './wrong.ts';

/** What the server found wrong at a place. */
export function ProblemsAt({ place }: { readonly place: string }) {
  const { problems } = useDrafting();
  const { code } = useSpoken();
  return problemsAt(problems, place).map(({ message }) => (
    <p key={message} className="trouble" role="alert">
      {sayWrong(code, message)}
    </p>
  ));
}
