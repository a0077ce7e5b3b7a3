import { hear } from '../core/desk/desk.ts';
import { type Say, say } from '../core/effect.ts';
import { derivedId } from '../core/ids.ts';
import { ownLanguage } from '../core/locale.ts';
import { messageOf } from '../core/message-of.ts';
import type { Reply } from '../core/turn.ts';
import type { Address } from '../ports/conversations.ts';
import type { Incoming } from './engine.ts';
import type { Business, Parts } from './parts.ts';

/**
 * What is said while the store cannot be reached: a kind word that nothing is being remembered, and what can be
 * answered to somebody we know nothing of (B7). Nothing is done and nothing is kept, so nothing is acknowledged either:
 * a sender that delivers again will be heard then.
 */
export async function answerUnstored(parts: Parts, incoming: Incoming): Promise<readonly Reply[]> {
  const { to, event, eventId } = incoming;
  const business = 'business' in to ? parts.businesses.get(to.business) : undefined;
  if (!business || !('business' in to) || event.kind !== 'message') return [];
  // A button answers a question that nobody can look up now.
  const { language, says } =
    event.tap === undefined
      ? await answerFromIdle(parts, business, to, event.text)
      : { language: ownLanguage(business.locales), says: [] };
  const now = parts.clock.now();
  const all = [say('desk.no_notes', { contact: business.desk.contact }), ...says];
  const text = all.map((one) => business.render(business.flow, language, one, now)).join('\n');
  const reply = { id: derivedId('unstored', to.business, to.channel, to.address, eventId), text, language };
  await sendAtOnce(parts, to, reply, event.thread);
  return [reply];
}

/** What the first state has to say, if it can say it without doing anything. */
async function answerFromIdle(parts: Parts, business: Business, to: Address, text: string) {
  const flow = business.flows.get(business.flow);
  const own = ownLanguage(business.locales);
  if (!flow) return { language: own, says: [] };
  const now = parts.clock.now();
  const snapshot = flow.restore({}, now);
  const interpretation = await parts.interpret({
    text,
    expectation: flow.expects(snapshot),
    listening: business.listening(now),
    offered: business.locales,
    language: own,
  });
  const { language } = interpretation;
  const turn = { now, conversation: '', channel: to.channel, address: to.address, language, firstReplyId: '' };
  const { effects } = hear({ flow, snapshot, desk: business.desk, interpretation, text, turn });
  const isQuiet = effects.every(({ kind }) => kind === 'say');
  return { language, says: isQuiet ? effects.filter((effect): effect is Say => effect.kind === 'say') : [] };
}

/** A channel that is pushed to is told directly, for there is no outbox now. */
async function sendAtOnce(
  { channels, observer, clock }: Parts,
  to: Address,
  reply: Reply,
  thread: string | undefined,
): Promise<void> {
  const line = { heardAt: clock.now(), ...(thread !== undefined && { thread }) };
  const delivery = { ...to, conversation: '', reply, attempts: 0, messagesSent: 0, line, handedOff: false };
  try {
    await channels.get(to.channel)?.send?.(delivery);
  } catch (error) {
    observer.log('warn', 'unstored.unsent', { channel: to.channel, reason: messageOf(error) });
  }
}
