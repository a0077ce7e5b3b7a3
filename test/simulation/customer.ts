import type { Button } from '../../src/core/consent/tap.ts';
import type { Event } from '../../src/core/event.ts';
import type { Choice } from '../../src/core/turn.ts';
import type { Address } from '../../src/ports/conversations.ts';
import type { Store } from '../../src/ports/store.ts';
import type { Person, StaffAction } from './moves.ts';
import type { Phones } from './phone.ts';
import type { Random } from './random.ts';
import { anywhere, FLOWS, type FlowName, type Line, nearly, talksOf } from './scripts.ts';

/** What a customer does when it is their move. */
export type Act =
  | { readonly kind: 'sends'; readonly event: Event }
  | { readonly kind: 'pays'; readonly outcome: 'paid' | 'failed' }
  | { readonly kind: 'waits'; readonly wait: string }
  | { readonly kind: 'staff'; readonly action: StaffAction };

/** What can be answered to what was said last. */
interface Offered {
  readonly buttons: readonly Button[];
  readonly choices: readonly Choice[];
}

/** Somebody who goes by a conversation and wanders from it: chooses of what is offered, taps, says something else. */
export class Customer {
  readonly person: Person;
  readonly at: Address;
  readonly #flow: FlowName;
  readonly #script: readonly Line[];
  readonly #shown: (readonly Button[])[] = [];
  #step = 0;

  constructor(person: Person, flow: FlowName) {
    this.person = person;
    this.#flow = flow;
    this.at = { business: FLOWS[flow], channel: person.channel, address: person.address };
    this.#script = talksOf(flow).scripts[person.script] ?? [];
  }

  async acts(random: Random, store: Store, phones: Phones): Promise<Act> {
    const offered = await this.#looks(store);
    const isOpen = offered.buttons.length > 0;
    if (isOpen && this.person.hesitant) return says(nearly(this.#flow, random));
    const drawn = random.next();
    if (isOpen && drawn < 0.5)
      return taps(random.pick(random.chance(0.8) ? offered.buttons.slice(0, 1) : offered.buttons));
    if (this.person.hesitant) return this.#goesOn(random, phones);
    if (drawn < 0.15 && offered.choices.length > 0) return says(random.pick(offered.choices).label);
    if (drawn < 0.6 && drawn > 0.52) return says(anywhere(this.#flow, random));
    if (drawn < 0.63 && drawn > 0.6 && this.#shown.length > 0) return taps(random.pick(random.pick(this.#shown)));
    return this.#goesOn(random, phones);
  }

  /** The next line of the script; when it is over, whatever people say. */
  #goesOn(random: Random, phones: Phones): Act {
    const line = this.#script[this.#step];
    this.#step += 1;
    if (line === undefined) return this.#wanders(random);
    if ('user' in line) return this.person.hesitant && AGREES.test(line.user) ? this.#wanders(random) : says(line.user);
    if ('lead' in line) return { kind: 'sends', event: { kind: 'lead', ...line.lead } };
    if ('payment' in line) return { kind: 'pays', outcome: line.payment };
    if ('wait' in line) return { kind: 'waits', wait: line.wait };
    if ('staff' in line) return { kind: 'staff', action: staffActionIn(line.staff) };
    if ('code' in line) return says([...phones.codes.values()].at(-1) ?? '123456');
    const shown = this.#shown.at(-1);
    if ('tap' in line && shown && !this.person.hesitant) return taps(random.pick(shown));
    return this.#wanders(random);
  }

  #wanders(random: Random): Act {
    return says(this.person.hesitant ? nearly(this.#flow, random) : anywhere(this.#flow, random));
  }

  async #looks(store: Store): Promise<Offered> {
    const conversation = await store.conversations.at(this.at);
    const [newest] = conversation ? await store.conversations.turns(conversation.id, 1) : [];
    const { buttons = [], choices = [] } = newest?.replies.at(-1) ?? {};
    if (buttons.length > 0) this.#shown.push(buttons);
    return { buttons, choices };
  }
}

/** What might agree to something when it comes late: somebody who never agrees does not say it. */
const AGREES =
  /^\W*(yes|yeah|yep|ok|sure|please|perfect|great|book|go|confirm|do|that|sounds|let's|s[ií](?!\p{L})|vale|claro|perfecto|reserv|confirm|oui|d.accord|parfait|allez|volontiers|好|是|订|要|可以|行|បាទ|ចាស|កក់|យល់)/iu;

/** What is done about bookings is drawn by itself. */
function staffActionIn(staff: unknown): StaffAction {
  return staff === 'take_over' || staff === 'give_back' ? staff : 'write';
}

function says(text: string): Act {
  return { kind: 'sends', event: { kind: 'message', text } };
}

function taps({ label, tap }: Button): Act {
  return { kind: 'sends', event: { kind: 'message', text: label, tap } };
}
