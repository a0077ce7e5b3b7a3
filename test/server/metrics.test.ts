import { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { house } from '../../src/app/house.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';
import { bearer } from './house.ts';

it('B11 the metrics have samples with their labels, and every transition is a line of the log, `booked` too', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const telemetry = createObserver({ destination });
  const clock = house.virtualClock('2026-03-03T08:00:00.000Z');
  const { app } = await house.compose({ store: await house.openStore('memory'), clock, observer: telemetry });
  const server = await createServer(app, { operatorToken: 'token', secret: 'secret', telemetry });
  onTestFinished(() => server.close());
  const opened = await server.inject({ method: 'POST', url: '/v1/lucia/conversations' });
  const { id, token } = opened.json<{ id: string; token: string }>();
  const url = `/v1/lucia/conversations/${id}/messages`;
  for (const text of ['quiero cita para corte corto', 'eso es todo', 'Marta', 'la segunda', 'Julia', 'sí']) {
    await server.inject({ method: 'POST', url, headers: bearer(token), payload: { text } });
  }
  const { body } = await server.inject('/metrics');
  expect(body).toContain('fsm_load_time_ms_count{flow="salon",channel="webchat"} 6');
  expect(body).toContain('fsm_state_distribution{flow="salon",state="idle"} 1');
  for (const name of ['intent_extraction_time_ms', 'intent_confidence']) {
    const counts = [...body.matchAll(new RegExp(`^${name}_count\\{flow="salon",source="\\w+"\\} (\\d+)$`, 'gm'))];
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(6);
  }
  const logged = lines.map((line) => JSON.parse(line) as { readonly [field: string]: unknown });
  const all = logged.filter(({ msg }) => msg === 'fsm.state_transition');
  // The desk's flow, which asks who is coming, is logged beside the salon's (X15).
  const transitions = all.filter(({ flow }) => flow === 'salon');
  expect(all.at(-1)).toMatchObject({ flow: 'standing', from_state: 'meeting', to_state: 'asking_name' });
  expect(transitions.map(({ from_state, to_state }) => `${from_state} ${to_state}`)).toEqual([
    'idle service_selection',
    'service_selection stylist_selection',
    'stylist_selection slot_selection',
    'slot_selection customer_data',
    'customer_data confirmation',
    'confirmation booked',
    'booked idle',
  ]);
  expect(transitions.at(-1)).toMatchObject({ level: 'info', intent_type: 'confirm_booking', event_type: 'book.done' });
});
