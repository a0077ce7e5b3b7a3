import { readFileSync } from 'node:fs';

export interface WrittenFile {
  readonly name: string;
  readonly text: string;
}

/** Why a file or a folder cannot be read, in words; whatever else there is goes by the system's own name for it. */
const WHY: { readonly [code: string]: string } = {
  ENOENT: 'it is not there',
  ENOTDIR: 'it is not there',
  EISDIR: 'it is a folder',
  EACCES: 'you are not allowed to',
  EPERM: 'you are not allowed to',
};

/** What reading a file or a folder gives; that it cannot be read is said in words. */
export function readingOf<Read>(name: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`${name} cannot be read: ${WHY[code] ?? code}.`);
  }
}

/** What somebody wrote in a file: letters that were saved in another way would be lost in silence. */
export function textIn(name: string): string {
  const bytes = readingOf(name, () => readFileSync(name));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${name} is not UTF-8: save it as that.`);
  }
}

/** What is made of files, for as long as they say what they said when it was made. */
export function madeOfFiles<Made>(make: (files: readonly WrittenFile[]) => Made): (names: readonly string[]) => Made {
  const known = new Map<string, { readonly said: string; readonly made: Made }>();
  return (names) => {
    const files = names.map((name) => ({ name, text: textIn(name) }));
    const said = JSON.stringify(files);
    const before = known.get(names.join());
    if (before?.said === said) return before.made;
    const made = make(files);
    known.set(names.join(), { said, made });
    return made;
  };
}
