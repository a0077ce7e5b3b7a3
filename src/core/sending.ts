/** What is known of a message that was given to a provider, from the least to the last. */
export const SENDING_STATUSES = ['sent', 'failed', 'delivered', 'read'] as const;
export type SendingStatus = (typeof SENDING_STATUSES)[number];

export interface SendingFact {
  readonly status: SendingStatus;
  readonly at: string;
  /** Why it failed. */
  readonly reason: string | null;
}

/** Whether a fact says more than the one that is known: receipts come twice, and in any order. */
export function saysMore(known: SendingStatus, told: SendingStatus): boolean {
  return SENDING_STATUSES.indexOf(told) > SENDING_STATUSES.indexOf(known);
}

/** What is known of a reply that went as several messages: of those that failed the first, else the one that came least far. */
export function leastOf(facts: readonly SendingFact[]): SendingFact | null {
  const failed = facts.find(({ status }) => status === 'failed');
  if (failed) return failed;
  const [first, ...others] = facts;
  return first === undefined
    ? null
    : others.reduce((least, fact) => (saysMore(fact.status, least.status) ? fact : least), first);
}
