import type { Reconciliation } from '../engine/payments/reconcile.ts';
import { silent } from '../ports/observer.ts';
import { systemClock } from '../providers/clock/system.ts';
import { compose } from './compose.ts';
import { takersFrom } from './payments.ts';
import { type Settled, writingOf } from './settled.ts';
import { type Kept, openSettled } from './stores.ts';

interface Books extends Kept {
  readonly config: Settled;
}

/** Holds the payments of one business, or of all, against the books of those who took them, now and not only once a day. */
export async function reconcilePayments(
  { dataDirectory, config }: Books,
  only: string | undefined,
): Promise<ReadonlyMap<string, Reconciliation>> {
  const publicUrl = () => config.publicUrl ?? 'http://127.0.0.1';
  const takers = await takersFrom(config.payments, { clock: systemClock, publicUrl });
  const store = await openSettled({ dataDirectory, config });
  try {
    const parts = { store, clock: systemClock, observer: silent, publicUrl, ...takers };
    const { app, payments } = await compose({ ...writingOf(config), ...parts, secretNamed: config.secretNamed });
    const ids = [...app.engine.businesses.keys()].filter((id) => only === undefined || id === only);
    if (ids.length === 0) throw new Error(`There is no business ${only}.`);
    const found = new Map<string, Reconciliation>();
    for (const id of ids) found.set(id, await payments.reconciler.reconcile(id));
    return found;
  } finally {
    await store.close();
  }
}
