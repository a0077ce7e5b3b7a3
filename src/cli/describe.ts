import type { House } from '../app/house.ts';
import type { Flow } from '../core/flow.ts';
import type { Business } from '../engine/parts.ts';
import { mermaidOf, specificationOf } from './specification.ts';

/** The first flow of a business: its diagram as Mermaid text, or its specification as Markdown. */
export async function describeFlow(house: House, id: string, kind: 'mermaid' | 'specification'): Promise<string> {
  const businesses = await businessesOf(house);
  const business = businesses.get(id);
  const flow = business?.flows.get(business.flow);
  const others = [...businesses.keys()].join(', ');
  if (!business || !flow) throw new Error(`there is no business "${id}"; there are ${others}`);
  return kind === 'mermaid' ? mermaidOf(flow) : specificationOf(flow, toolsOf(business, flow));
}

/** The specification of every flow that a business runs, the desk's own included, by the flow's name. */
export async function describedFlows(house: House): Promise<ReadonlyMap<string, string>> {
  const flows = new Map<string, string>();
  for (const business of (await businessesOf(house)).values()) {
    const beside = [business.aside, business.waiting].filter((flow) => flow !== undefined);
    for (const flow of [...business.flows.values(), ...beside]) {
      flows.set(flow.name, `${specificationOf(flow, toolsOf(business, flow))}\n`);
    }
  }
  return flows;
}

async function businessesOf(house: House): Promise<ReadonlyMap<string, Business>> {
  const store = await house.openFreshStore('memory');
  const clock = house.virtualClock('2000-01-01T00:00:00Z');
  const { parts } = await house.compose({ store, clock, observer: house.silentObserver });
  return parts.businesses;
}

function toolsOf({ tools }: Business, { name }: Flow) {
  return [...(tools.get(name)?.values() ?? [])];
}
