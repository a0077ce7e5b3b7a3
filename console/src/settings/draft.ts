import { createContext, useContext } from 'react';
import type { FieldView, Json, Problem } from '../api/settings.ts';

/** What is changed on the page and not saved yet: over all its places, for one may need the other. */
export interface Draft {
  /** The version that was looked at when the first field was changed. */
  readonly version: number;
  readonly edits: { readonly [pointer: string]: Json };
  readonly reset: readonly string[];
}

export interface Drafting {
  readonly draft: Draft | null;
  readonly canEdit: boolean;
  readonly locales: readonly string[];
  readonly problems: readonly Problem[];
  readonly fields: readonly FieldView[];
  edit(pointer: string, value: Json): void;
  resetToFile(pointer: string): void;
  forget(pointer: string): void;
}

export const DraftContext = createContext<Drafting | null>(null);

export function useDrafting(): Drafting {
  const drafting = useContext(DraftContext);
  if (drafting === null) throw new Error('Outside of the settings.');
  return drafting;
}

/** What a field says on the page. */
export function shownValue({ draft }: Pick<Drafting, 'draft'>, { pointer, value, file }: FieldView): Json {
  if (draft?.reset.includes(pointer)) return file;
  return draft !== null && Object.hasOwn(draft.edits, pointer) ? (draft.edits[pointer] ?? null) : value;
}

export function isTouched({ draft }: Pick<Drafting, 'draft'>, pointer: string): boolean {
  return draft !== null && (Object.hasOwn(draft.edits, pointer) || draft.reset.includes(pointer));
}

/** `/settings/salon/services` as the server names places: `settings.salon.services`. */
export function dotted(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

export function wordsPointer(locale: string, key: string): string {
  return `/words/${locale}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** What is wrong at a place or below it. */
export function problemsAt(problems: readonly Problem[], place: string): readonly Problem[] {
  return problems.filter(({ field }) => field === place || field.startsWith(`${place}.`));
}
