import { z } from 'zod';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { account, alert, tie } from './outside-schema.ts';
import { problem } from './problems.ts';
import { ofBusiness, problems } from './schemas.ts';

const connecting = z.strictObject({ resource: z.string().min(1), account });
const ofTie = ofBusiness.extend({ tie: z.string().min(1) });
const ofAlert = ofBusiness.extend({ alert: z.string().min(1) });
const leaving = z.object({ events: z.enum(['leave', 'remove']) });

/** Outside calendars of a business, for its people (H1, H5, H6): what lets us in is taken and never told. */
export function addOutsideCalendars(server: Api, { app, doorkeeper, feedPath }: House): void {
  const common = { ...limited('read'), preParsing: doorkeeper.operator };
  const about = { tags: ['operator'], security: [{ token: [] }] };
  const { calendars } = app;
  if (calendars === null) return;

  server.get(
    '/v1/:business/calendars',
    {
      ...common,
      schema: {
        ...about,
        summary:
          'Outside calendars: what is tied, when it was last in step, what waits; and the feeds of each resource',
        params: ofBusiness,
        response: {
          200: z.object({
            calendars: z.array(tie),
            alerts: z.array(alert),
            feeds: z.array(z.object({ resource: z.string(), path: z.string() })),
          }),
          ...problems,
        },
      },
    },
    async (request) => {
      const { business } = request.params;
      const resources = app.engine.businesses.get(business)?.resources ?? [];
      const renewed = await calendars.feeds(business);
      return {
        calendars: [...(await calendars.list(business))],
        alerts: [...(await calendars.alerts(business))],
        feeds: resources.map((resource) => ({ resource, path: feedPath(business, resource, renewed[resource] ?? 0) })),
      };
    },
  );

  server.post(
    '/v1/:business/calendars',
    {
      ...common,
      schema: {
        ...about,
        summary: 'Tie a resource to an outside calendar',
        description: 'Where the account has several calendars, 409 names them: choose one with `calendar`.',
        params: ofBusiness,
        body: connecting,
        response: { 201: z.object({ id: z.string(), label: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const done = await calendars.connect({ business: request.params.business, ...request.body });
      if (done.kind === 'connected') return reply.code(201).send({ id: done.id, label: done.label });
      if (done.kind === 'refused') return reply.code(409).send(problem('not_connected', done.reason));
      return reply.code(409).send(problem('choose_calendar', done.calendars.map(({ name }) => name).join(', ')));
    },
  );

  server.delete(
    '/v1/:business/calendars/:tie',
    {
      ...common,
      schema: {
        ...about,
        summary: 'Let go of an outside calendar; what is booked ahead stays there or is removed',
        params: ofTie,
        querystring: leaving,
        response: { 202: z.object({ id: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const { business, tie: id } = request.params;
      const found = await calendars.disconnect(business, id, request.query.events);
      if (!found) return reply.code(404).send(problem('not_found', 'Nothing is tied under this id.'));
      return reply.code(202).send({ id });
    },
  );

  server.delete(
    '/v1/:business/calendars/alerts/:alert',
    {
      ...common,
      schema: {
        ...about,
        summary: 'Put an alert away',
        params: ofAlert,
        response: { 200: z.object({ id: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const { business, alert: id } = request.params;
      if (!(await calendars.dismiss(business, id)))
        return reply.code(404).send(problem('not_found', 'There is no such alert.'));
      return { id };
    },
  );
}
