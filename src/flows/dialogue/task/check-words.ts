import { doubt, type Finding, mistake } from '../../../domain/finding.ts';
import { taskKeys } from './keys.ts';
import type { Task, Texts } from './schema.ts';
import { outputNames } from './schema.ts';

/** A message of a task: its key in the catalogue, its words, where they are written, and the facts it may state. */
export interface TaskMessage {
  readonly key: string;
  readonly texts: Texts;
  readonly path: Finding['path'];
  /** Facts besides the slots; null if any field of an action's answer may be stated. */
  readonly facts: readonly string[] | null;
}

/** What a step that has options listed may state beside the slots. */
const OF_OPTIONS = ['options', 'options_count', 'option_number'];

/** Everything a task says, in one list: what the catalogue is made of and what the checks go through. */
export function messagesOf(task: Task): readonly TaskMessage[] {
  const name = task.task;
  const message = (
    key: string,
    texts: Texts | undefined,
    path: Finding['path'],
    facts: readonly string[] | null = [],
  ) => (texts === undefined ? [] : [{ key, texts, path, facts }]);
  const slots = Object.entries(task.slots).flatMap(([slot, declared]) => [
    ...message(taskKeys.slotName(name, slot), firstOf(declared.names), ['slots', slot, 'names']),
    ...message(taskKeys.prompt(name, slot), declared.prompt, ['slots', slot, 'prompt'], ['choices']),
    ...message(taskKeys.reprompt(name, slot), declared.reprompt, ['slots', slot, 'reprompt'], ['choices']),
    ...message(taskKeys.unknown(name, slot), declared.unknown, ['slots', slot, 'unknown'], ['value', 'some', 'count']),
    ...message(taskKeys.unsure(name, slot), declared.unsure, ['slots', slot, 'unsure']),
    ...message(taskKeys.shown(name, slot), declared.shown, ['slots', slot, 'shown'], null),
    ...(declared.choices ?? []).flatMap((choice, index) =>
      message(taskKeys.choice(name, slot, choice.id), firstOf(choice.names), [
        'slots',
        slot,
        'choices',
        index,
        'names',
      ]),
    ),
  ]);
  const steps = task.steps.flatMap((step, index) => {
    const path = ['steps', index];
    switch (step.kind) {
      case 'say':
        return message(taskKeys.said(name, step.id), step.say, [...path, 'say']);
      case 'confirm':
        return [
          ...message(taskKeys.message(name, step.id), step.message, [...path, 'message'], OF_OPTIONS),
          ...message(taskKeys.picked(name, step.id), step.picked, [...path, 'picked'], OF_OPTIONS),
          ...message(taskKeys.declined(name, step.id), step.declined, [...path, 'declined']),
        ];
      case 'collect':
        return [];
      default: {
        const outcomes =
          step.kind === 'action'
            ? step.outcomes
            : { ...step.cases, ...(step.else === undefined ? {} : { else: step.else }) };
        return Object.entries(outcomes).flatMap(([outcome, turn]) =>
          typeof turn === 'string'
            ? []
            : message(taskKeys.outcome(name, step.id, outcome), turn.say, [...path, 'outcomes', outcome, 'say']),
        );
      }
    }
  });
  return [
    ...message(taskKeys.title(name), task.title, ['title']),
    ...message(taskKeys.end(name), task.end, ['end']),
    ...slots,
    ...steps,
  ];
}

function firstOf(phrases: { readonly [locale: string]: readonly string[] | undefined }): Texts {
  return Object.fromEntries(
    Object.entries(phrases).flatMap(([locale, names]) =>
      names?.[0] === undefined ? [] : [[locale, quoted(names[0])]],
    ),
  ) as Texts;
}

/** A name is no message: what would be syntax in one is taken literally. */
function quoted(name: string): string {
  return name.replace(/'/g, "''").replace(/[{}]/g, "'$&'");
}

export function checkWords(task: Task, languages: readonly string[]): readonly Finding[] {
  const messages = messagesOf(task);
  const wanted = new Set([...languages, ...messages.flatMap((message) => Object.keys(message.texts))]);
  const known = new Set([
    ...Object.entries(task.slots).flatMap(([name, slot]) => (slot.type === 'choice' ? [name, `${name}_id`] : [name])),
    ...outputNames(task),
  ]);
  return messages.flatMap(({ texts, path, facts }) => [
    ...[...wanted]
      .filter((language) => !(language in texts))
      .map((language) => doubt(path, `is not said in ${language}`)),
    ...Object.entries(texts).flatMap(([language, text]) =>
      facts === null
        ? []
        : argumentsOf(text)
            .filter((argument) => !known.has(argument) && !facts.includes(argument))
            .map((argument) => mistake([...path, language], `states {${argument}}, which nothing fills`)),
    ),
  ]);
}

/** The facts a message states. Braces inside plural and select branches open with a word and a brace of their own. */
function argumentsOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\s*([a-z_][a-z0-9_]*)\s*(?=[,}])/gi)].map((match) => match[1] ?? '');
}
