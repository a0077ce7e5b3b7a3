import { type ExplainedIn, UNLESS_TOLD } from '../../core/explain/words.ts';
import type { Conversation } from '../../ports/conversations.ts';
import { folded } from '../../ports/overview.ts';
import type { Api } from '../api.ts';
import { showDeliveries } from '../present.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { conversationQuery, conversationSchema, inboxQuery, inboxSchema } from './contract.ts';
import { drawnNames } from './drawn-names.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { showBooking, showCustomer, showMessages, showRow, showTurnView } from './present.ts';
import { behind, described, OF_BUSINESS, ofTalk, refusals } from './routes.ts';
import { of } from './scope.ts';

const PAGE = 50;
const TURNS = 40;
const UNHANDLED_MAX = 100;

export const GONE = problem('unknown_conversation', 'There is no such conversation.');

/** What the people of a business read: the list of conversations, and one of them whole (G2, G3). */
export function addInbox(server: Api, parts: ConsoleParts, gate: Gate): void {
  server.get(
    `${OF_BUSINESS}/inbox`,
    {
      ...behind(gate),
      schema: described('The conversations, those first for whom somebody is needed', {
        ...{ params: ofBusiness, querystring: inboxQuery },
        response: { 200: inboxSchema, ...refusals },
      }),
    },
    async (request) => {
      const { business, account } = staffOf(request);
      const { search = '', only = null, after = null, limit = PAGE } = request.query;
      const { overview, news } = parts.console;
      await news.upToDate();
      const [rows, needed] = await Promise.all([
        overview.list({
          ...{ business, search: soughtIn(search), only: only === 'needed' ? only : null, after, limit },
          person: only === 'mine' ? account.id : null,
        }),
        overview.needed(business),
      ]);
      const next = rows.length < limit ? null : (rows.at(-1)?.conversation ?? null);
      return { conversations: rows.map(showRow), needed, next };
    },
  );

  server.get(
    `${OF_BUSINESS}/conversations/:id`,
    {
      ...behind(gate),
      schema: described('A conversation, why it said what it said, and who it is with', {
        ...{ params: ofTalk, querystring: conversationQuery },
        response: { 200: conversationSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const talk = await of(parts, business).talk(request.params.id);
      if (talk === null) return reply.code(404).send(GONE);
      request.conversationId = talk.id;
      const { before = null, language = UNLESS_TOLD } = request.query;
      const shown = await showTalk(parts, talk, before, language);
      return shown ?? reply.code(404).send(GONE);
    },
  );
}

async function showTalk(parts: ConsoleParts, talk: Conversation, before: number | null, language: ExplainedIn) {
  const { app } = parts;
  const { remarks, settings } = parts.console;
  const names = drawnNames(settings.document(talk.business)?.['settings'] ?? null);
  const scope = of(parts, talk.business);
  const [row, all, known, customer, cases, unhandled] = await Promise.all([
    rowOf(parts, talk.id),
    app.conversations.turns(talk.id, before === null ? TURNS + 1 : undefined),
    app.sendings.ofConversation(talk.id),
    scope.customerAt(talk),
    remarks.casesOf(talk.id),
    before === null ? app.conversations.unhandled(talk.id, UNHANDLED_MAX) : [],
  ]);
  if (row === null) return null;
  const until = before === null ? all : all.filter(({ seq }) => seq < before);
  const turns = until.slice(-TURNS);
  const deliveries = new Map(showDeliveries(talk, turns, known).map((one) => [one.reply, one]));
  const bookings = await bookingsOf(parts, talk, customer?.id ?? null);
  const notes = customer === null ? [] : await remarks.notes(talk.business, customer.id);
  return {
    row: showRow(row),
    context: talk.context,
    closed: talk.header.closesAt !== null && Date.parse(talk.header.closesAt) <= Date.parse(parts.clock.now()),
    messages: showMessages(turns, unhandled, deliveries),
    turns: turns.map((turn) => showTurnView(turn, cases, language, names)),
    earlier: until.length > TURNS ? (turns[0]?.seq ?? null) : null,
    customer: customer && showCustomer(customer),
    bookings,
    notes: notes.map(({ id, text, by, at }) => ({ id, text, by, at })),
    presence: parts.presence.at(talk.id, Date.now()).map((one) => ({ ...one })),
  };
}

/** The row as it stands now; a turn of this very moment is in it. */
export async function rowOf({ console: { news, overview } }: ConsoleParts, id: string) {
  await news.upToDate();
  return overview.get(id);
}

async function bookingsOf(parts: ConsoleParts, { id }: Conversation, customer: string | null) {
  const { bookings } = parts.app;
  const [here, theirs] = await Promise.all([
    bookings.ofConversation(id),
    customer === null ? [] : bookings.ofCustomer(customer),
  ]);
  const all = [...new Map([...theirs, ...here].map((booking) => [booking.id, booking])).values()];
  return Promise.all(all.map((booking) => showBooking(parts, booking)));
}

/** A number may be written with spaces and brackets. */
function soughtIn(search: string): string | null {
  const plain = folded(search);
  if (plain === '') return null;
  return /^[+\d][\d\s()./-]*$/.test(plain) ? plain.replaceAll(/[^+\d]/g, '') : plain;
}
