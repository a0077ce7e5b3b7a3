import { readFileSync } from 'node:fs';

export interface WrittenFile {
  readonly name: string;
  readonly text: string;
}

/** What is made of files, for as long as they say what they said when it was made. */
export function madeOfFiles<Made>(make: (files: readonly WrittenFile[]) => Made): (names: readonly string[]) => Made {
  const known = new Map<string, { readonly said: string; readonly made: Made }>();
  return (names) => {
    const files = names.map((name) => ({ name, text: readFileSync(name, 'utf8') }));
    const said = JSON.stringify(files);
    const before = known.get(names.join());
    if (before?.said === said) return before.made;
    const made = make(files);
    known.set(names.join(), { said, made });
    return made;
  };
}
