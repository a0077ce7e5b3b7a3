import type { Life } from '../../ports/life.ts';
import { exportPerson } from './dossier.ts';
import { erasePerson } from './erase.ts';
import { Expiry } from './expire.ts';
import type { LifeParts } from './parts.ts';

export function createLife(parts: LifeParts): Life {
  const expiry = new Expiry(parts);
  return {
    export: (sought) => exportPerson(parts, sought),
    erase: (sought, options) => erasePerson(parts, sought, options),
    round: () => expiry.round(),
    close: () => expiry.end(),
  };
}
