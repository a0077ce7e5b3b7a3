import { createHoldfast } from 'holdfast';
import { flowContract } from 'holdfast/contracts';
import { expect, it } from 'vitest';
import { dropOff } from './dropoff/index.ts';

flowContract({
  offered: dropOff,
  business: 'businesses/spokes.yaml',
  now: '2026-03-02T09:00:00Z',
  states: { idle: {}, proposed: { job: 'brakes', day: '2026-03-05', proposed: '2026-03-05' } },
});

it.each(['english', 'spanish'])('holds its conversation in %s', async (language) => {
  const holdfast = createHoldfast({ folder: 'businesses', flows: [dropOff] });
  const { faults } = await holdfast.play(`conversations/${language}.yaml`);
  expect(faults).toEqual([]);
  await holdfast.close();
});
