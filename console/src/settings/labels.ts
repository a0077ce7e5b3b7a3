import { fieldWords } from '../words/fields.ts';
import { useSpoken } from '../words/spoken.tsx';
import { sayDays } from './week.ts';

/** How a field of the file is called; what we have no word for goes by its own name. */
export function useLabels(): (name: string) => string {
  const { code } = useSpoken();
  return (name) => fieldWords(code)[name] ?? spelt(name);
}

/** Where in the file something stands, as people read it: what is counted begins with one. */
export function useWhere(): (path: readonly string[]) => string {
  const labelOf = useLabels();
  const { language } = useSpoken();
  return (path) => {
    const parts = path[0] === 'settings' ? path.slice(1) : path;
    const said = (part: string) =>
      /^\d+$/.test(part) ? String(Number(part) + 1) : (sayDays(language, part) ?? labelOf(part));
    return parts.map(said).join(' › ');
  };
}

/** `lookAheadDays` as words. */
function spelt(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
