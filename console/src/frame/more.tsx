import { useSpoken } from '../words/spoken.tsx';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The next page of a list, where there is one. */
export function More({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages) {
  const { words } = useSpoken();
  if (!hasNextPage) return null;
  return (
    <button type="button" className="button more" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {words.more}
    </button>
  );
}
