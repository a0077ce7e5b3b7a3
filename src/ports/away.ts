import { messageOf } from '../core/message-of.ts';
/**
 * The store gave no answer, or cannot do its work just now. Whether it kept what it was given is not known, so nobody is told
 * that it did: whoever asked is to try again (X4).
 */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}
