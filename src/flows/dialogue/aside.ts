import { say } from '../../core/effect.ts';
import type { Place } from './catalogue.ts';
import { SET_ASIDE_MAX } from './context.ts';
import { leave, onward } from './endings.ts';
import type { Heard } from './events.ts';
import { begun, informed } from './inform.ts';
import type { Memory } from './memory.ts';
import type { Task } from './task/schema.ts';
import { dropped, titleOf } from './told.ts';

type Tasks = ReadonlyMap<string, Task>;

/** Another task comes between: this one is set aside with all it knows, and taken up again afterwards. */
export function digressed(memory: Memory, task: Task, heard: Heard, tasks: Tasks, place: Place): Memory {
  const { data } = memory;
  const other = heard.task === null ? undefined : tasks.get(heard.task);
  const aside = data.asked.set_aside;
  if (other === undefined) return onward({ ...memory, says: [say('not_understood')] }, task);
  if (aside.length >= SET_ASIDE_MAX || aside.some((one) => one.task === other.task)) {
    return onward({ ...memory, says: [say('one_at_a_time', { title: titleOf(task) })] }, task);
  }
  const left = { task: task.task, step: data.current_step, slots: data.slots, version: data.asked.version };
  const leaving = { ...data, asked: { ...data.asked, set_aside: [...aside, left] } };
  const says = [say('set_aside')];
  return informed(begun({ ...memory, data: leaving, says }, other), other, heard, false, place);
}

/** The task set aside last goes on where it stopped. */
export function resumed(memory: Memory, tasks: Tasks): Memory {
  const { data } = memory;
  const aside = data.asked.set_aside.at(-1);
  const task = aside === undefined ? undefined : tasks.get(aside.task);
  const rest = data.asked.set_aside.slice(0, -1);
  if (aside === undefined || task === undefined) {
    return { ...memory, data: { ...data, asked: { ...data.asked, set_aside: rest } } };
  }
  return {
    ...memory,
    heard: null,
    agreed: null,
    says: [...memory.says, say('back_to', { title: titleOf(task) })],
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
export function rewired(memory: Memory, task: Task, place: Place): Memory {
  const { data, heard } = memory;
  const kept = Object.fromEntries(Object.entries(data.slots).filter(([slot]) => task.slots[slot] !== undefined));
  const started = begun(
    { ...memory, says: [say('task_changed', { title: titleOf(task) })], declaration: 'same' },
    task,
  );
  if (heard?.intent === 'cancel') return leave(started, 'cancelled', dropped(task));
  const values = { ...kept, ...(heard?.slots ?? {}) };
  return informed(
    started,
    task,
    {
      intent: 'inform',
      task: null,
      slots: values,
      about: [],
      whether: null,
      between: [],
      day: null,
      value: null,
      several: false,
    },
    false,
    place,
  );
}
