import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { wrongBody, wrongsSchema } from './contract.ts';
import { type Gate, staffOf } from './gate.ts';
import { GONE } from './inbox-routes.ts';
import type { ConsoleParts } from './parts.ts';
import { audited, behind, described, nothing, OF_BUSINESS, ofTalk, refusals } from './routes.ts';
import { of } from './scope.ts';
import { scriptOf } from './script.ts';

const LISTED_MAX = 200;
const ofCase = ofBusiness.extend({ id: z.string().max(100) });
const UNKNOWN = problem('unknown_case', 'There is no such case.');

/** "This was wrong": a turn is kept as a case for the next test (G3). */
export function addWrong(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { remarks } = parts.console;

  server.post(
    `${OF_BUSINESS}/conversations/:id/wrong`,
    {
      ...behind(gate),
      schema: described('Keep a turn as a case', {
        params: ofTalk,
        body: wrongBody,
        response: { 204: nothing, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business, account } = staffOf(request);
      const talk = await of(parts, business).talk(request.params.id);
      const { seq, note = '' } = request.body;
      const turns = talk === null ? [] : await parts.app.conversations.turns(talk.id);
      if (talk === null || !turns.some((turn) => turn.seq === seq)) return reply.code(404).send(GONE);
      const kept = { id: randomUUID(), business, conversation: talk.id, seq, note };
      await remarks.addCase({ ...kept, by: account.name, at: parts.clock.now() });
      await audited(parts, request, 'conversation.wrong', talk.id, `Said that turn ${seq} was wrong.`);
      return reply.code(204).send(null);
    },
  );

  server.get(
    `${OF_BUSINESS}/wrong`,
    {
      ...behind(gate),
      schema: described('The turns that were wrong', {
        params: ofBusiness,
        response: { 200: wrongsSchema, ...refusals },
      }),
    },
    async (request) => {
      const cases = await remarks.cases(staffOf(request).business, LISTED_MAX);
      const shown = cases.map(async ({ id, conversation, seq, note, by, at }) => {
        const turns = await parts.app.conversations.turns(conversation);
        const events = turns.find((turn) => turn.seq === seq)?.events ?? [];
        const heard = events.flatMap(({ event }) => (event.kind === 'message' ? [event.text] : [])).join('\n');
        return { id, conversation, seq, note, by, at, heard };
      });
      return { cases: await Promise.all(shown) };
    },
  );

  server.get(
    `${OF_BUSINESS}/wrong/:id/script`,
    { ...behind(gate), schema: described('A case as a script for `npx holdfast play`', { params: ofCase }) },
    async (request, reply) => {
      const { business } = staffOf(request);
      const found = (await remarks.cases(business, LISTED_MAX)).find(({ id }) => id === request.params.id);
      const talk = found && (await of(parts, business).talk(found.conversation));
      if (!found || !talk) return reply.code(404).send(UNKNOWN);
      const script = scriptOf(talk, await parts.app.conversations.turns(talk.id), found);
      reply.header('Content-Disposition', `attachment; filename="case-${found.id.slice(0, 8)}.yaml"`);
      return reply.type('text/yaml; charset=utf-8').send(script);
    },
  );

  server.delete(
    `${OF_BUSINESS}/wrong/:id`,
    {
      ...behind(gate),
      schema: described('A case is settled', { params: ofCase, response: { 204: nothing, ...refusals } }),
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await remarks.dropCase(staffOf(request).business, id))) return reply.code(404).send(UNKNOWN);
      await audited(parts, request, 'conversation.wrong_settled', id, 'Took a case away.');
      return reply.code(204).send(null);
    },
  );
}
