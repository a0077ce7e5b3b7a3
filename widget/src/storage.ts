/**
 * Where the page keeps what must survive a reload: the browser's own storage. A frame may be denied any (private windows,
 * strict settings): then the site around it keeps it while its tab is open, and else it lives as long as the page.
 */
interface Kept {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

let kept: Kept = ownStorage() ?? inMemory({}, () => {});

export function read(name: string): string | null {
  return kept.getItem(name);
}

/** A storage that is full loses nothing but the memory over a reload. */
export function write(name: string, value: string): void {
  try {
    kept.setItem(name, value);
  } catch {
    // Nothing to be done.
  }
}

export function isDenied(): boolean {
  return ownStorage() === null;
}

/** From now on what is kept is kept by somebody else, who has this already. */
export function lend(known: { readonly [name: string]: string }, onWrite: (name: string, value: string) => void): void {
  kept = inMemory(known, onWrite);
}

function ownStorage(): Kept | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function inMemory(known: { readonly [name: string]: string }, onWrite: (name: string, value: string) => void): Kept {
  const values = new Map(Object.entries(known));
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => {
      values.set(name, value);
      onWrite(name, value);
    },
  };
}
