/** The processes that go round on one store, in turn and with none of them the leader. */
export interface Rota {
  /** How long a process waits that has just gone round, in milliseconds. */
  pause(): number;
  /** The others need not wait for this one any more. */
  leave(): void;
}
