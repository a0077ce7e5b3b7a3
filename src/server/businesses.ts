import type { Served } from '../engine/engine.ts';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { refuse } from './conversations.ts';
import { drawFlow } from './diagram.ts';
import { showBusiness } from './present.ts';
import { problem } from './problems.ts';
import { businessesSchema, type Diagram, diagramSchema, ofBusiness, ofFlow, ofPicture, problems } from './schemas.ts';

/** Who can be talked to, and the machine that does the talking. */
export function addBusinesses(server: Api, house: House): void {
  const { businesses } = house.app.engine;
  const diagrams = new Map<string, Promise<Diagram | null>>();
  const diagramOf = (business: Served, flow = business.flow) =>
    remember(diagrams, `${business.id}/${flow}`, () => draw(business, flow));

  // Laying out keeps the process busy for a moment, so where diagrams are shown it is done before anybody comes.
  server.addHook('onListen', async () => {
    if (house.demo) for (const business of businesses.values()) diagramOf(business).catch(() => {});
  });

  server.get(
    '/v1/businesses',
    { schema: { summary: 'The businesses served here', tags: ['businesses'], response: { 200: businessesSchema } } },
    async () => ({ businesses: [...businesses.values()].map(showBusiness) }),
  );

  server.get(
    '/v1/:business/diagram',
    {
      schema: {
        summary:
          "The state machine of one of a business's flows, its first unless told otherwise, laid out to be drawn",
        tags: ['businesses'],
        params: ofBusiness,
        querystring: ofFlow,
        response: { 200: diagramSchema, ...problems },
      },
    },
    async (request, reply) => {
      const business = businesses.get(request.params.business);
      if (business === undefined) return refuse(reply, { kind: 'unknown_business' });
      const { flow = business.flow } = request.query;
      if (!business.flows.has(flow)) return refuse(reply, { kind: 'unknown_business' });
      const diagram = await diagramOf(business, flow);
      if (diagram === null) return refuse(reply, { kind: 'unknown_business' });
      reply.header('Cache-Control', 'max-age=60');
      return diagram;
    },
  );
}

/** Pictures that a business shows in its replies: drawn by its flows, and the same as long as the process lives. */
export function addPictures(server: Api, { app }: House): void {
  server.get(
    '/pictures/:business/:name',
    { schema: { summary: 'A picture shown in a reply', tags: ['businesses'], params: ofPicture } },
    async (request, reply) => {
      const { business, name } = request.params;
      const flows = [...(app.engine.businesses.get(business)?.flows.values() ?? [])];
      // Only what was drawn: an object has members of its own that nobody put there.
      const drawn = flows.flatMap(({ pictures = {} }) => (Object.hasOwn(pictures, name) ? [pictures[name]] : []));
      const [picture] = drawn;
      if (picture === undefined) return reply.code(404).send(problem('unknown_picture', 'There is no such picture.'));
      return reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=3600').send(picture);
    },
  );
}

/** Laying out takes a moment and a flow does not change while the process lives. */
function remember<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

async function draw(business: Served, name: string): Promise<Diagram | null> {
  const flow = business.flows.get(name);
  return flow === undefined ? null : drawFlow(flow);
}
