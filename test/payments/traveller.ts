import type { Composed } from '../../src/app/composition.ts';
import type { Reply } from '../../src/core/turn.ts';

/** Everything said from the first wish until the places are held and a code is shown. */
export const TO_PAYMENT = [
  'stressed, beach, 3 days, 2 people, 100 to 300 dollars, from Phnom Penh, leaving 20 February',
  "I'll take the first one",
  'book it',
  'yes',
  'Sok Dara',
  '012 345 678',
  'Hotel Cambodiana',
  'none',
];

/** Somebody who talks to the agency by web chat. */
export class Traveller {
  readonly #composed: Composed;
  readonly #address: { readonly business: 'mekong'; readonly channel: 'webchat'; readonly address: string };
  #said = 0;

  constructor(composed: Composed, address = 'traveller') {
    this.#composed = composed;
    this.#address = { business: 'mekong', channel: 'webchat', address };
  }

  async say(text: string): Promise<readonly Reply[]> {
    this.#said += 1;
    const eventId = `${this.#address.address}-${this.#said}`;
    const handled = await this.#composed.app.engine.handle({
      to: this.#address,
      eventId,
      event: { kind: 'message', text },
    });
    if (handled.kind !== 'handled') throw new Error(`"${text}" was ${handled.kind}`);
    return handled.replies;
  }

  /** Answers with what was said when the code was shown. */
  async goToPayment(): Promise<readonly Reply[]> {
    let replies: readonly Reply[] = [];
    for (const text of TO_PAYMENT) replies = await this.say(text);
    return replies;
  }

  /** Everything the agency has said, in order. */
  async heard(): Promise<readonly Reply[]> {
    const { conversations } = this.#composed.app;
    const conversation = await conversations.at(this.#address);
    return conversation ? conversations.repliesAfter(conversation.id, null, 1_000) : [];
  }

  async state(): Promise<string> {
    const { app } = this.#composed;
    const conversation = await app.conversations.at(this.#address);
    return conversation ? (await app.engine.inspect(conversation)).state : '';
  }
}
