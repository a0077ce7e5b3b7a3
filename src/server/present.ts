import { explain } from '../core/explain/explain.ts';
import { shortHash } from '../core/ids.ts';
import { ownLanguage } from '../core/locale.ts';
import type { Phrasing } from '../core/model-voice.ts';
import { isComing, toldReference } from '../domain/booking.ts';
import { fullName, waysToReach } from '../domain/customer.ts';
import type { Handled, Inspection, Served, Welcome } from '../engine/engine.ts';
import type { Coming } from '../ports/coming.ts';
import type { Conversation, Conversations } from '../ports/conversations.ts';
import type { MissedLead } from '../ports/leads.ts';
import type { Payment } from '../ports/payments.ts';
import type { MismatchView } from './mismatch-schema.ts';
import type { ReplyView } from './reply-schema.ts';
import type {
  AskedView,
  BusinessView,
  ComingView,
  DebtView,
  DeliveryView,
  HistoryView,
  InspectionView,
  MissedLeadView,
  SiteView,
} from './schemas.ts';
import type { Turn } from './turn-schema.ts';

/** How what the engine knows is shown to the outside: one function for each thing that has a schema. */

type TurnRecord = NonNullable<Inspection['lastTurn']>;
type Reply = Extract<Handled, { kind: 'handled' }>['replies'][number];
type StoredEvent = Awaited<ReturnType<Conversations['unhandled']>>[number];

/** Where a booking is found as a calendar file; a record that is only looked at leads nowhere. */
export type CalendarPath = (booking: string) => string;

export function showReply(reply: Reply, calendarPath?: CalendarPath): ReplyView {
  const { id, text, image, until, language, by, buttons, choices, payment, deed } = reply;
  return {
    ...{ id, text, ...(image !== undefined && { image }), ...(until !== undefined && { until }) },
    ...(language !== undefined && { language }),
    ...(by !== undefined && { by }),
    ...(buttons !== undefined && { buttons: buttons.map((button) => ({ ...button })) }),
    ...(choices !== undefined && { choices: choices.map((choice) => ({ ...choice })) }),
    ...(payment !== undefined && { payment: shortHash(payment) }),
    ...(deed && calendarPath && { calendar: { act: deed.act, url: calendarPath(deed.booking) } }),
  };
}

/** How payments stand. Whoever knows the id of one could report it in the sandbox, so it goes by a hash. */
export function showAsked(payments: readonly Payment[]): AskedView {
  return { payments: payments.map(({ id, status, expiresAt }) => ({ id: shortHash(id), status, until: expiresAt })) };
}

export function showTurn(turn: TurnRecord): Turn {
  const { phrased, settled, ...kept } = turn;
  return {
    ...kept,
    events: turn.events.map((stored) => ({ ...stored, event: { ...stored.event } })),
    interpretation: turn.interpretation && showInterpretation(turn.interpretation),
    results: turn.results.map((result) => ({ ...result, outcome: { ...result.outcome } })),
    passed: turn.passed.map((state) => ({ ...state })),
    replies: turn.replies.map((reply) => showReply(reply)),
    said: turn.said.map((message) => ({ ...message })),
    ...(settled && { settled: settled.map((call) => ({ ...call })) }),
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
  also,
  ...heard
}: NonNullable<TurnRecord['interpretation']>): NonNullable<Turn['interpretation']> {
  return {
    ...heard,
    ...(also && { also: also.map((one) => ({ ...one })) }),
    desk: heard.desk.map((request) => ({ ...request })),
    ...(clauses && {
      clauses: clauses.map(({ found, ...clause }) => ({ ...clause, found: found.map((one) => ({ ...one })) })),
    }),
    ...(explained && { explained: explained.map((one) => ({ ...one })) }),
    ...(consent && { consent: { ...consent, pieces: consent.pieces.map((piece) => ({ ...piece })) } }),
  };
}

/** What became of each reply: one that was not given to its provider yet waits. A page fetches what is said. */
export function showDeliveries(
  { channel }: Conversation,
  turns: readonly TurnRecord[],
  known: ReadonlyMap<string, Omit<DeliveryView, 'reply'>>,
): DeliveryView[] {
  if (channel === 'webchat') return [];
  return turns
    .flatMap(({ replies }) => replies)
    .map(({ id }) => ({ reply: id, ...(known.get(id) ?? { status: 'queued', at: null, reason: null }) }));
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
    language: ownLanguage(business.locales),
    state: flow === undefined ? 'idle' : flow.state(flow.restore({}, now)),
    context: {},
    handedOff: false,
    lastTurn: null,
    account: null,
  };
}

export function showBusiness(business: Served): BusinessView {
  const { id, name, timeZone, flow, locales, hours, welcome, site } = business;
  return {
    ...{ id, name, timeZone, languages: [...locales], flow },
    hours: hours ? showHours(hours) : null,
    colour: site?.colour ?? null,
    picture: pictureAt(business),
    welcome: Object.fromEntries(locales.flatMap((locale) => (welcome ? [[locale, showWelcome(welcome(locale))]] : []))),
  };
}

/** Where its picture is found. */
function pictureAt({ id, site }: Pick<Served, 'id' | 'site'>): string | null {
  return site?.picture === undefined ? null : `/b/${id}/picture`;
}

/** What the button on its site has to know before anything is opened (F6). */
export function showSite(business: Served): SiteView {
  const { name, locales, site } = business;
  return { name, languages: [...locales], colour: site?.colour ?? null, picture: pictureAt(business) };
}

function showHours({ weekly, exceptions }: NonNullable<Served['hours']>): NonNullable<BusinessView['hours']> {
  const copied = (ranges: readonly { readonly from: string; readonly to: string }[]) =>
    ranges.map((one) => ({ ...one }));
  return {
    weekly: Object.fromEntries(Object.entries(weekly).map(([weekday, ranges]) => [weekday, copied(ranges)])),
    exceptions: exceptions.map(({ date, until, hours }) => ({
      ...{ date, ...(until !== undefined && { until }) },
      hours: hours === 'closed' ? hours : copied(hours),
    })),
  };
}

function showWelcome({ greeting, suggestions }: Welcome): BusinessView['welcome'][string] {
  return { greeting, suggestions: [...suggestions] };
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
    reported: payment.mismatches.map(({ at, event, amount, reference, difference = null }) => ({
      ...{ at, event, ...amount, reference, difference },
    })),
  };
}

export function showLead({ conversation, name, phone, channel, receivedAt }: MissedLead): MissedLeadView {
  return { conversation, name, phone, channel, receivedAt };
}

export function showComing({ booking, customer }: Coming): ComingView {
  const { id, resource, start, end, status, conversation } = booking;
  return {
    ...{ id, reference: toldReference(booking), resource, start, end, status, conversation },
    coming: isComing(booking),
    customer: customer && { name: fullName(customer), reach: [...waysToReach(customer)] },
  };
}

/** A talk as its two sides saw it: what was written, in order, and what was answered. */
export function showHistory(
  conversation: Conversation,
  turns: readonly TurnRecord[],
  unhandled: readonly StoredEvent[],
  calendarPath: CalendarPath,
): HistoryView['messages'] {
  const said = turns.flatMap((turn) => [
    ...turn.events.flatMap((event) => showMessage(conversation, event, turn.interpretation?.language)),
    ...turn.replies.map((reply) => ({ from: 'business' as const, ...showReply(reply, calendarPath), at: turn.now })),
  ]);
  return [...said, ...unhandled.flatMap((event) => showMessage(conversation, event))];
}

function showMessage(conversation: Conversation, stored: StoredEvent, language?: string): HistoryView['messages'] {
  if (stored.event.kind !== 'message') return [];
  const id = stored.id.startsWith(`${conversation.address}/`)
    ? stored.id.slice(conversation.address.length + 1)
    : stored.id;
  const { text } = stored.event;
  return [{ from: 'customer', id, text, at: stored.receivedAt, ...(language !== undefined && { language }) }];
}
