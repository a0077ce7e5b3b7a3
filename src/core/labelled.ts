import type { Option } from './expectation.ts';

/** The places of the options whose labels a message is, word for word. */
export function labelled(text: string, options: readonly Option[]): number[] {
  const first = firstOf(text);
  // Hardly any message even begins as a label does.
  const alike = options.some(({ label, id }) => mayBegin(label, first) || (id !== label && mayBegin(id, first)));
  const said = alike ? plain(text) : '';
  if (said === '') return [];
  return options.flatMap((option, place) => (isCalled(option, said) ? [place] : []));
}

function isCalled({ label, id }: Option, said: string): boolean {
  return plain(label) === said || (id !== label && plain(id) === said);
}

function mayBegin(label: string, first: string | null): boolean {
  const own = firstOf(label);
  return own === null || first === null || own === first;
}

/** The letter or figure that plain words begin with, nothing where they have none; null where other letters may come before it. */
function firstOf(text: string): string | null {
  const first = text.charAt(text.search(TELLING));
  return first > ASCII_LAST ? null : first.toLowerCase();
}

const TELLING = /[a-z0-9\u0080-\uffff]/i;
const ASCII_LAST = '~';
const ASCII = /^[ -~]*$/;

function plain(text: string): string {
  if (ASCII.test(text))
    return text
      .replace(/[^a-z0-9 ]/giu, '')
      .trim()
      .toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}|[^\p{L}\p{N} ]/gu, '')
    .trim()
    .toLowerCase();
}
