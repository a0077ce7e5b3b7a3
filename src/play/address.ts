import type { Address } from '../ports/conversations.ts';
import type { Script } from './script.ts';

const SOMEBODY = 'guest-1';

/** A script with a lead and nothing else said plays on that person's phone. */
export function addressOf(script: Script): Address {
  const lead = script.steps.flatMap((step) => ('lead' in step ? [step.lead] : []))[0];
  const channel = script.channel ?? (lead ? 'sms' : 'webchat');
  return { business: script.business, channel, address: script.from ?? lead?.phone ?? SOMEBODY };
}
