import { addressKey, keptRow, type Row, refill } from './rows.ts';

/** What a store of conversations is made of. */
interface Talks {
  readonly rows: Map<string, Row>;
  readonly newest: Map<string, Row>;
  readonly received: Map<string, Row>;
}

/** What it holds now: called, the answer puts it back. Turns are kept from the newest on. */
export function saved({ rows, newest, received }: Talks, turnsMax: number): () => void {
  const kept = [...rows.values()].map((row) => keptRow(row, turnsMax));
  const arrived = [...received].map(([key, row]) => [key, row.id] as const);
  return () => {
    const back = new Map(kept.map((row) => [row.id, keptRow(row, turnsMax)]));
    refill(rows, back);
    const inOrder = [...back.values()].sort((one, other) => one.generation - other.generation);
    refill(
      newest,
      inOrder.map((row) => [addressKey(row), row]),
    );
    refill(
      received,
      arrived.flatMap(([key, id]) => {
        const row = back.get(id);
        return row ? [[key, row] as const] : [];
      }),
    );
  };
}
