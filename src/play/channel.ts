import type { Abilities } from '../core/showing/show.ts';
import type { Channel, Outgoing, Sent } from '../ports/channel.ts';
import type { Courier } from '../ports/courier.ts';
import { addressOf } from './address.ts';
import type { Script } from './script.ts';

const CAN: Abilities = {
  textMax: Number.POSITIVE_INFINITY,
  buttons: { max: 20, labelMax: 200 },
  list: { max: 200, labelMax: 200 },
  pictures: true,
  writesFirst: true,
};

/** The channels of a script: they take whatever they are given, unless the script has them down (F7). */
export class ScriptChannels {
  /** How many messages will not be taken. */
  down = 0;
  /** The last code that was sent to where the customer is known. */
  code: string | null = null;
  readonly #waiting = new Set<string>();

  /** Whether something was not taken and is tried again. */
  get isOwing(): boolean {
    return this.#waiting.size > 0;
  }

  /** In a script every channel but the web page carries codes, and whoever gets one reads the digits. */
  get courier(): Courier {
    return {
      reaches: () => true,
      send: async ({ reply }) => {
        this.code = /\d{6}/.exec(reply.text)?.[0] ?? null;
        return 'sent';
      },
    };
  }

  sentCode(): string {
    if (this.code === null) throw new Error('no code has been sent that could be read');
    return this.code;
  }

  /** Every channel that a script writes by. */
  of(script: Script): readonly Channel[] {
    const others = script.steps.flatMap((step) => ('from' in step ? [step.from.channel] : []));
    return [...new Set([addressOf(script).channel, ...others])].map((name) => this.#named(name));
  }

  #named(name: string): Channel {
    return {
      name,
      can: () => CAN,
      // Bursts are read together by real channels only.
      burst: () => 0,
      verify: () => 'closed',
      parse: () => [],
      receipts: () => [],
      address: (phone) => phone,
      render: (reply) => [reply],
      send: async (outgoing) => this.#take(outgoing),
    };
  }

  #take({ reply }: Outgoing): Sent {
    if (this.down > 0) {
      this.down -= 1;
      this.#waiting.add(reply.id);
      return { kind: 'later', reason: 'the channel is down' };
    }
    this.#waiting.delete(reply.id);
    return { kind: 'accepted', messages: [reply.id] };
  }
}
