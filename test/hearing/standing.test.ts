import type { JsonObject } from '../../src/core/json.ts';
import { runExamples } from '../../src/exports/flow.contract.ts';
import { createStandingFlow } from '../../src/flows/standing/index.ts';
import { deskOfTests, NOW, STATES } from '../../src/flows/standing/testing/desk.ts';

/** No journey is under way. */
const around = { resting: true, answered: false };
const done = { act: 'book', at: '2026-03-02T09:00:00+00:00', booking: 'b1' };
const states = Object.entries(STATES).map(([state, stored]) => [state, { ...stored, around }] as const);
const justBooked = states.map(([state, stored]): [string, JsonObject] => [
  `something was just booked in ${state}`,
  { ...stored, around: { ...around, done, parts: ['services'] } },
]);
runExamples({
  flow: createStandingFlow(deskOfTests),
  business: deskOfTests,
  now: NOW,
  states: Object.fromEntries(states),
  given: {
    ...Object.fromEntries(justBooked),
    'reminded in asking_coming': { ...STATES.asking_coming, around },
    'reminded in asking_instead': { ...STATES.asking_instead, around },
    'reminded in idle': { reminded: STATES.asking_coming.reminded, around },
    'times listed': {
      ...STATES.asking_when,
      times: [
        { start: '2026-03-09T09:30:00+00:00', resource: 'ana', what: 'a visit' },
        { start: '2026-03-09T10:30:00+00:00', resource: 'ana', what: 'a visit' },
      ],
      around,
    },
  },
});
