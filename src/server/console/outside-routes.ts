import { z } from 'zod';
import type { Calendars } from '../../ports/calendars.ts';
import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import {
  connectBody,
  connectedSchema,
  feedSchema,
  leavingQuery,
  type Outside,
  outsideSchema,
} from './contract-outside.ts';
import { type Gate, staffOf } from './gate.ts';
import { addOutsideAccounts } from './outside-accounts.ts';
import type { ConsoleParts } from './parts.ts';
import { audited, behind, described, nothing, OF_BUSINESS, refusals } from './routes.ts';

const PATH = `${OF_BUSINESS}/outside`;
const ofTie = ofBusiness.extend({ tie: z.string().max(100) });
const ofAlert = ofBusiness.extend({ alert: z.string().max(200) });
const ofResource = ofBusiness.extend({ resource: z.string().max(100) });
const DAY_MS = 86_400_000;
const UNKNOWN = problem('unknown', 'It is not there any more.');

/** Outside calendars, for the owners of a business (H1, H5, H6). Only where calendars can be reached. */
export function addOutside(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { calendars } = parts.app;
  if (calendars === null) return;
  addOutsideTies(server, parts, gate, calendars);
  addOutsideAccounts(server, parts, gate, calendars);

  server.post(
    `${PATH}/feeds/:resource`,
    {
      ...behind(gate, 'owner'),
      schema: described('Give a resource’s own feed a new address', {
        params: ofResource,
        response: { 200: feedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const { resource } = request.params;
      const known = await resourcesOf(parts, business);
      if (!known.some(({ id }) => id === resource)) return reply.code(404).send(UNKNOWN);
      await calendars.renewFeed(business, resource);
      await audited(parts, request, 'calendar.feed', resource, 'Renewed the address of a feed.');
      const renewed = (await calendars.feeds(business))[resource] ?? 0;
      return { address: feedAddress(parts, business, resource, renewed) };
    },
  );
}

function addOutsideTies(server: Api, parts: ConsoleParts, gate: Gate, calendars: Calendars): void {
  server.get(
    PATH,
    {
      ...behind(gate, 'owner'),
      schema: described('Outside calendars: what is tied, whether it is in step, and what waits', {
        params: ofBusiness,
        response: { 200: outsideSchema, ...refusals },
      }),
    },
    async (request) => outsideOf(parts, calendars, staffOf(request).business),
  );

  server.post(
    PATH,
    {
      ...behind(gate, 'owner'),
      schema: described('Tie a resource to an outside calendar', {
        ...{ params: ofBusiness, body: connectBody },
        response: { 200: connectedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const done = await calendars.connect({ business, ...request.body });
      if (done.kind === 'refused') return reply.code(409).send(problem('not_connected', done.reason));
      if (done.kind === 'choose') return { kind: done.kind, calendars: done.calendars.map((one) => ({ ...one })) };
      await audited(parts, request, 'calendar.connect', done.id, `Tied ${request.body.resource} to a calendar.`);
      return done;
    },
  );

  server.delete(
    `${PATH}/:tie`,
    {
      ...behind(gate, 'owner'),
      schema: described('Let go of a calendar; what is booked ahead stays there or is taken away', {
        ...{ params: ofTie, querystring: leavingQuery },
        response: { 204: nothing, ...refusals },
      }),
    },
    async (request, reply) => {
      const { tie } = request.params;
      const { events } = request.query;
      if (!(await calendars.disconnect(staffOf(request).business, tie, events))) return reply.code(404).send(UNKNOWN);
      await audited(parts, request, 'calendar.disconnect', tie, `Let go of a calendar (events: ${events}).`);
      return reply.code(204).send(null);
    },
  );

  server.post(
    `${PATH}/:tie/again`,
    {
      ...behind(gate, 'owner'),
      schema: described('Try a calendar again at once, with what was put aside', {
        params: ofTie,
        response: { 204: nothing, ...refusals },
      }),
    },
    async (request, reply) => {
      const { tie } = request.params;
      if (!(await calendars.retry(staffOf(request).business, tie))) return reply.code(404).send(UNKNOWN);
      await audited(parts, request, 'calendar.retry', tie, 'Had a calendar tried again.');
      return reply.code(204).send(null);
    },
  );

  server.delete(
    `${PATH}/alerts/:alert`,
    {
      ...behind(gate, 'owner'),
      schema: described('Put an alert away', { params: ofAlert, response: { 204: nothing, ...refusals } }),
    },
    async (request, reply) => {
      const { alert } = request.params;
      if (!(await calendars.dismiss(staffOf(request).business, alert))) return reply.code(404).send(UNKNOWN);
      await audited(parts, request, 'calendar.alert', alert, 'Put an alert of a calendar away.');
      return reply.code(204).send(null);
    },
  );
}

async function outsideOf(parts: ConsoleParts, calendars: Calendars, business: string): Promise<Outside> {
  const resources = await resourcesOf(parts, business);
  const [ties, alerts, accounts, renewed] = await Promise.all([
    calendars.list(business),
    calendars.alerts(business),
    calendars.accounts(business),
    calendars.feeds(business),
  ]);
  return {
    ...{ resources, ties: [...ties], alerts: [...alerts], providers: [...calendars.providers] },
    accounts: [...accounts],
    feeds: resources.map(({ id }) => ({
      resource: id,
      address: feedAddress(parts, business, id, renewed[id] ?? 0),
    })),
  };
}

/** By the names that people give them. */
async function resourcesOf({ console: { agenda }, clock }: ConsoleParts, business: string) {
  const now = clock.now();
  const view = await agenda.view(business, now, new Date(Date.parse(now) + DAY_MS).toISOString());
  return (view?.resources ?? []).map(({ id, name }) => ({ id, name }));
}

function feedAddress({ house, publicUrl }: ConsoleParts, business: string, resource: string, renewed: number): string {
  return `${publicUrl()}${house.feedPath(business, resource, renewed)}`;
}
