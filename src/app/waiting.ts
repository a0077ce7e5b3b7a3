import { shortHash } from '../core/ids.ts';
import { remembered } from '../core/remembered.ts';
import type { Business } from '../domain/business.ts';
import type { Waits } from '../engine/parts.ts';
import { createWaitingFlow } from '../flows/waiting/index.ts';
import type { House } from '../flows/waiting/tools/house.ts';
import { waitingTools } from '../flows/waiting/tools/index.ts';
import { serve } from '../flows/waiting/tools/serve.ts';
import type { Till } from '../ports/payments.ts';
import type { Store } from '../ports/store.ts';
import type { Tool } from '../ports/tool.ts';
import { calledAt } from './called.ts';
import type { Journey } from './registry.ts';

const waitingFlow = remembered((business: Business) => createWaitingFlow(business, calledAt(business)));

/** The waiting list of a business: its flow, its tools, and who is served; null where it has none (decision 18). */
export function waitingAt(
  business: Business,
  journeys: readonly Journey[],
  { store, till }: { readonly store: Store; readonly till: Till },
): { readonly flow: ReturnType<typeof waitingFlow>; readonly tools: readonly Tool[]; readonly waits: Waits } | null {
  const { waiting: terms } = business;
  const waiters = new Map(journeys.flatMap(({ flow, waiter }) => (waiter ? [[flow.name, waiter] as const] : [])));
  if (terms === null || waiters.size === 0) return null;
  const keepers = journeys.map(({ keeper }) => keeper);
  const house: House = { business, terms, waiters, keepers, parts: { ...store, till } };
  return {
    flow: waitingFlow(business),
    tools: waitingTools(house),
    waits: { wantIn: (searched, now) => wantIn(house, searched, now), serve: (now, tell) => serve(house, now, tell) },
  };
}

/** As the flow of the list takes it: the same needs and the same wish are the same want. */
function wantIn({ waiters }: House, ...searched: Parameters<Waits['wantIn']>): ReturnType<Waits['wantIn']> {
  for (const [flow, waiter] of waiters) {
    const want = waiter.wantIn(...searched);
    if (want === null) continue;
    const { needs, wish, what, until } = want;
    return JSON.parse(JSON.stringify({ flow, needs, wish, what, until, same: shortHash([flow, needs, { ...wish }]) }));
  }
  return null;
}
