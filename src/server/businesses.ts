import type { Api } from './api.ts';
import type { House } from './config.ts';
import { refuse } from './conversations.ts';
import { diagramKey } from './diagrams.ts';
import { showBusiness } from './present.ts';
import { problem } from './problems.ts';
import { businessesSchema, diagramSchema, ofBusiness, ofFlow, ofPicture, problems } from './schemas.ts';

const NOT_BUILT = problem('not_built', 'The diagram has not been laid out yet: run "npm run build".');

/** Who can be talked to, and the machine that does the talking. */
export function addBusinesses(server: Api, house: House): void {
  const { businesses } = house.app.engine;
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
      const flow = business.flows.get(request.query.flow ?? business.flow);
      if (flow === undefined) return refuse(reply, { kind: 'unknown_business' });
      const diagram = house.diagrams()[diagramKey(flow)];
      if (diagram === undefined) return reply.code(404).send(NOT_BUILT);
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
