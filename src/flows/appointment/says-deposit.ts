import { message, oneOf } from '../../core/kit/message.ts';
import type { PaymentNews } from '../../domain/hold.ts';
import type { Catalogue } from './catalogue.ts';
import type { Booked, HoldSeen } from './events.ts';
import type { Memory } from './memory.ts';

/** It is theirs once the deposit is paid: until then it is only kept (X5). */
export const asked = oneOf(
  ['deposit_asked', 'deposit_asked_without_page'],
  (_memory: Memory, { output }: Booked, { phone }: Catalogue) => {
    const { slot, deposit } = output;
    if (!deposit) throw new Error('no deposit is asked for it');
    const { cents, currency, url, held_until } = deposit;
    const facts = { slot: at(slot), deposit: { cents, currency }, until: at(held_until) };
    return url === null
      ? ['deposit_asked_without_page', { ...facts, phone }]
      : ['deposit_asked', { ...facts, link: url }];
  },
);

export const lapsed = message('deposit_lapsed', (_memory: Memory, { output }: HoldSeen) => ({ slot: at(output.slot) }));
export const failed = message('deposit_failed');
export const mismatched = message('deposit_mismatched');
export const owed = message('deposit_owed', (_memory: Memory, _event: unknown, { phone }: Catalogue) => ({ phone }));
export const refunded = message('deposit_refunded', (_memory: Memory, { facts }: PaymentNews) => ({
  deposit: { cents: Number(facts['refund_cents'] ?? facts['cents'] ?? 0), currency: String(facts['currency'] ?? '') },
}));

function at(instant: string) {
  return { at: instant, as: 'slot' as const };
}
