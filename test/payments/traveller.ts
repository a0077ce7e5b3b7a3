import type { Composed } from '../../src/app/composition.ts';
import type { JsonObject } from '../../src/core/json.ts';
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

/** Somebody who talks to the agency, by web chat unless told. */
export class Traveller {
  readonly #composed: Composed;
  readonly #address: { readonly business: 'mekong'; readonly channel: string; readonly address: string };
  #said = 0;

  constructor(composed: Composed, address = 'traveller', channel = 'webchat') {
    this.#composed = composed;
    this.#address = { business: 'mekong', channel, address };
  }

  async say(text: string): Promise<readonly Reply[]> {
    this.#said += 1;
    const eventId = `${this.#address.channel}-${this.#address.address}-${this.#said}`;
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

  async knows(): Promise<JsonObject> {
    const conversation = await this.#composed.app.conversations.at(this.#address);
    return conversation?.context ?? {};
  }

  /** Pays what was asked for last. */
  async pays(): Promise<void> {
    const { app, payments } = this.#composed;
    const conversation = await app.conversations.at(this.#address);
    const asked = await app.payments.ofConversation(conversation?.id ?? '');
    await payments.counter?.press(asked.at(-1)?.id ?? '', 'paid');
  }

  async state(): Promise<string> {
    const { app } = this.#composed;
    const conversation = await app.conversations.at(this.#address);
    return conversation ? (await app.engine.inspect(conversation)).state : '';
  }
}
