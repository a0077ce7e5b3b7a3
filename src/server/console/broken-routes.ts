import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { BROKEN_KINDS, type Broken, brokenSchema, mendBody } from './contract-people.ts';
import { type Gate, staffOf } from './gate.ts';
import { outsideItems, writeAgain } from './outside.ts';
import type { ConsoleParts } from './parts.ts';
import { audited, behind, described, nothing, OF_BUSINESS, refusals } from './routes.ts';

const LISTED_MAX = 200;
const ofItem = ofBusiness.extend({ kind: z.enum(BROKEN_KINDS), id: z.string().max(200) });

type Item = Broken['items'][number];

/** What is owed and what is broken: one list, one action each, gone when it is done (G8). */
export function addBroken(server: Api, parts: ConsoleParts, gate: Gate): void {
  server.get(
    `${OF_BUSINESS}/broken`,
    {
      ...behind(gate),
      schema: described('What somebody has to see to', {
        params: ofBusiness,
        response: { 200: brokenSchema, ...refusals },
      }),
    },
    async (request) => ({ items: await itemsOf(parts, staffOf(request).business) }),
  );

  server.post(
    `${OF_BUSINESS}/broken/:kind/:id`,
    {
      ...behind(gate),
      schema: described('Do what there is to do about it', {
        ...{ params: ofItem, body: mendBody },
        response: { 204: nothing, ...refusals },
      }),
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      const { business } = staffOf(request);
      const refusal = await mend(parts, business, kind, id, request.body?.note ?? null);
      if (refusal !== null) return refuse(reply, refusal);
      await audited(parts, request, `broken.${kind}`, id, DONE[kind]);
      return reply.code(204).send(null);
    },
  );
}

const DONE: { readonly [K in Item['kind']]: string } = {
  refund: 'Said that a refund was sent by hand.',
  reply: 'Sent a reply once more.',
  lead: 'Said that a lead was reached.',
  mismatch: 'Looked at a mismatch.',
  stray: 'Looked at stray money.',
  turn: 'Looked at a turn.',
  calendar: 'Had a booking written to its calendar once more.',
  alert: 'Looked at what happened in a calendar.',
};

async function itemsOf({ app, console }: ConsoleParts, business: string): Promise<Item[]> {
  const [owed, parked, missed, mismatched, strays, stuck] = await Promise.all([
    app.debts.owed(business),
    app.conversations.parked(business, LISTED_MAX),
    app.leads.missed(business, LISTED_MAX),
    app.payments.mismatched(business, LISTED_MAX),
    app.reconciliations.strays(business, LISTED_MAX),
    app.conversations.stuck(business, LISTED_MAX),
  ]);
  const money = ({ cents, currency }: { readonly cents: number; readonly currency: string }) =>
    `${(cents / 100).toFixed(2)} ${currency}`;
  return [
    ...owed.map(({ id, conversation, amount, refundCents }): Item => {
      const facts = { money: money({ ...amount, cents: refundCents ?? amount.cents }) };
      const what = `${facts.money} is owed to a customer.`;
      return { kind: 'refund', id, conversation, since: null, action: 'settle', what, facts };
    }),
    ...parked.map(({ conversation, reply, reason }): Item => {
      const facts = { reason, text: reply.text.slice(0, 120) };
      const what = `A reply did not arrive (${reason}): “${facts.text}”`;
      return { kind: 'reply', id: reply.id, conversation, since: null, action: 'resend', what, facts };
    }),
    ...missed.map(({ conversation, name, phone, receivedAt }): Item => {
      const what = `${name} left the number ${phone} and was not reached.`;
      const facts = { name, phone };
      return { kind: 'lead', id: conversation, conversation, since: receivedAt, action: 'reached', what, facts };
    }),
    ...mismatched.map(({ id, conversation, amount }): Item => {
      const facts = { money: money(amount) };
      const what = `What was reported of a payment of ${facts.money} does not fit what was asked.`;
      return { kind: 'mismatch', id, conversation, since: null, action: null, what, facts };
    }),
    ...strays.map(({ provider, reference, amount, seenAt }): Item => {
      const facts = { provider, reference, money: money(amount) };
      const what = `${provider} took ${facts.money} for a payment that nobody asked for (${reference}).`;
      const about = { id: `${provider}/${reference}`, conversation: null, since: seenAt };
      return { kind: 'stray', ...about, action: null, what, facts };
    }),
    ...stuck
      .filter(({ what }) => what === 'turn')
      .map(({ conversation, reason }): Item => {
        const what = `A message cannot be worked on (${reason}); it is tried again.`;
        return { kind: 'turn', id: conversation, conversation, since: null, action: null, what, facts: { reason } };
      }),
    ...(await outsideItems(console.outside, business)),
  ];
}

type Refused = 'unknown' | 'not_owed' | 'nothing_to_do';

/** Does the one action there is; null where it is done. */
async function mend(
  parts: ConsoleParts,
  business: string,
  kind: Item['kind'],
  id: string,
  note: string | null,
): Promise<Refused | null> {
  const { app, clock } = parts;
  switch (kind) {
    case 'refund': {
      const answer = await app.debts.settle(business, id, note);
      return answer.kind === 'settled' ? null : answer.kind;
    }
    case 'reply': {
      const parked = await app.conversations.parked(business, LISTED_MAX);
      if (!(await app.conversations.resend(business, id, clock.now()))) return 'unknown';
      const conversation = parked.find(({ reply }) => reply.id === id)?.conversation;
      const others = parked.filter((one) => one.conversation === conversation && one.reply.id !== id);
      if (conversation !== undefined && others.length === 0) {
        await parts.console.overview.undelivered(conversation, null);
        await parts.console.news.changed(conversation);
      }
      return null;
    }
    case 'lead':
      return (await app.leads.reached(business, id, clock.now())) ? null : 'unknown';
    case 'calendar':
      return (await writeAgain(parts.console.outside, business, id, clock.now())) ? null : 'unknown';
    case 'alert':
      return (await parts.console.outside.dismiss(business, id)) ? null : 'unknown';
    default:
      return 'nothing_to_do';
  }
}

function refuse(reply: FastifyReply, refused: Refused) {
  if (refused === 'unknown') return reply.code(404).send(problem('unknown', 'It is not on the list any more.'));
  const why =
    refused === 'not_owed' ? 'Nothing of this payment is owed.' : 'It goes from the list when its cause does.';
  return reply.code(409).send(problem(refused, why));
}
