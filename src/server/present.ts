import { explain } from '../core/explain/explain.ts';
import type { Phrasing } from '../core/model-voice.ts';
import { referenceOf } from '../domain/booking.ts';
import { fullName, waysToReach } from '../domain/customer.ts';
import type { Handled, Inspection, Served } from '../engine/engine.ts';
import type { Coming } from '../ports/coming.ts';
import type { Conversation, Conversations } from '../ports/conversations.ts';
import type { MissedLead } from '../ports/leads.ts';
import type { Payment } from '../ports/payments.ts';
import type { ReplyView } from './reply-schema.ts';
import type {
  BusinessView,
  ComingView,
  DebtView,
  HistoryView,
  InspectionView,
  MismatchView,
  MissedLeadView,
} from './schemas.ts';
import type { Turn } from './turn-schema.ts';

/** How what the engine knows is shown to the outside: one function for each thing that has a schema. */

type TurnRecord = NonNullable<Inspection['lastTurn']>;
type Reply = Extract<Handled, { kind: 'handled' }>['replies'][number];
type StoredEvent = Awaited<ReturnType<Conversations['unhandled']>>[number];

export function showReply(reply: Reply): ReplyView {
  const { id, text, image, until, buttons } = reply;
  return {
    ...{ id, text, ...(image !== undefined && { image }), ...(until !== undefined && { until }) },
    ...(buttons !== undefined && { buttons: buttons.map((button) => ({ ...button })) }),
  };
}

export function showTurn(turn: TurnRecord): Turn {
  const { phrased, ...kept } = turn;
  return {
    ...kept,
    events: turn.events.map((stored) => ({ ...stored, event: { ...stored.event } })),
    interpretation: turn.interpretation && showInterpretation(turn.interpretation),
    results: turn.results.map((result) => ({ ...result, outcome: { ...result.outcome } })),
    passed: turn.passed.map((state) => ({ ...state })),
    replies: turn.replies.map(showReply),
    said: turn.said.map((message) => ({ ...message })),
    ...(phrased && { phrased: phrased.map(showPhrasing) }),
    hashes: { ...turn.hashes },
    explanation: explain(turn).map((sentence) => ({ ...sentence })),
  };
}

function showPhrasing({ refused, ...phrasing }: Phrasing): NonNullable<Turn['phrased']>[number] {
  return { ...phrasing, ...(refused && { refused: { ...refused } }) };
}

function showInterpretation({
  consent,
  clauses,
  explained,
  ...heard
}: NonNullable<TurnRecord['interpretation']>): NonNullable<Turn['interpretation']> {
  return {
    ...heard,
    desk: heard.desk.map((request) => ({ ...request })),
    ...(clauses && {
      clauses: clauses.map(({ found, ...clause }) => ({ ...clause, found: found.map((one) => ({ ...one })) })),
    }),
    ...(explained && { explained: explained.map((one) => ({ ...one })) }),
    ...(consent && { consent: { ...consent, pieces: consent.pieces.map((piece) => ({ ...piece })) } }),
  };
}

export function showInspection(inspection: Inspection): InspectionView {
  return { ...inspection, lastTurn: inspection.lastTurn && showTurn(inspection.lastTurn) };
}

/** A web chat that was opened but in which nothing has been said: nothing is stored of it yet. */
export function showUnopened(business: Served, id: string, now: string): InspectionView {
  const flow = business.flows.get(business.flow);
  return {
    id,
    business: business.id,
    flow: business.flow,
    language: business.locales[0] ?? 'en',
    state: flow === undefined ? 'idle' : flow.state(flow.restore({}, now)),
    context: {},
    handedOff: false,
    lastTurn: null,
    account: null,
  };
}

export function showBusiness(business: Served): BusinessView {
  const { id, name, timeZone, flow } = business;
  return { id, name, timeZone, languages: [...business.locales], flow };
}

export function showDebt({ id, conversation, booking, extra, provider, ...payment }: Payment): DebtView {
  const { amount, refundCents, opening, settlement } = payment;
  return {
    ...{ payment: id, conversation, booking, extra, provider, reference: opening?.reference ?? null },
    paid: { ...amount },
    refund: { ...amount, cents: refundCents ?? amount.cents },
    settled: settlement && { ...settlement },
  };
}

export function showMismatch({ id, conversation, booking, provider, status, ...payment }: Payment): MismatchView {
  return {
    ...{ payment: id, conversation, booking, provider, status },
    asked: { ...payment.amount, reference: payment.opening?.reference ?? null },
    reported: payment.mismatches.map(({ at, event, amount, reference }) => ({ at, event, ...amount, reference })),
  };
}

export function showLead({ conversation, name, phone, channel, receivedAt }: MissedLead): MissedLeadView {
  return { conversation, name, phone, channel, receivedAt };
}

export function showComing({ booking, customer }: Coming): ComingView {
  const { id, resource, start, end, status, conversation, details } = booking;
  return {
    ...{ id, reference: referenceOf({ id, details }), resource, start, end, status, conversation },
    customer: customer && { name: fullName(customer), reach: [...waysToReach(customer)] },
  };
}

/** A talk as its two sides saw it: what was written, in order, and what was answered. */
export function showHistory(
  conversation: Conversation,
  turns: readonly TurnRecord[],
  unhandled: readonly StoredEvent[],
): HistoryView['messages'] {
  const said = turns.flatMap((turn) => [
    ...turn.events.flatMap((event) => showMessage(conversation, event)),
    ...turn.replies.map((reply) => ({ from: 'business' as const, ...showReply(reply), at: turn.now })),
  ]);
  return [...said, ...unhandled.flatMap((event) => showMessage(conversation, event))];
}

function showMessage(conversation: Conversation, stored: StoredEvent): HistoryView['messages'] {
  if (stored.event.kind !== 'message') return [];
  const id = stored.id.startsWith(`${conversation.address}/`)
    ? stored.id.slice(conversation.address.length + 1)
    : stored.id;
  return [{ from: 'customer', id, text: stored.event.text, at: stored.receivedAt }];
}
