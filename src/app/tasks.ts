import { remembered } from '../core/remembered.ts';
import type { Business } from '../domain/business.ts';
import { describeProblem } from '../domain/written.ts';
import { createDialogueFlow } from '../flows/dialogue/index.ts';
import { dialogueSettings } from '../flows/dialogue/settings.ts';
import { loadTask } from '../flows/dialogue/task/load.ts';
import type { Task } from '../flows/dialogue/task/schema.ts';
import { madeOfFiles, type WrittenFile } from './files.ts';

const dialogueOf = remembered((business: Business) =>
  madeOfFiles((files) => {
    const tasks = files.map((file) => taskIn(file, business));
    return { tasks, flow: createDialogueFlow(business, tasks) };
  }),
);

/** The tasks that a business's file names, and the flow that is made of them. */
export function declaredTasks(business: Business) {
  return dialogueOf(business)(dialogueSettings(business).tasks);
}

/** A task file that a business names, read and checked: one that cannot be used stops the start with line and field. */
function taskIn({ name, text }: WrittenFile, { locales }: Business): Task {
  const { task, problems } = loadTask(text, name, locales);
  if (task !== null) return task;
  throw new Error(`${name} cannot be used:\n  ${problems.map(describeProblem).join('\n  ')}`);
}
