import { handNoteOf } from '../../../domain/hand-note.ts';
import type { Keeper } from '../../../ports/keeper.ts';
import { callOffInLedger, type Ledger } from './in-ledger.ts';

/**
 * What the people of the business wrote in by hand and no journey knows of is its customer's like any other (X14): told as it was
 * written, and called off in the ledger alone. Another time is for a person.
 */
export function writtenKeeper(ledger: Ledger): Keeper {
  return {
    told: (booking) => handNoteOf(booking)?.what ?? null,
    name: (booking) => handNoteOf(booking)?.name ?? null,
    callOff: callOffInLedger(ledger),
  };
}
