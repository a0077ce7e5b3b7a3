import { readFileSync } from 'node:fs';
import about from '../package.json' with { type: 'json' };
import { runCli } from './cli/cli.ts';
import type { House, TaskCheck } from './cli/house.ts';
import { mermaidOf, specificationOf } from './cli/specification.ts';
import { compose } from './compose.ts';
import { messageOf } from './engine/calls.ts';
import { describeProblem, loadTask } from './flows/dialogue/task/load.ts';
import { silent } from './ports/observer.ts';
import { systemClock } from './providers/clock/system.ts';
import { VirtualClock } from './providers/clock/virtual.ts';
import { createModelReader } from './providers/model-reader/reader.ts';
import { serve } from './serve.ts';
import { findStored, memoryStore, openFreshStore, openStore } from './stores.ts';

async function describeFlow(id: string, kind: 'mermaid' | 'specification'): Promise<string> {
  const { parts } = await compose({ store: memoryStore(), clock: systemClock, observer: silent });
  const business = parts.businesses.get(id);
  const flow = business?.flows.get(business.flow);
  const others = [...parts.businesses.keys()].join(', ');
  if (!business || !flow) throw new Error(`there is no business "${id}"; there are ${others}`);
  const tools = [...(business.tools.get(flow.name)?.values() ?? [])];
  return kind === 'mermaid' ? mermaidOf(flow) : specificationOf(flow, tools);
}

/** The specification of every flow that a demo business runs, the desk's own included, by the flow's name. */
export async function describedFlows(): Promise<ReadonlyMap<string, string>> {
  const { parts } = await compose({ store: memoryStore(), clock: systemClock, observer: silent });
  const flows = new Map<string, string>();
  for (const business of parts.businesses.values()) {
    for (const flow of [...business.flows.values(), ...(business.aside ? [business.aside] : [])]) {
      const tools = [...(business.tools.get(flow.name)?.values() ?? [])];
      flows.set(flow.name, `${specificationOf(flow, tools)}\n`);
    }
  }
  return flows;
}

function checkTasks(files: readonly string[], languages: readonly string[]): TaskCheck {
  const readings = files.map((file) => loadTask(readFileSync(file, 'utf8'), file, languages));
  return {
    complaints: readings.flatMap(({ problems }) => problems.map(describeProblem)),
    broken: readings.filter(({ task }) => task === null).length,
  };
}

export const house: House = {
  version: about.version,
  checkTasks,
  openStore,
  findStored,
  openFreshStore,
  compose,
  serve,
  virtualClock: (start) => new VirtualClock(start),
  silentObserver: silent,
  modelReader: createModelReader,
  describeFlow,
};

/** What goes wrong is said in one sentence, without the stack that nobody but us could read. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await runCli(house, argv);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
