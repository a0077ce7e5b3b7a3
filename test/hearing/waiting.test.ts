import { writtenBusinesses } from '../../src/app/businesses.ts';
import { house } from '../../src/app/house.ts';
import { runExamples } from '../../src/exports/flow.contract.ts';
import { createWaitingFlow } from '../../src/flows/waiting/index.ts';

const business = writtenBusinesses(house.config()).find(({ id }) => id === 'northside');
if (business === undefined) throw new Error('there is no northside');

const NOW = '2026-03-02T09:05:00Z';
const want = {
  ...{ flow: 'appointment', needs: {}, what: 'an appointment', same: 'friday', until: '2026-03-07T00:00:00+00:00' },
  wish: { day: '2026-03-06', time_window: null, explicit_time: null },
};
const offer = {
  ...{ waiting: 'w', booking: 'b', what: 'an appointment', start: '2026-03-06T14:00:00+00:00' },
  until: '2026-03-02T11:05:00+00:00',
};

runExamples({
  flow: createWaitingFlow(business),
  business,
  now: NOW,
  states: {
    idle: {},
    asking_join: { want, question: 'join' },
    asking_take: { want, offer, question: 'take' },
    offered: { want, offer },
  },
  given: {
    'waiting in idle': { joined: 'friday' },
    'waiting in asking_join': { want, question: 'join', joined: 'saturday' },
    'waiting in asking_take': { want, offer, question: 'take' },
    'waiting in offered': { want, offer },
  },
});
