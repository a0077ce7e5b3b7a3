import { joined, type MinuteRange } from './hours.ts';

/**
 * What is done in an appointment, one thing after the other, and whom each minute of it takes up. While something works by
 * itself (a dye, an anaesthetic) whoever does it is free for somebody else; the customer is not, nor is what the customer
 * sits on.
 */
export interface Task {
  readonly minutes: number;
  /** When nobody's hands are needed, in minutes from the beginning of the task. */
  readonly processing: readonly Processing[];
  /** What else it takes up from beginning to end, by the ids of the business's resources. */
  readonly uses: readonly string[];
}

export interface Processing {
  readonly after: number;
  readonly minutes: number;
}

export interface Work {
  readonly minutes: number;
  /** When somebody is at work, in minutes from the beginning: in order, never touching. */
  readonly hands: readonly MinuteRange[];
  /** When each of the other resources is taken up. */
  readonly uses: ReadonlyMap<string, readonly MinuteRange[]>;
}

export function workOf(tasks: readonly Task[]): Work {
  const hands: MinuteRange[] = [];
  const uses = new Map<string, MinuteRange[]>();
  let begun = 0;
  for (const task of tasks) {
    for (const { from, to } of handsOn(task)) hands.push({ from: begun + from, to: begun + to });
    const whole = { from: begun, to: begun + task.minutes };
    for (const resource of new Set(task.uses)) uses.set(resource, [...(uses.get(resource) ?? []), whole]);
    begun += task.minutes;
  }
  const taken = [...uses].map(([resource, ranges]) => [resource, joined(ranges)] as const);
  return { minutes: begun, hands: joined(hands), uses: new Map(taken) };
}

function handsOn({ minutes, processing }: Task): readonly MinuteRange[] {
  const edges = processing.flatMap((one) => [one.after, one.after + one.minutes]);
  const all = [0, ...edges, minutes];
  return Array.from({ length: all.length / 2 }, (_, n) => ({ from: all[2 * n] ?? 0, to: all[2 * n + 1] ?? 0 }));
}

/** What is wrong with the processing times of a task, for its owner to mend; null where nothing is. */
export function processingComplaint({ minutes, processing }: Pick<Task, 'minutes' | 'processing'>): string | null {
  let before = 0;
  for (const one of processing) {
    const end = one.after + one.minutes;
    if (one.after <= before) {
      return `processing after ${one.after} minutes: somebody has to be at work before it, and between two of them`;
    }
    if (end >= minutes) {
      return `processing until minute ${end}: it has to end before the service does, after ${minutes} minutes`;
    }
    before = end;
  }
  return null;
}
