import type { Composed } from '../app/composition.ts';
import type { House } from '../app/house.ts';
import type { Answer, Button } from '../core/consent/tap.ts';
import type { Event } from '../core/event.ts';
import type { Interpretation } from '../core/expectation.ts';
import { newHeader } from '../core/header.ts';
import { ownLanguage } from '../core/locale.ts';
import type { Incoming } from '../engine/engine.ts';
import type { Business } from '../engine/parts.ts';
import type { MovableClock } from '../ports/clock.ts';
import type { Address } from '../ports/conversations.ts';
import type { Store } from '../ports/store.ts';
import { addressOf } from './address.ts';
import { type Acted, refuseOtherwise } from './again.ts';
import { type Change, changing } from './changed.ts';
import { ScriptChannels } from './channel.ts';
import { Faults } from './faults.ts';
import { heardWhere, type Whereabouts } from './hear.ts';
import { countOf, seenIn, untouched } from './look.ts';
import { calledOff, staffEvent, takenBy } from './others.ts';
import { durationOf, type Script, type ScriptStep } from './script.ts';
import { ScriptedModel } from './scripted-model.ts';
import type { Seen } from './seen.ts';

/** How many due instants one `wait` may stop at. */
const WAKES_MAX = 1_000;
const TRY_AGAIN_MS = 2_000;

/** Plays one script in process, on its own virtual clock and a store of its own. */
export class Player {
  readonly #house: House;
  readonly #script: Script;
  readonly #store: Store;
  readonly #clock: MovableClock;
  readonly #faults = new Faults();
  readonly #channels = new ScriptChannels();
  /** Only where the script speaks of one: without, the rules are alone as they are without a configured model. */
  readonly #model: ScriptedModel | null;
  #address: Address;
  #running: Composed | null = null;
  #sent: Incoming | null = null;
  #count = 0;
  /** What was said while nothing could be stored. */
  #unstored: readonly string[] = [];
  /** What the business's file has said since. */
  readonly #changes: Change[] = [];
  /** The buttons of each step that had any. */
  readonly #shown: (readonly Button[])[] = [];

  private constructor(house: House, script: Script, store: Store, clock: MovableClock) {
    this.#house = house;
    this.#script = script;
    this.#store = store;
    this.#clock = clock;
    this.#address = addressOf(script);
    this.#model = script.steps.some((step) => 'model' in step) ? new ScriptedModel() : null;
  }

  static async open(house: House, script: Script, store: Store): Promise<Player> {
    const clock = house.virtualClock(script.now);
    const player = new Player(house, script, store, clock);
    player.#running = await player.#compose();
    if (!player.#business) throw new Error(`there is no business "${script.business}"`);
    return player;
  }

  get now(): string {
    return this.#clock.now();
  }

  get #composed(): Composed {
    if (this.#running === null) throw new Error('the player was not opened');
    return this.#running;
  }

  get #business(): Business | undefined {
    return this.#composed.parts.businesses.get(this.#script.business);
  }

  get #desk() {
    return { store: this.#store, address: this.#address, business: this.#business, now: this.now };
  }

  async close(): Promise<void> {
    await this.#composed.app.engine.close();
  }

  /** What the player itself keeps: called, the answer puts it back, with nothing broken. The store is not its own. */
  save(): () => void {
    const [address, sent, count, code] = [this.#address, this.#sent, this.#count, this.#channels.code] as const;
    const [shown, now] = [[...this.#shown], this.#clock.now()];
    return () => {
      [this.#address, this.#sent, this.#count] = [address, sent, count];
      this.#channels.code = code;
      this.#channels.down = 0;
      this.#shown.splice(0, this.#shown.length, ...shown);
      this.#clock.set(now);
      this.#faults.mend();
    };
  }

  /** Does what the step says and looks at what came of it. */
  async play(step: ScriptStep): Promise<Seen> {
    const acted = await this.act(step);
    const { conversation, turns, duplicate } = acted;
    await refuseOtherwise(this.#composed.parts, acted);
    if (conversation === null) return untouched(this.#business, this.now, this.#unstored);
    const bookings = countOf(await this.#store.bookings.ofConversation(conversation.id), this.#clock.now());
    const standing = await this.#composed.app.engine.inspect(conversation);
    return seenIn(turns, standing, { unstored: this.#unstored, duplicate, bookings, now: this.now });
  }

  /** Does what the step says: the conversation at the address after it, and the turns that it took there. */
  async act(step: ScriptStep): Promise<Acted> {
    this.#unstored = [];
    if ('from' in step) this.#address = { ...this.#address, ...step.from };
    const before = await this.#store.conversations.at(this.#address);
    const duplicate = await this.#do(step);
    await this.#composed.app.engine.idle();
    const conversation = await this.#store.conversations.at(this.#address);
    if (conversation === null) return { before, conversation, turns: [], duplicate };
    // Each turn is one version.
    const count = conversation.version - (before?.id === conversation.id ? before.version : 0);
    const turns = count === 0 ? [] : await this.#store.conversations.turns(conversation.id, count);
    const buttons = turns.at(-1)?.replies.at(-1)?.buttons ?? [];
    if (buttons.length > 0) this.#shown.push(buttons);
    return { before, conversation, turns, duplicate };
  }

  async #do(step: ScriptStep): Promise<boolean> {
    if ('user' in step) return this.#send({ kind: 'message', text: step.user }).finally(() => this.#model?.forget());
    if ('tap' in step) return this.#tap(step.tap);
    if ('lead' in step) return this.#send({ kind: 'lead', ...step.lead });
    if ('staff' in step) return this.#send(...(await staffEvent(step.staff, this.#desk)));
    if ('resend' in step) return this.#resend();
    if ('code' in step) return this.#send({ kind: 'message', text: this.#channels.sentCode() });
    if ('wait' in step) await this.#wait(durationOf(step.wait));
    if ('taken' in step) await takenBy(this.#store, this.#script.business, step.taken, this.#clock.now());
    if ('freed' in step) await calledOff(this.#store, step.freed, this.#clock.now());
    if ('business' in step) this.#changes.push(step.business);
    if ('restart' in step || 'business' in step) await this.#restart();
    if ('break' in step) {
      if ('store' in step.break) this.#faults.storeDown = step.break.times;
      else if ('channel' in step.break) this.#channels.down = step.break.times;
      else this.#faults.breakTool(step.break.tool, step.break.times, step.break.when);
    }
    if ('payment' in step) await this.#pay(step.payment);
    if ('model' in step) this.#model?.tell(step.model);
    return false;
  }

  async #send(event: Event, to: Incoming['to'] = this.#address): Promise<boolean> {
    this.#count += 1;
    this.#sent = { eventId: `step-${this.#count}`, event, to };
    return this.#resend();
  }

  /** The newest buttons, or those of an earlier step: people scroll up. */
  async #tap(tapped: Answer | { readonly answer: Answer; readonly of: number }): Promise<boolean> {
    const { answer, of } = typeof tapped === 'string' ? { answer: tapped, of: this.#shown.length } : tapped;
    const button = this.#shown[of - 1]?.find(({ tap }) => tap.answer === answer);
    if (!button) throw new Error(`no buttons to tap: ${this.#shown.length} steps so far have shown some`);
    return this.#send({ kind: 'message', text: button.label, tap: button.tap });
  }

  async #resend(): Promise<boolean> {
    const sent = this.#sent;
    if (!sent) throw new Error('nothing has been sent that could be sent again');
    const handled = await this.#faults.whileDown(() => this.#composed.app.engine.handle(sent));
    this.#unstored = handled.kind === 'unstored' ? handled.replies.map(({ text }) => text) : [];
    return handled.kind === 'handled' && handled.duplicate;
  }

  /** The clock stops at each due instant and finishes that turn. */
  async #wait(milliseconds: number): Promise<void> {
    const until = Date.parse(this.#clock.now()) + milliseconds;
    for (let wakes = 0; wakes < WAKES_MAX; wakes += 1) {
      const [next] = await this.#store.conversations.dueTimers({ now: new Date(until).toISOString(), limit: 1 });
      const now = Date.parse(this.#clock.now());
      // What a channel did not take is tried again every few seconds.
      const soon = this.#channels.isOwing ? now + TRY_AGAIN_MS : Number.POSITIVE_INFINITY;
      const reminder = await this.#nextReminder();
      const stop = Math.min(next ? Date.parse(next.due) : Number.POSITIVE_INFINITY, soon, reminder);
      if (stop > until) break;
      if (stop > now) this.#clock.set(new Date(stop).toISOString());
      await this.#composed.app.engine.sweep();
    }
    this.#clock.set(new Date(until).toISOString());
    await this.#composed.app.engine.sweep();
  }

  async #nextReminder(): Promise<number> {
    const next = await this.#business?.reminds?.next(this.#clock.now());
    return next == null ? Number.POSITIVE_INFINITY : Date.parse(next);
  }

  /** The signed webhook arrives, through the same door as over HTTP. One that failed may be paid after all. */
  async #pay(outcome: 'paid' | 'failed'): Promise<void> {
    const conversation = await this.#store.conversations.at(this.#address);
    const payments = conversation ? await this.#store.payments.ofConversation(conversation.id) : [];
    const newest = (status: string) => payments.findLast((payment) => payment.status === status);
    const payment = ['open', 'failed', 'voided', 'expired', 'paid', 'refunded'].map(newest).find(Boolean);
    if (!payment) throw new Error('there is no open payment in this conversation');
    await this.#composed.payments.counter?.press(payment.id, outcome);
  }

  /** The process dies and starts again: only what was stored survives. */
  async #restart(): Promise<void> {
    this.#running = await this.#compose();
    await this.#composed.app.engine.sweep();
  }

  #compose(): Promise<Composed> {
    const conversations = this.#faults.wrapConversations(this.#store.conversations);
    const [model, clock, observer] = [this.#model, this.#clock, this.#house.silentObserver];
    return this.#house.compose({
      store: { ...this.#store, conversations },
      clock,
      observer,
      courier: this.#channels.courier,
      channels: this.#channels.of(this.#script),
      businessNow: changing(this.#script.business, this.#changes),
      ...(model ? { model: this.#house.modelReader({ model, clock, observer }) } : {}),
      wrapTool: (tool) => this.#faults.wrapTool(tool),
    });
  }

  /** What words would be heard as somewhere. */
  async heard(where: Whereabouts, text: string): Promise<Interpretation> {
    const { parts } = this.#composed;
    if (!this.#business) throw new Error(`there is no business "${this.#script.business}"`);
    return heardWhere(parts, this.#business, where, text);
  }

  /** Where the steps have led, for whoever wants to know what would be heard here. */
  async place(): Promise<Whereabouts> {
    const now = this.#clock.now();
    const conversation = await this.#store.conversations.at(this.#address);
    if (conversation) return { conversation, now };
    const language = ownLanguage(this.#business?.locales);
    const header = newHeader({ flow: this.#business?.flow ?? '', flowVersion: 1, language });
    const nothing = { id: '', context: {}, version: 0, handledSeq: 0, claim: null };
    return { conversation: { ...this.#address, ...nothing, header }, now };
  }
}
