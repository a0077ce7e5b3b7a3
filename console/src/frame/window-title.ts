import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { useSpoken } from '../words/spoken.tsx';
import type { Words } from '../words/words.ts';

const ROOMS: readonly (keyof Words)[] = ['inbox', 'calendar', 'customers', 'owed', 'people', 'audit', 'account'];

/** The name of the window: how many wait, which page, whose. A tab among others shows that somebody waits (G2). */
export function useWindowTitle(needed: number): void {
  const { words } = useSpoken();
  const { name } = useBusiness();
  const [location] = useLocation();
  useEffect(() => {
    const room = ROOMS.find((one) => location.split('/')[2] === one) ?? 'inbox';
    document.title = `${needed > 0 ? `(${needed}) ` : ''}${words[room]} · ${name}`;
  }, [words, name, location, needed]);
}
