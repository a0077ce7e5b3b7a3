import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type Business, readBusiness } from '../../domain/business.ts';
import { type Finding, mistake } from '../../domain/finding.ts';
import { type Problem, readWritten, type Written } from '../../domain/written.ts';
import { dialogueSettings, withTaskFilesIn } from '../../flows/dialogue/settings.ts';
import { loadTask } from '../../flows/dialogue/task/load.ts';
import { textIn } from '../files.ts';
import { FLOWS } from '../flows.ts';
import { checkSettings, checkShape, type Registry } from '../registry.ts';
import { hint } from './nearest.ts';
import { withNearestField } from './schema.ts';
import { checkWords } from './words.ts';

interface Judgement {
  /** Null if there is any error. */
  readonly business: Business | null;
  readonly problems: readonly Problem[];
}

export interface BusinessCheck extends Judgement {
  /** What the file says, as it is written. */
  readonly document: unknown;
}

/** A business's file with everything that is wrong with it, before anybody is served: where, what, and what was meant. */
export function checkBusiness(text: string, file: string, flows: Registry = FLOWS): BusinessCheck {
  const written = readWritten(text, file);
  const { value: document } = written;
  if (written.problems.length > 0) return { business: null, problems: written.problems, document };
  const { business, problems } = checkWritten(written, file, flows);
  return { business: problems.some(({ severity }) => severity === 'error') ? null : business, problems, document };
}

function checkWritten(written: Written, file: string, flows: Registry): Judgement {
  const place = (findings: readonly Finding[]) => findings.map((one) => withNearestField(one, flows)).map(written.at);
  const reading = readBusiness(written.value);
  if (!reading.ok) {
    return { business: null, problems: place([...reading.complaints, ...loose(written.value, flows)]) };
  }
  const found = [
    ...unknownFlows(reading.business.flows, flows),
    ...reading.business.flows.flatMap((flow) => checkSettings(flows, flow, reading.business)),
  ];
  if (found.some(({ severity }) => severity === 'error')) return { business: null, problems: place(found) };
  const business = withTaskFilesIn(dirname(file), reading.business);
  const tasks = taskProblems(business, written);
  if (tasks.some(({ severity }) => severity === 'error')) {
    return { business: null, problems: [...place(found), ...tasks] };
  }
  return { business, problems: [...place([...found, ...checkWords(business, flows)]), ...tasks] };
}

const outline = z.object({ flows: z.array(z.string()), settings: z.record(z.string(), z.unknown()).default({}) });

/** What can be seen of the flows and their settings while the rest cannot be read: an owner hears of all of it at once. */
function loose(value: unknown, registry: Registry): readonly Finding[] {
  const parsed = outline.safeParse(value);
  if (!parsed.success) return [];
  const { flows, settings } = parsed.data;
  return [...unknownFlows(flows, registry), ...flows.flatMap((flow) => checkShape(registry, flow, settings[flow]))];
}

function unknownFlows(flows: readonly string[], registry: Registry): readonly Finding[] {
  const names = [...registry.keys()];
  return flows.flatMap((flow, index) =>
    registry.has(flow)
      ? []
      : [mistake(['flows', index], `"${flow}" is none of the flows (${names.join(', ')})${hint(flow, names)}`)],
  );
}

/** The tasks that a business names lie beside its file, each with problems of its own. */
function taskProblems(business: Business, written: Written): readonly Problem[] {
  if (!business.flows.includes('dialogue')) return [];
  return dialogueSettings(business).tasks.flatMap((task, index) => {
    if (existsSync(task)) return loadTask(textIn(task), task, business.locales).problems;
    return [written.at(mistake(['settings', 'dialogue', 'tasks', index], `there is no file ${task}`))];
  });
}
