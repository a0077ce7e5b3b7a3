import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { textIn } from '../../app/files.ts';
import { describeProblem, readWritten } from '../../domain/written.ts';
import { readScript } from '../../play/script.ts';
import type { PlayStep } from '../../verify/trial.ts';
import type { Subject } from './bench.ts';

/** A Monday morning, in whichever zone: what is verified has a week before it. */
const NOW = '2026-03-02T09:05:00Z';

const businessFile = z.looseObject({ id: z.string(), flows: z.array(z.string()) });
const taskFile = z.looseObject({ task: z.string() });
const withTasks = z.looseObject({
  settings: z.looseObject({ dialogue: z.looseObject({ tasks: z.array(z.string()) }) }),
});

/** What an argument names: a business by its id, its file, or a task file of its. */
export function subjectNamed(argument: string): Subject {
  if (!/\.ya?ml$/.test(argument)) return { business: argument, now: NOW };
  if (!existsSync(argument)) throw new Error(`there is no file ${argument}`);
  const written = read(argument);
  const business = businessFile.safeParse(written);
  if (business.success) return { business: business.data.id, now: NOW, directory: dirname(argument) };
  if (!taskFile.safeParse(written).success) throw new Error(`${argument} is neither a business nor a task`);
  const found = [dirname(argument), join(dirname(argument), '..')].flatMap((directory) => naming(argument, directory));
  const [subject] = found;
  if (subject === undefined) {
    throw new Error(
      `no business beside ${argument} names it under settings.dialogue.tasks: a task is verified in its business`,
    );
  }
  return subject;
}

/** The businesses of a directory that run a task. */
function naming(task: string, directory: string): readonly Subject[] {
  const files = readdirSync(directory).filter((name) => /\.ya?ml$/.test(name));
  return files.flatMap((name) => {
    const written = read(join(directory, name));
    const business = businessFile.safeParse(written);
    const tasks = withTasks.safeParse(written);
    if (!business.success || !tasks.success) return [];
    const paths = tasks.data.settings.dialogue.tasks.map((file) => resolve(directory, file));
    return paths.includes(resolve(task)) ? [{ business: business.data.id, now: NOW, directory }] : [];
  });
}

function read(file: string): unknown {
  const { value, problems } = readWritten(textIn(file), file);
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return value;
}

/** Kinds of steps that a trial may be made of. */
const KINDS: ReadonlySet<string> = new Set([
  ...['user', 'tap', 'wait', 'payment', 'staff', 'lead', 'break', 'taken', 'freed'],
]);

/** What a channel or the store does is none of the machine's. */
function isPlain(step: PlayStep): boolean {
  const isOfTool = !('break' in step) || 'tool' in step.break;
  return isOfTool && Object.keys(step).every((kind) => KINDS.has(kind));
}

/**
 * A business looked at along conversations of its own that begin when the first of them does. A step that is none of a
 * customer's, such as another address, ends what is followed of its conversation.
 */
export function lookedAtAlong(subject: Subject, files: readonly string[]): Subject {
  const scripts = files.map(readScript).filter(({ business }) => business === subject.business);
  const [first] = scripts;
  if (first === undefined) return subject;
  const together = scripts.filter(({ now }) => Date.parse(now) === Date.parse(first.now));
  const along = together.map(({ steps }) => {
    const plain = steps.map(({ expect: _, ...step }) => step as PlayStep);
    const strange = plain.findIndex((step) => !isPlain(step));
    return strange < 0 ? plain : plain.slice(0, strange);
  });
  return { ...subject, now: first.now, along };
}
