import { doubt, type Finding, mistake } from '../../../domain/finding.ts';
import { normalisers } from '../normalisers/index.ts';
import { validators } from '../validators/index.ts';
import { checkWords } from './check-words.ts';
import { nameAndParameters } from './conditions.ts';
import { type Named, type Outcome, outputNames, type Slot, type Step, type Task } from './schema.ts';

/** What each field allows but the whole does not: names that lead nowhere, questions nobody asks, missing languages. */
export function check(task: Task, languages: readonly string[] = []): readonly Finding[] {
  return [
    ...Object.entries(task.slots).flatMap(([name, slot]) => checkSlot(task, name, slot)),
    ...task.steps.flatMap((step, index) => checkStep(task, step, index)),
    ...repeatedSteps(task),
    ...unreachable(task),
    ...neverAsked(task),
    ...checkWords(task, languages),
  ];
}

/** What a type cannot do without. */
const NEEDS: { readonly [Type in Slot['type']]?: keyof Slot } = {
  item: 'list',
  choice: 'choices',
  option: 'options',
  reference: 'pattern',
  money: 'currency',
};

function checkSlot(task: Task, name: string, slot: Slot): readonly Finding[] {
  const path = ['slots', name];
  const needed = NEEDS[slot.type];
  const missing = needed !== undefined && slot[needed] === undefined;
  const implied = Object.keys(slot.implies ?? {}).filter((other) => task.slots[other] === undefined);
  return [
    ...(missing ? [mistake(path, `a slot of type ${slot.type} needs \`${needed}\``)] : []),
    ...(slot.type === 'option' && slot.shown === undefined
      ? [mistake(path, 'options need `shown`: how one is put in words')]
      : []),
    ...(slot.pattern === undefined ? [] : checkPattern([...path, 'pattern'], slot.pattern)),
    ...implied.map((other) => mistake([...path, 'implies', other], `there is no slot \`${other}\``)),
    ...slot.validators.flatMap((named, index) => checkRule(task, [...path, 'validators', index], named)),
    ...(slot.normaliser === undefined ? [] : checkNormaliser([...path, 'normaliser'], slot.normaliser)),
  ];
}

function checkPattern(path: Finding['path'], pattern: string): readonly Finding[] {
  try {
    new RegExp(pattern);
    return [];
  } catch {
    return [mistake(path, 'is no regular expression')];
  }
}

function checkRule(task: Task, path: Finding['path'], named: Named): readonly Finding[] {
  return nameAndParameters(named).flatMap(({ name, parameters }) => {
    const rule = validators.get(name);
    if (rule === undefined) return [mistake(path, `there is no validator \`${name}\`; there are ${list(validators)}`)];
    const parsed = rule.parameters.safeParse(parameters);
    if (!parsed.success) {
      return parsed.error.issues.map((issue) => mistake(path, `${name}: ${issue.path.join('.')} ${issue.message}`));
    }
    const unknown = rule.refers(parameters).filter((slot) => !Object.hasOwn(task.slots, slot));
    return unknown.map((slot) => mistake(path, `${name}: there is no slot \`${slot}\``));
  });
}

function checkNormaliser(path: Finding['path'], named: Named): readonly Finding[] {
  const unknown = nameAndParameters(named).filter(({ name }) => !normalisers.has(name));
  return unknown.map(({ name }) => mistake(path, `there is no normaliser \`${name}\`; there are ${list(normalisers)}`));
}

function list(named: ReadonlyMap<string, unknown>): string {
  return [...named.keys()].join(', ');
}

function checkStep(task: Task, step: Step, index: number): readonly Finding[] {
  const path = ['steps', index];
  const known = knownNames(task);
  const unknownSlot = (slot: string, field: string) =>
    known.has(slot) ? [] : [mistake([...path, field], `there is no slot \`${slot}\``)];
  const conditions = Object.keys(step.if ?? {}).flatMap((slot) => unknownSlot(slot, 'if'));
  switch (step.kind) {
    case 'collect':
      return [...conditions, ...(task.slots[step.collect] === undefined ? unknownSlot(step.collect, 'collect') : [])];
    case 'action':
      return [
        ...conditions,
        ...(step.with ?? []).flatMap((slot) => unknownSlot(slot, 'with')),
        ...turns(task, [...path, 'outcomes'], step.outcomes),
        ...(Object.keys(step.outcomes).length === 0
          ? [doubt(path, `no outcome of \`${step.action}\` is foreseen: whatever it refuses becomes an error`)]
          : []),
      ];
    case 'confirm':
      return [...conditions, ...(step.choose === undefined ? [] : unknownSlot(step.choose, 'choose'))];
    case 'branch':
      return [
        ...conditions,
        ...unknownSlot(step.branch, 'branch'),
        ...turns(task, [...path, 'cases'], step.cases),
        ...turns(task, path, step.else === undefined ? {} : { else: step.else }),
      ];
    case 'say':
      return conditions;
  }
}

function turns(task: Task, path: Finding['path'], outcomes: { readonly [name: string]: Outcome }): readonly Finding[] {
  return Object.entries(outcomes).flatMap(([name, outcome]) => {
    const go = typeof outcome === 'string' ? outcome : outcome.go;
    if (go === undefined || go === 'end' || task.steps.some((step) => step.id === go)) return [];
    return [mistake([...path, name], `there is no step \`${go}\``)];
  });
}

function repeatedSteps(task: Task): readonly Finding[] {
  return task.steps.flatMap((step, index) =>
    task.steps.findIndex((other) => other.id === step.id) < index
      ? [mistake(['steps', index], `there is another step \`${step.id}\`; give this one an \`id\` of its own`)]
      : [],
  );
}

/** Steps that no way leads to: behind a branch that always goes elsewhere. */
function unreachable(task: Task): readonly Finding[] {
  const reached = new Set<number>();
  const open = [0];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const step = task.steps[index];
    if (step === undefined || reached.has(index)) continue;
    reached.add(index);
    const goes = outcomesOf(step).map((outcome) => (typeof outcome === 'string' ? outcome : outcome.go));
    const always = step.kind === 'branch' && step.else !== undefined && step.if === undefined;
    if (!always || goes.includes(undefined)) open.push(index + 1);
    for (const go of goes) open.push(task.steps.findIndex((one) => one.id === go));
  }
  return task.steps.flatMap((step, index) =>
    reached.has(index) ? [] : [doubt(['steps', index], `no way leads to the step \`${step.id}\``)],
  );
}

function outcomesOf(step: Step): readonly Outcome[] {
  if (step.kind === 'action') return Object.values(step.outcomes);
  if (step.kind === 'branch') return [...Object.values(step.cases), ...(step.else === undefined ? [] : [step.else])];
  return [];
}

function neverAsked(task: Task): readonly Finding[] {
  const asked = new Set(task.steps.flatMap((step) => (step.kind === 'collect' ? [step.collect] : [])));
  const filled = new Set([
    ...outputNames(task),
    ...Object.values(task.slots).flatMap((slot) => Object.keys(slot.implies ?? {})),
  ]);
  return Object.entries(task.slots).flatMap(([name, slot]) => {
    const path = ['slots', name];
    if (asked.has(name)) return slot.prompt === undefined ? [mistake(path, 'is asked for and has no `prompt`')] : [];
    // A part of the day is said beside other things, and nobody is asked for it.
    const given = filled.has(name) || slot.default !== undefined || slot.carry === true || slot.type === 'window';
    return given ? [] : [doubt(path, 'is never asked for and nothing fills it')];
  });
}

export function knownNames(task: Task): ReadonlySet<string> {
  return new Set([...Object.keys(task.slots), ...outputNames(task)]);
}
