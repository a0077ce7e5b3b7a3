import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Business, readBusiness } from '../../src/domain/business.ts';
import { runExamples } from '../../src/exports/flow.contract.ts';
import { createSpaceFlow } from '../../src/flows/space/index.ts';

/** The house of the demonstration, with its six spaces. Wednesday 1 April 2026, nine o'clock. */
const NOW = '2026-04-01T09:00:00+02:00';

function written(): Business {
  const reading = readBusiness(parse(readFileSync(new URL('../../demo/atelier.yaml', import.meta.url), 'utf8')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return reading.business;
}

const LUMIERE = '5b0c7c1e-8f0a-4c55-9d6b-2f1a7e3c0a01';
const JARDIN = '5b0c7c1e-8f0a-4c55-9d6b-2f1a7e3c0a02';
const GRAND_STUDIO = '5b0c7c1e-8f0a-4c55-9d6b-2f1a7e3c0a03';

const period = { startDate: '2026-04-15', endDate: '2026-04-15', startTime: '09:00', endTime: '12:00' };
const chosen = { step: 'CHOOSE_PERIOD', spaceId: LUMIERE };
const periods = ['13:00', '14:00', '15:00'].map((startTime) => ({ ...period, startTime, endTime: '18:00' }));
const spaces = [JARDIN, GRAND_STUDIO];
const business = written();

runExamples({
  flow: createSpaceFlow(business),
  business,
  now: NOW,
  states: {
    GENERAL: {},
    REQUEST_SPACE_INFO: { step: 'REQUEST_SPACE_INFO' },
    CHOOSE_SPACE: { step: 'CHOOSE_SPACE' },
    CHOOSE_PERIOD: chosen,
    CONFIRM_RESERVATION_SUMMARY: { step: 'CONFIRM_RESERVATION_SUMMARY', spaceId: LUMIERE, period, summaryShown: true },
    PAYMENT_INSTRUCTIONS: { step: 'PAYMENT_INSTRUCTIONS', spaceId: LUMIERE, period, reservationId: JARDIN },
  },
  given: {
    'others offered': { ...chosen, asked: { periods, spaces, wanted: period } },
    'other spaces offered': { ...chosen, asked: { spaces } },
    'one space listed in REQUEST_SPACE_INFO': { step: 'REQUEST_SPACE_INFO', asked: { spaces: [GRAND_STUDIO] } },
    'one space listed in CHOOSE_SPACE': { step: 'CHOOSE_SPACE', asked: { spaces: [GRAND_STUDIO] } },
    'one made': {},
    'a summary refused': {},
  },
  recalled: {
    'one made': { made: { spaceId: LUMIERE, period } },
    'a summary refused': { refused: { spaceId: LUMIERE, period } },
  },
});
