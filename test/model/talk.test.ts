import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hears } from './behaviours.ts';
import { type Desk, openBusiness } from './desk.ts';
import { type ChatRequest, type ModelServer, openModelServer } from './server.ts';
import { watching } from './watching.ts';

/** A Tuesday morning in Madrid. */
const NOW = '2026-03-03T09:00:00+01:00';
const RIDDLE = 'blorp zxqv wumpf';

let server: ModelServer;
let open: () => Desk;

beforeAll(async () => {
  server = await openModelServer();
  open = await openBusiness('lucia', NOW, server, watching());
});

afterAll(() => server.close());

/** What stands in a fence of the request, as it was before it was quoted. */
function inFence({ messages }: ChatRequest, name: string): unknown {
  const [, quoted = '""'] = new RegExp(`<${name}>(.*)</${name}>`).exec(messages.at(-1)?.content ?? '') ?? [];
  return JSON.parse(String(JSON.parse(quoted)));
}

describe('B21 a model that reads', () => {
  it('gets the state, `collected_data` and the last messages of the talk', async () => {
    server.behave(hears('none'));
    const desk = open();
    await desk.say('Quiero pedir cita para un tinte');
    const { replies } = await desk.say('eso es todo');
    const asked = server.requests.length;
    await desk.say(RIDDLE);
    const request = server.requests.at(-1);
    if (request === undefined || server.requests.length === asked) throw new Error('it was not asked');
    expect(request.messages[0]?.content).toContain('The talk is in the state stylist_selection.');
    expect(inFence(request, 'collected')).toMatchObject({ collected_data: { services: ['Tinte'] } });
    const earlier = inFence(request, 'earlier') as readonly string[];
    expect(earlier).toContain('customer: Quiero pedir cita para un tinte');
    expect(earlier).toContain('customer: eso es todo');
    expect(earlier.at(-1)?.slice(0, 30)).toBe(`desk: ${replies[0]}`.slice(0, 30));
  });

  it('B10 is told nothing of a talk that has not begun', async () => {
    server.behave(hears('none'));
    await open().say(RIDDLE);
    const text = server.requests.at(-1)?.messages.at(-1)?.content ?? '';
    expect(text).not.toContain('<earlier>');
    expect(text).toContain(RIDDLE);
  });
});
