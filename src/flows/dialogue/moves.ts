import { say } from '../../core/effect.ts';
import { failedToAct } from './agreement.ts';
import { type Answer, answered, confirmed } from './answers.ts';
import { digressed, resumed, rewired } from './aside.ts';
import type { DialogueState } from './context.ts';
import { leave, onward } from './endings.ts';
import { begun, informed } from './inform.ts';
import type { Place } from './place.ts';
import type { Task } from './task/schema.ts';
import { lastResult, lost, recalled } from './told.ts';
import type { Heard, Working } from './working.ts';

/**
 * What the machine does in its passing states: pure functions from what it holds to what it holds next. They decide
 * where the task leads; the machine decides which state that is.
 */
export interface Moves {
  readonly understand: (working: Working) => Working;
  readonly validate: (working: Working) => Working;
  readonly confirmed: (working: Working) => Working;
  readonly answered: (working: Working, answer: Answer) => Working;
  readonly resume: (working: Working) => Working;
  readonly recall: (working: Working) => Working;
}

export function createMoves(tasks: ReadonlyMap<string, Task>, place: Place): Moves {
  const taskOf = (data: DialogueState) => tasks.get(data.current_flow) ?? null;

  function understand(working: Working): Working {
    const { data, heard, declaration } = working;
    if (declaration === 'gone') return { ...leave(working, 'task_gone'), declaration: 'same' };
    const task = taskOf(data);
    if (task === null) return fromIdle(working);
    if (declaration === 'changed') return rewired(working, task, place);
    // After a valid value the machine passes through here without anything new to interpret (C2).
    if (heard === null) return onward(working, task);
    return within(working, task, heard);
  }

  function fromIdle(working: Working): Working {
    const { heard } = working;
    const task = heard?.task == null ? null : (tasks.get(heard.task) ?? null);
    if (heard === null || task === null) {
      const known = heard?.intent === 'recall' ? lastResult(working.data, tasks) : null;
      return { ...working, next: { kind: 'rest' }, says: [...working.says, known ?? lost(heard, tasks)] };
    }
    return informed(begun(working, task), task, heard, false, place);
  }

  function within(working: Working, task: Task, heard: Heard): Working {
    const { data } = working;
    switch (heard.intent) {
      case 'cancel':
      case 'deny':
        return leave(working, 'cancelled');
      case 'restart':
        return informed(begun({ ...working, says: [say('restarted')] }, task), task, heard, false, place);
      case 'recall':
        return onward({ ...working, says: recalled(task, data.slots, heard.about) }, task);
      case 'start':
        return heard.task === null || heard.task === task.task
          ? informed(working, task, heard, true, place)
          : digressed(working, task, heard, tasks, place);
      case 'inform':
      case 'correct':
        return informed(working, task, heard, true, place);
      case 'pause':
        return onward({ ...working, says: [say('take_your_time')] }, task);
      case 'affirm':
      case 'retry':
        return onward(failedToAct(data, task) ? { ...working, agreed: data.slots } : working, task);
      default:
        return onward({ ...working, says: [say('not_understood')] }, task);
    }
  }

  function validate(working: Working): Working {
    const task = taskOf(working.data);
    if (task === null || working.heard === null) return { ...working, next: { kind: 'rest' } };
    return informed(working, task, working.heard, true, place);
  }

  function recall(working: Working): Working {
    const task = taskOf(working.data);
    if (task === null || working.heard === null) return working;
    return { ...working, says: recalled(task, working.data.slots, working.heard.about) };
  }

  return {
    understand,
    validate,
    recall,
    confirmed: (working) => confirmed(working, taskOf(working.data)),
    answered: (working, answer) => answered(working, taskOf(working.data), answer),
    resume: (working) => resumed(working, tasks),
  };
}
