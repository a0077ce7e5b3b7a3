import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Changed, SettingsVersion } from '../../ports/settings.ts';
import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import {
  changedSchema,
  historyQuery,
  messagesSchema,
  previewBody,
  previewSchema,
  quickRepliesSchema,
  refusedSchema,
  settingsBody,
  settingsHistorySchema,
  settingsSchema,
  undoBody,
} from './contract-settings.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { showBooking } from './present.ts';
import { audited, behind, described, nothing, OF_BUSINESS, refusals } from './routes.ts';

const PAGE = 20;
const STRANDED_SHOWN = 5;

/** What a business's file says and its owners say otherwise: shown to staff, changed by owners (G7). */
export function addSettings(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { settings } = parts.console;

  server.get(
    `${OF_BUSINESS}/settings`,
    {
      ...behind(gate),
      schema: described('The settings, and what of them was edited', {
        params: ofBusiness,
        response: { 200: settingsSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const shown = settings.shown(staffOf(request).business);
      return shown === null ? reply.code(404).send(UNKNOWN) : copied(shown);
    },
  );

  server.put(
    `${OF_BUSINESS}/settings`,
    {
      ...behind(gate, 'owner'),
      schema: described('Change the settings', {
        ...{ params: ofBusiness, body: settingsBody },
        response: { 200: settingsSchema, 409: changedSchema, 422: refusedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const change = { who: whoOf(parts, request), ...request.body };
      return answer(parts, request, reply, await settings.change(business, change));
    },
  );

  server.post(
    `${OF_BUSINESS}/settings/undo`,
    {
      ...behind(gate, 'owner'),
      schema: described('Bring an earlier version back, as a new one', {
        ...{ params: ofBusiness, body: undoBody },
        response: { 200: settingsSchema, 409: changedSchema, 422: refusedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const undoing = { who: whoOf(parts, request), ...request.body };
      return answer(parts, request, reply, await settings.undo(business, undoing));
    },
  );

  server.get(
    `${OF_BUSINESS}/settings/history`,
    {
      ...behind(gate),
      schema: described('Who changed what, the newest first', {
        ...{ params: ofBusiness, querystring: historyQuery },
        response: { 200: settingsHistorySchema, ...refusals },
      }),
    },
    async (request) => {
      const { before = null } = request.query;
      const versions = await settings.history(staffOf(request).business, { before, limit: PAGE });
      const next = versions.length < PAGE ? null : (versions.at(-1)?.version ?? null);
      return { versions: versions.map(showVersion), next };
    },
  );

  addWords(server, parts, gate);
  addQuickReplies(server, parts, gate);
}

function addWords(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { settings } = parts.console;

  server.get(
    `${OF_BUSINESS}/settings/messages`,
    {
      ...behind(gate),
      schema: described('Every message that the business can say', {
        params: ofBusiness,
        response: { 200: messagesSchema, ...refusals },
      }),
    },
    async (request) => copied({ messages: settings.messages(staffOf(request).business) }),
  );

  server.post(
    `${OF_BUSINESS}/settings/preview`,
    {
      ...behind(gate),
      schema: described('How a message would read, with facts made up', {
        ...{ params: ofBusiness, body: previewBody },
        response: { 200: previewSchema, ...refusals },
      }),
    },
    async (request) => {
      const preview = settings.preview(staffOf(request).business, request.body);
      return preview.ok ? { text: preview.text, problem: null } : { text: null, problem: preview.problem };
    },
  );
}

function addQuickReplies(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { replies } = parts.console;

  server.get(
    `${OF_BUSINESS}/quick-replies`,
    {
      ...behind(gate),
      schema: described('What staff write often', {
        params: ofBusiness,
        response: { 200: quickRepliesSchema, ...refusals },
      }),
    },
    async (request) => ({ replies: [...(await replies.quickReplies(staffOf(request).business))] }),
  );

  server.put(
    `${OF_BUSINESS}/quick-replies`,
    {
      ...behind(gate),
      schema: described('Keep what staff write often', {
        ...{ params: ofBusiness, body: quickRepliesSchema },
        response: { 204: nothing, ...refusals },
      }),
    },
    async (request, reply) => {
      await replies.keepQuickReplies(staffOf(request).business, [...new Set(request.body.replies)]);
      await audited(parts, request, 'quick-replies.keep', null, 'Changed the quick replies.');
      return reply.code(204).send(null);
    },
  );
}

const UNKNOWN = problem('unknown_business', 'There is no such business.');
const READ_ONLY = problem('read_only', 'The business’s file says that its settings are not edited here.');
const THEIRS = problem('changed', 'Somebody else has changed the same meanwhile. Nothing of yours was saved yet.');
const STRANDS = problem('strands', 'Bookings stand that nobody would offer any more. Nothing was saved yet.');
const REFUSED = problem('refused', 'This cannot be saved like that.');

async function answer(parts: ConsoleParts, request: FastifyRequest, reply: FastifyReply, changed: Changed) {
  const { business } = staffOf(request);
  switch (changed.kind) {
    case 'read_only':
      return reply.code(403).send(READ_ONLY);
    case 'changed':
      return reply.code(409).send({ ...THEIRS, since: changed.since.map(showVersion), stranded: null });
    case 'strands': {
      const first = changed.bookings.slice(0, STRANDED_SHOWN).map((booking) => showBooking(parts, booking));
      const stranded = { count: changed.bookings.length, first: await Promise.all(first) };
      return reply.code(409).send({ ...STRANDS, since: [], stranded });
    }
    case 'refused':
      return reply.code(422).send({ ...REFUSED, problems: changed.problems });
    case 'saved':
      await writeDown(parts, request, changed.version);
      break;
    case 'same':
      break;
  }
  const shown = parts.console.settings.shown(business);
  return shown === null ? reply.code(404).send(UNKNOWN) : reply.send(copied(shown));
}

/** What was changed stands in the version: the audit says which, and where. */
async function writeDown(parts: ConsoleParts, request: FastifyRequest, { version, changes, brings }: SettingsVersion) {
  const fields = [...new Set(changes.map(({ path }) => path.slice(0, 3).join('.')))].slice(0, 10).join(', ');
  const what = brings === null ? `Changed the settings: ${fields}.` : `Brought back version ${brings} of the settings.`;
  await audited(parts, request, brings === null ? 'settings.change' : 'settings.undo', String(version), what);
}

function whoOf(parts: ConsoleParts, request: FastifyRequest) {
  const { account } = staffOf(request);
  return { account: account.id, by: account.name, at: parts.clock.now() };
}

function showVersion({ version, at, by, brings, changes }: SettingsVersion) {
  return copied({ version, at, by, brings, changes });
}

/** As it goes over the wire, where nothing is for reading only. */
function copied<Value>(value: Value): Copied<Value> {
  return value as Copied<Value>;
}

type Copied<Value> = Value extends readonly (infer One)[]
  ? Copied<One>[]
  : Value extends object
    ? { -readonly [K in keyof Value]: Copied<Value[K]> }
    : Value;
