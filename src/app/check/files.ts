import { messageOf } from '../../core/message-of.ts';
import { describeProblem, type Problem, readWritten } from '../../domain/written.ts';
import { loadTask } from '../../flows/dialogue/task/load.ts';
import { textIn } from '../files.ts';
import type { Registry } from '../registry.ts';
import { checkBusiness } from './business.ts';

export interface FilesCheck {
  readonly complaints: readonly string[];
  readonly broken: number;
}

/** What is wrong with businesses and tasks, in words, and how many of the files cannot be used. */
export function checkFiles(files: readonly string[], languages: readonly string[], flows?: Registry): FilesCheck {
  const readings = files.map((file) => complaintsOf(file, languages, flows));
  return {
    complaints: readings.flatMap(({ complaints }) => complaints),
    broken: readings.filter(({ isBroken }) => isBroken).length,
  };
}

/** One that cannot be read keeps nobody from hearing of the others. */
function complaintsOf(file: string, languages: readonly string[], flows?: Registry) {
  try {
    const problems = problemsIn(textIn(file), file, languages, flows);
    return {
      complaints: problems.map(describeProblem),
      isBroken: problems.some(({ severity }) => severity === 'error'),
    };
  } catch (error) {
    return { complaints: [messageOf(error)], isBroken: true };
  }
}

/** A task says which it is; whatever does not is held to be a business. */
function problemsIn(text: string, file: string, languages: readonly string[], flows?: Registry): readonly Problem[] {
  const { value } = readWritten(text, file);
  const isTask = typeof value === 'object' && value !== null && 'task' in value;
  return isTask ? loadTask(text, file, languages).problems : checkBusiness(text, file, flows).problems;
}
