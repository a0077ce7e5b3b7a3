import type { Address } from './conversations.ts';

/**
 * Who does not want to be written to (F2): by address, because it outlives every conversation. Every adapter passes the
 * contract suite beside this file.
 */
export interface Stops {
  stop(address: Address, at: string): Promise<void>;
  start(address: Address): Promise<void>;
  isStopped(address: Address): Promise<boolean>;
}
