import { type Dossier, exportPerson } from './dossier.ts';
import { type EraseOptions, type Erasing, erasePerson } from './erase.ts';
import { Expiry } from './expire.ts';
import type { LifeParts } from './parts.ts';
import type { SoughtPerson } from './person.ts';

/** How long what is known of people lives, and how it ends (G5). */
export interface Life {
  /** Everything that a business has of somebody; null where it knows nobody of that name. */
  export(sought: SoughtPerson): Promise<Dossier | null>;
  /** Makes all of that go; bookings stay as facts about nobody. */
  erase(sought: SoughtPerson, options: EraseOptions): Promise<Erasing>;
  /** Lets go of what businesses keep no longer. */
  round(): Promise<void>;
  close(): Promise<void>;
}

export function createLife(parts: LifeParts): Life {
  const expiry = new Expiry(parts);
  return {
    export: (sought) => exportPerson(parts, sought),
    erase: (sought, options) => erasePerson(parts, sought, options),
    round: () => expiry.round(),
    close: () => expiry.end(),
  };
}
