/**
 * What every adapter promises, as suites for vitest: a store, a channel or a provider of one's own calls the one of its port, and a
 * flow calls `flowContract`.
 *
 * @example
 * import { channelContract } from 'holdfast/contracts';
 * channelContract('pigeon', async () => openPigeon());
 */
export { bellContract } from '../ports/bell.contract.ts';
export { bookingsContract } from '../ports/bookings.contract.ts';
export { calendarContract } from '../ports/calendar.contract.ts';
export { type ChannelHarness, channelContract } from '../ports/channel.contract.ts';
export { conversationsContract } from '../ports/conversations.contract.ts';
export { customersContract } from '../ports/customers.contract.ts';
export { leadsContract } from '../ports/leads.contract.ts';
export { type ModelWorld, modelContract } from '../ports/model.contract.ts';
export { passesContract } from '../ports/passes.contract.ts';
export { type ProviderHarness, paymentProviderContract } from '../ports/payment-provider.contract.ts';
export { paymentsContract } from '../ports/payments.contract.ts';
export { reconciliationsContract } from '../ports/reconciliations.contract.ts';
export { sendingsContract } from '../ports/sendings.contract.ts';
export { stopsContract } from '../ports/stops.contract.ts';
export { triesContract } from '../ports/tries.contract.ts';
export { waitingContract } from '../ports/waiting.contract.ts';
export { type FlowHarness, flowContract } from './flow.contract.ts';
