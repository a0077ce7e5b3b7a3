import { problemsAt, useDrafting } from './draft.ts';

/** What the server found wrong at a place. */
export function ProblemsAt({ place }: { readonly place: string }) {
  const { problems } = useDrafting();
  return problemsAt(problems, place).map(({ message }) => (
    <p key={message} className="trouble" role="alert">
      {message}
    </p>
  ));
}
