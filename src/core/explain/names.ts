import en from './names/en.json' with { type: 'json' };
import es from './names/es.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };

/** What the code has names of its own for, and people of a business have words (G3). */
export type NameKind = keyof typeof en;

/** A name of the code as it is told. */
export type Naming = (kind: NameKind | null, name: string) => string;

type Names = { readonly [Kind in NameKind]: { readonly [name: string]: string } };

const NAMES: { readonly [language in 'en' | 'es' | 'fr']: Names } = { en, es, fr };

/** As the code has it: whoever follows a record down to the code looks for that. */
export const asItIs: Naming = (_kind, name) => name;

/** In words. What has none, of a flow of one's own, is at least spelled as words are. */
export function inPlainWords(language: keyof typeof NAMES): Naming {
  return (kind, name) => {
    const known = kind === null ? undefined : NAMES[language][kind];
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
