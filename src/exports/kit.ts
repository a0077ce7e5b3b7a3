/**
 * What a flow is written with, whole: nothing else has to be imported for one. `setup` is XState's and `z` is Zod's, in the very
 * version that Holdfast runs.
 *
 * @example
 * import { defineFlow, kit, message, offerFlow, z } from 'holdfast/kit';
 */
export { setup } from 'xstate';
export { z } from 'zod';
export { type FlowParts, type Journey, type Offered, offerFlow } from '../app/registry.ts';
export type { Proposal, ProposedFacts } from '../core/consent/proposal.ts';
export type { Cue } from '../core/cue.ts';
export { type Fact, type Facts, type Say, say } from '../core/effect.ts';
export type { Expectation, IntentExpectation, Option } from '../core/expectation.ts';
export type {
  Catalogues,
  DeskDid,
  DoneEvent,
  FailedEvent,
  Flow,
  IntentEvent,
  LeadArrived,
  MachineEvent,
  PaymentArrived,
  RefusedEvent,
  TimerFired,
  ToolEvent,
  TurnFacts,
} from '../core/flow.ts';
export {
  asWanted,
  heardAnswer,
  heardChoice,
  heardPick,
  heardWish,
  isWish,
  type Wish as HeardWish,
  wantsChange,
} from '../core/hearing.ts';
export { derivedId } from '../core/ids.ts';
export type { Json, JsonObject } from '../core/json.ts';
export { known, several, side } from '../core/kit/abstract.ts';
export {
  defineFlow,
  type FlowDefinition,
  type PassingState,
  type RestingState,
  type StateRecord,
} from '../core/kit/define-flow.ts';
export { ignores, type KitTypes, kit, kitActions, onlyIf, unless } from '../core/kit/kit.ts';
export { type Message, message, oneOf } from '../core/kit/message.ts';
export type { Locale } from '../core/locale.ts';
export { hasCue, type Mention, mentions, type Reading } from '../core/reading.ts';
export { type Example, hearBy, type Rule, type RuleWords } from '../core/rules.ts';
export { type Booking, toldReference } from '../domain/booking.ts';
export type { Business, Resource } from '../domain/business.ts';
export { customerId, meetingAt } from '../domain/customer.ts';
export { doubt, type Finding, mistake } from '../domain/finding.ts';
export { openRanges } from '../domain/hours.ts';
export { type Money, money } from '../domain/money.ts';
export { type Need, unitsOf, wholly } from '../domain/needs.ts';
export { chooseOffer } from '../domain/offer.ts';
export { freeStarts, isFreeStart, type SlotSearch } from '../domain/slots.ts';
export {
  addDays,
  clockTime,
  instantAt,
  instantOf,
  isoInstant,
  localText,
  localTime,
  minuteOf,
  weekdayOf,
} from '../domain/zoned.ts';
export type { Bookings, BookRequest } from '../ports/bookings.ts';
export type { Customers } from '../ports/customers.ts';
export type { Keeper, OtherTime, Terms, WishedFor } from '../ports/keeper.ts';
export type { Payments, Till } from '../ports/payments.ts';
export type { Store } from '../ports/store.ts';
export type { CallFacts, Consequence, Definite, Tool } from '../ports/tool.ts';
