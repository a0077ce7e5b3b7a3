import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects with few and long files go first, so that the many short ones of the last fill every core until the end. */
const PROJECTS = ['installed', 'postgres', 'redis', 'alone'];

/** The files that take longest, on which nobody should wait at the end; whatever is not named goes by its size. */
export const LONGEST = [
  'test/installed/guides.test.ts',
  'test/postgres/versions.test.ts',
  'test/redis/doors.test.ts',
  'test/conversations/play.test.ts',
  'test/verify/verify.test.ts',
  'test/browser/console.test.ts',
  'test/browser/console-people.test.ts',
  'test/start/directory.test.ts',
  'test/start/refusals.test.ts',
  'test/doors/postgres.test.ts',
  'test/consent/graph.test.ts',
  'test/simulation/simulation.test.ts',
];

/** A clean clone does not know how long its tests take. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => projectOf(a) - projectOf(b) || lengthOf(a) - lengthOf(b));
  }
}

function projectOf({ project }: TestSpecification): number {
  return PROJECTS.indexOf(project.name);
}

function lengthOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
}
