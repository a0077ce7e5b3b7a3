import type { Receipt } from '../ports/sendings.ts';
import type { Parts } from './parts.ts';

/** What a provider tells of a message that it took, written down once and counted (F1). */
export async function noteReceipt(
  { sendings, observer }: Pick<Parts, 'sendings' | 'observer'>,
  business: string,
  channel: string,
  receipt: Receipt,
): Promise<void> {
  const isNews = await sendings.report(business, channel, receipt);
  if (!isNews || receipt.status === 'sent') return;
  observer.count('holdfast_messages_total', { channel, status: receipt.status });
  if (receipt.status === 'failed') {
    observer.log('warn', 'delivery.failed', { business, channel, message: receipt.message, reason: receipt.reason });
  }
}
