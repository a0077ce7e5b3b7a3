/** What the code has names of its own for, and people of a business have words (G3). */
export type NameKind = 'intent' | 'tool' | 'cue' | 'desk' | 'act' | 'flow' | 'rule' | 'answer' | 'window';

/** A name of the code as it is told. */
export type Naming = (kind: NameKind | null, name: string) => string;

/** The words of one language for them. */
export type Names = { readonly [Kind in NameKind]: { readonly [name: string]: string } };

/** As the code has it: whoever follows a record down to the code looks for that. */
export const asItIs: Naming = (_kind, name) => name;

/** In words. What has none, of a flow of one's own, is at least spelled as words are. */
export function inPlainWords(names: Names): Naming {
  return (kind, name) => {
    const known = kind === null ? undefined : names[kind];
    if (kind !== 'rule') return known?.[name] ?? spelled(name);
    // `salon/idle/names a service`: the rule's own words come last.
    const [first = '', ...rest] = name.split('/');
    return known?.[name] ?? known?.[first] ?? spelled(rest.at(-1) ?? first);
  };
}

/** `find_own_booking`, `spaceId` and `CHOOSE_SPACE` as words. What is none of these is left alone: dates, names, sentences. */
function spelled(name: string): string {
  if (!/^[A-Za-z]+(?:[_-][A-Za-z]+)*$/u.test(name) || !/[_-]|[a-z][A-Z]|^[A-Z]{2,}/u.test(name)) return name;
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
}
