import { say } from '../../core/effect.ts';
import { SET_ASIDE_MAX } from './context.ts';
import { leave, onward } from './endings.ts';
import { begun, informed } from './inform.ts';
import type { Place } from './place.ts';
import type { Task } from './task/schema.ts';
import { titleOf } from './told.ts';
import type { Heard, Working } from './working.ts';

type Tasks = ReadonlyMap<string, Task>;

/** Another task comes between: this one is set aside with all it knows, and taken up again afterwards. */
export function digressed(working: Working, task: Task, heard: Heard, tasks: Tasks, place: Place): Working {
  const { data } = working;
  const other = heard.task === null ? undefined : tasks.get(heard.task);
  const aside = data.asked.set_aside;
  if (other === undefined) return onward({ ...working, says: [say('not_understood')] }, task);
  if (aside.length >= SET_ASIDE_MAX || aside.some((one) => one.task === other.task)) {
    return onward({ ...working, says: [say('one_at_a_time', { title: titleOf(task) })] }, task);
  }
  const left = { task: task.task, step: data.current_step, slots: data.slots, version: data.asked.version };
  const leaving = { ...data, asked: { ...data.asked, set_aside: [...aside, left] } };
  const says = [say('set_aside')];
  return informed(begun({ ...working, data: leaving, says }, other), other, heard, false, place);
}

/** The task set aside last goes on where it stopped. */
export function resumed(working: Working, tasks: Tasks): Working {
  const { data } = working;
  const aside = data.asked.set_aside.at(-1);
  const task = aside === undefined ? undefined : tasks.get(aside.task);
  const rest = data.asked.set_aside.slice(0, -1);
  if (aside === undefined || task === undefined) {
    return { ...working, data: { ...data, asked: { ...data.asked, set_aside: rest } } };
  }
  return {
    ...working,
    heard: null,
    agreed: null,
    says: [...working.says, say('back_to', { title: titleOf(task) })],
    declaration: aside.version === null || aside.version === task.version ? 'same' : 'changed',
    data: {
      ...data,
      current_flow: task.task,
      current_step: aside.step,
      slots: aside.slots,
      asked: { ...data.asked, set_aside: rest, version: task.version },
    },
  };
}

/** The declaration changed under a running talk: the user is told, and what still fits is gone through again (C11). */
export function rewired(working: Working, task: Task, place: Place): Working {
  const { data, heard } = working;
  const kept = Object.fromEntries(Object.entries(data.slots).filter(([slot]) => task.slots[slot] !== undefined));
  const started = begun(
    { ...working, says: [say('task_changed', { title: titleOf(task) })], declaration: 'same' },
    task,
  );
  if (heard?.intent === 'cancel') return leave(started, 'cancelled');
  const values = { ...kept, ...(heard?.slots ?? {}) };
  return informed(started, task, { intent: 'inform', task: null, slots: values, about: [] }, false, place);
}
