import { message, oneOf } from '../../core/kit/message.ts';
import type { PaymentNews } from '../../domain/hold.ts';
import type { Catalogue } from './catalogue.ts';
import type { Booked, DepositPaid, HoldSeen } from './events.ts';
import { servicesFact, slotFact, stylistName } from './facts.ts';
import type { Memory } from './memory.ts';
import { contactOf } from './says.ts';

/** It is theirs once the deposit is paid: until then it is only kept (X5). */
export const asked = oneOf(
  ['deposit_asked', 'deposit_asked_without_page'],
  (_memory: Memory, { output }: Booked, catalogue: Catalogue) => {
    const { start, stylist, deposit } = output;
    const facts = {
      slot: slotFact(start),
      stylist: stylistName(stylist, catalogue),
      deposit: { cents: deposit?.cents ?? 0, currency: catalogue.currency },
      until: slotFact(deposit?.held_until ?? start),
    };
    const link = deposit?.url ?? null;
    return link === null
      ? ['deposit_asked_without_page', { ...facts, contact: catalogue.contact }]
      : ['deposit_asked', { ...facts, link }];
  },
);

export const paid = oneOf(
  ['deposit_paid', 'deposit_paid_with_calendar'],
  (_memory: Memory, { output }: DepositPaid, catalogue: Catalogue) => {
    const facts = appointmentFacts(output, catalogue);
    const link = output.calendar_link;
    return link === null ? ['deposit_paid', facts] : ['deposit_paid_with_calendar', { ...facts, link }];
  },
);

export const lapsed = message('deposit_lapsed', (_memory: Memory, { output }: HoldSeen, catalogue: Catalogue) =>
  appointmentFacts(output, catalogue),
);

export const failed = message('deposit_failed');
export const mismatched = message('deposit_mismatched');
export const owed = message('deposit_owed', contactOf);

export const refunded = message(
  'deposit_refunded',
  (_memory: Memory, { facts }: PaymentNews, { currency }: Catalogue) => ({
    deposit: { cents: Number(facts['refund_cents'] ?? facts['cents'] ?? 0), currency },
  }),
);

function appointmentFacts(
  { start, stylist, services, name }: HoldSeen['output'] | DepositPaid['output'],
  catalogue: Catalogue,
) {
  return {
    named: name === '' ? 'no' : 'yes',
    name,
    slot: slotFact(start),
    stylist: stylistName(stylist, catalogue),
    services: servicesFact(services),
  };
}
