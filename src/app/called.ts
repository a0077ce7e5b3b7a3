import type { Thing } from '../core/consent/proposal.ts';
import type { Business } from '../domain/business.ts';
import { CALLED } from '../domain/called.ts';
import { declaredTasks } from './tasks.ts';

type Called = readonly Thing[] | undefined;

/** What anything that is booked at a business may be called; not known where a journey or a task of its own does not say. */
export function calledAt(business: Business): Called {
  const ofJourneys: { readonly [flow: string]: Called } = CALLED;
  const called = business.flows.flatMap((flow) => (flow === 'dialogue' ? ofTasks(business) : [ofJourneys[flow]]));
  return called.every((one) => one !== undefined) ? called.flat() : undefined;
}

/** Of those that ask for a yes. */
function ofTasks(business: Business): readonly Called[] {
  const { tasks } = declaredTasks(business);
  return tasks.filter(({ steps }) => steps.some(({ kind }) => kind === 'confirm')).map(({ things }) => things);
}
