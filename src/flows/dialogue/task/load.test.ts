import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../../domain/written.ts';
import { loadTask } from './load.ts';

const GOOD = `task: water_plants
title: { en: have the plants watered }
triggers: { en: [water plants] }
slots:
  day:
    type: date
    names: { en: [day] }
    prompt: { en: "Which day?" }
    validators: [future_date]
steps:
  - collect: day
  - action: water
    outcomes: { dry: end }
end: { en: "Done on {day}." }
`;

function complaints(text: string, languages: readonly string[] = []): readonly string[] {
  return loadTask(text, 'plants.yaml', languages).problems.map(describeProblem);
}

describe('a task file', () => {
  it('C1 is read without complaint when it is fine', () => {
    const { task, problems } = loadTask(GOOD, 'plants.yaml', ['en']);
    expect(problems).toEqual([]);
    expect(task?.steps.map((step) => step.id)).toEqual(['collect_day', 'water']);
  });

  it.each([
    [
      'a field that is missing',
      GOOD.replace('title: { en: have the plants watered }\n', ''),
      'plants.yaml:1:1 error: title: ',
    ],
    [
      'a field that does not exist',
      GOOD.replace('    type: date', '    kind: x\n    type: date'),
      'plants.yaml:6:11 error: slots.day.kind: there is no such field',
    ],
    ['a value that is none', GOOD.replace('type: date', 'type: planet'), 'plants.yaml:6:11 error: slots.day.type: '],
    [
      'a step of no kind',
      GOOD.replace('- collect: day', '- gather: day'),
      'plants.yaml:11:5 error: steps.0: a step has one of these',
    ],
    [
      'a mistake within a step',
      GOOD.replace('action: water', 'action: Water!'),
      'plants.yaml:12:13 error: steps.1.action: must be a lower-case name',
    ],
    [
      'a slot that does not exist',
      GOOD.replace('collect: day', 'collect: night'),
      'plants.yaml:11:14 error: steps.0.collect: there is no slot `night`',
    ],
    [
      'a step that does not exist',
      GOOD.replace('dry: end', 'dry: rain'),
      'plants.yaml:13:22 error: steps.1.outcomes.dry: there is no step `rain`',
    ],
    [
      'a validator that does not exist',
      GOOD.replace('future_date', 'full_moon'),
      'plants.yaml:9:18 error: slots.day.validators.0: there is no validator `full_moon`',
    ],
    [
      'a fact that nothing fills',
      GOOD.replace('on {day}', 'on {moon}'),
      'plants.yaml:14:12 error: end.en: states {moon}, which nothing fills',
    ],
    ['broken YAML', GOOD.replace('slots:', 'slots: ]'), 'plants.yaml:4:8 error: '],
  ])('C1 points to line and field: %s', (_, text, expected) => {
    const { task } = loadTask(text, 'plants.yaml');
    expect(task).toBeNull();
    expect(complaints(text)[0]).toContain(expected);
  });

  it('doubts a step that no way leads to', () => {
    const text = GOOD.replace(
      '  - collect: day\n',
      '  - collect: day\n  - branch: day\n    cases: { x: end }\n    else: end\n',
    );
    expect(complaints(text)).toEqual(['plants.yaml:15:5 warning: steps.2: no way leads to the step `water`']);
  });

  it('doubts a slot never asked for, an action without outcomes and a language that is missing', () => {
    const text = GOOD.replace('steps:', '  colour:\n    type: text\n    names: { en: [colour] }\nsteps:').replace(
      '    outcomes: { dry: end }\n',
      '',
    );
    const found = complaints(text, ['en', 'fr']).join('\n');
    expect(found).toContain('warning: slots.colour: is never asked for and nothing fills it');
    expect(found).toContain('warning: steps.1: no outcome of `water` is foreseen');
    expect(found).toContain('warning: title: is not said in fr');
  });

  it('has a version of its own for every declaration', () => {
    const version = (text: string) => loadTask(text, 'plants.yaml').task?.version;
    expect(version(GOOD)).toBe(version(`# a remark\n${GOOD}`));
    expect(version(GOOD)).not.toBe(version(GOOD.replace('Which day?', 'What day?')));
  });

  it.each([
    'demo/skylark/book_flight',
    'demo/skylark/cancel_booking',
    'examples/osteria/book_table',
    'examples/roadworthy/book_inspection',
  ])('C1 %s.yaml is one, without a complaint', (name) => {
    const text = readFileSync(new URL(`../../../../${name}.yaml`, import.meta.url), 'utf8');
    expect(loadTask(text, name, ['en']).problems.map(describeProblem)).toEqual([]);
  });
});
