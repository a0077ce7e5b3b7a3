import { z } from 'zod';
import { taskSchema } from './schema.ts';

/** The schema of task files for editors: published as schemas/task.schema.json, so that they complete and check. */
export function taskJsonSchema(): object {
  const schema = z.toJSONSchema(taskSchema, { io: 'input', unrepresentable: 'any' });
  return { ...schema, title: 'A Holdfast task', description: 'See docs/guides/your-first-task.md.' };
}
