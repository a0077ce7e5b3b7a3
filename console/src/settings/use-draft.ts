import { useState } from 'react';
import { type Json, problemsIn, type SettingsView, useSaveSettings } from '../api/settings.ts';
import { following } from './does.ts';
import type { Draft } from './draft.ts';

/** What is changed and not saved yet, and saving it. */
export function useDraft(settings: SettingsView | undefined, onSaved: () => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const save = useSaveSettings();
  const begin = (before: Draft | null): Draft => before ?? { version: settings?.version ?? 0, edits: {}, reset: [] };
  const change = (make: (draft: Draft) => Draft) =>
    setDraft((before) => {
      const next = make(begin(before));
      return Object.keys(next.edits).length + next.reset.length === 0 ? null : next;
    });
  const without = ({ version, edits, reset }: Draft, pointer: string): Draft => {
    const { [pointer]: _, ...others } = edits;
    return { version, edits: others, reset: reset.filter((one) => one !== pointer) };
  };
  const send = (version: number, despite = 0) => {
    if (draft === null) return;
    const { edits, reset } = draft;
    save.mutate(
      { version, edits, reset: [...reset], despite },
      {
        onSuccess: () => {
          setDraft(null);
          onSaved();
        },
      },
    );
  };
  return {
    draft,
    error: save.error,
    isSaving: save.isPending,
    problems: problemsIn(save.error),
    edit: (pointer: string, value: Json) =>
      change((before) => {
        const { version, edits, reset } = without(before, pointer);
        const others = following(before, settings?.fields ?? [], pointer, value);
        return {
          ...{ version, edits: { ...edits, ...others, [pointer]: value } },
          reset: reset.filter((one) => !Object.hasOwn(others, one)),
        };
      }),
    resetToFile: (pointer: string) =>
      change((before) => {
        const { version, edits, reset } = without(before, pointer);
        return { version, edits, reset: [...reset, pointer] };
      }),
    forget: (pointer: string) => change((before) => without(before, pointer)),
    save: () => send(draft?.version ?? 0),
    insist: send,
    discard: () => {
      setDraft(null);
      save.reset();
    },
  };
}
