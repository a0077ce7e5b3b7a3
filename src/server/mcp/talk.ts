import type { Tap } from '../../core/consent/tap.ts';
import { ownLanguage } from '../../core/locale.ts';
import type { Deed, Reply } from '../../core/turn.ts';
import { type Booking, occupies, toldReference } from '../../domain/booking.ts';
import type { App } from '../../engine/app.ts';
import type { Handled } from '../../engine/engine.ts';

/** The channel of programs that speak for somebody. */
export const MCP = 'mcp';

/** Whom a program speaks for, at which business. */
export interface Principal {
  readonly business: string;
  readonly address: string;
}

/** What the person said to a question that was put to them by their program. */
export type PersonsAnswer = 'yes' | 'no' | 'none' | 'cannot_ask';

/** Puts a question to the person; the label is what a yes would be called. */
export type AskPerson = (question: string, label: string) => Promise<PersonsAnswer>;

/** What came of words: what the desk said, what was done, and what the person said where they were asked. */
export interface Outcome {
  readonly said: readonly string[];
  readonly choices: readonly string[];
  readonly done: readonly (Deed & Partial<ShownBooking>)[];
  readonly person: PersonsAnswer | null;
}

export interface ShownBooking {
  readonly id: string;
  readonly reference: string;
  readonly title: string | null;
  readonly start: string;
  readonly end: string;
  readonly status: string;
}

/** So often may one call put something to the person: a time that was taken meanwhile leads to another question. */
const QUESTIONS_MAX = 3;
const ANSWER_MILLIS_MAX = 20_000;

/**
 * A program at the desk, in a conversation with a record like any other. Its words go in as a proxy's, which agree to nothing;
 * what the desk proposes is put to the person, and their answer goes in as a tap on exactly that proposal (X11).
 */
export class Talk {
  readonly #app: App;
  readonly #principal: Principal;

  constructor(app: App, principal: Principal) {
    this.#app = app;
    this.#principal = principal;
  }

  /** Says it, and puts to the person whatever would have consequences. Without `ask` nobody is asked, and nothing is done. */
  async say(text: string, id: string, ask: AskPerson | null): Promise<Outcome> {
    const replies = [...repliesOf(await this.#handle({ text, proxy: true }, id))];
    let person: PersonsAnswer | null = null;
    let from = 0;
    for (let asked = 0; ask !== null && asked < QUESTIONS_MAX; asked += 1) {
      const [yes] = replies.at(-1)?.buttons ?? [];
      if (yes === undefined) break;
      const question = replies.slice(from).map((reply) => reply.text);
      from = replies.length;
      person = await ask(question.join('\n'), yes.label);
      const tap = tapFor(person, yes.tap);
      if (tap === null) break;
      replies.push(...repliesOf(await this.#handle({ text: yes.label, tap }, `${id}/answer/${asked}`)));
      if (person === 'no') break;
    }
    return {
      said: replies.map(({ text: words }) => words),
      choices: (replies.at(-1)?.choices ?? []).map(({ label, day }) => (day === undefined ? label : `${day} ${label}`)),
      done: await this.#deeds(replies),
      person,
    };
  }

  /** What stands of what was booked here, the soonest first. */
  async standing(now: string): Promise<readonly ShownBooking[]> {
    const { conversations, bookings } = this.#app;
    const talks = await conversations.everAt({ ...this.#principal, channel: MCP });
    const booked = await Promise.all(talks.map(({ id }) => bookings.ofConversation(id)));
    return booked
      .flat()
      .filter((one) => occupies(one, now) && Date.parse(one.end) > Date.parse(now))
      .filter(({ details }) => details['goes_with'] === undefined)
      .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
      .map((one) => this.#shown(one));
  }

  #handle(message: { text: string; proxy?: true; tap?: Tap }, id: string): Promise<Handled> {
    const { engine } = this.#app;
    return engine.handle({
      to: { ...this.#principal, channel: MCP },
      eventId: `${MCP}/${this.#principal.address}/${id}`,
      event: { kind: 'message', ...message },
      answerWithinMillis: ANSWER_MILLIS_MAX,
    });
  }

  /** Only what the ledger has was done: the words alone are no booking. */
  async #deeds(replies: readonly Reply[]): Promise<Outcome['done']> {
    const deeds = replies.flatMap(({ deed }) => (deed === undefined ? [] : [deed]));
    return Promise.all(
      deeds.map(async (deed) => {
        const booking = await this.#app.bookings.get(deed.booking);
        return booking === null ? deed : { ...deed, ...this.#shown(booking) };
      }),
    );
  }

  #shown(booking: Booking): ShownBooking {
    const { id, start, end, status } = booking;
    const served = this.#app.engine.businesses.get(booking.business);
    const title = served?.tells?.(booking, ownLanguage(served.locales))?.title ?? null;
    return { id, reference: toldReference(booking), title, start, end, status };
  }
}

/** Whoever closes the question has said nothing: it stays open, and nothing happens. */
function tapFor(answer: PersonsAnswer, yes: Tap): Tap | null {
  if (answer === 'yes') return yes;
  return answer === 'no' ? { ...yes, answer: 'not_now' } : null;
}

function repliesOf(handled: Handled): readonly Reply[] {
  switch (handled.kind) {
    case 'handled':
      return handled.replies;
    case 'accepted':
      throw new Error('It takes longer than usual. Nothing is lost: look at what stands in a moment.');
    case 'unstored':
      throw new Error('Nothing can be stored just now. Please say it again.');
    case 'queue_full':
      throw new Error('Too much waits to be answered. Please slow down.');
    default:
      throw new Error('It could not be taken.');
  }
}
