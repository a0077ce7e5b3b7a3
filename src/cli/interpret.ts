import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { House } from '../app/house.ts';
import { proposalId, proposedIn } from '../core/consent/proposal.ts';
import type { Interpretation } from '../core/expectation.ts';
import { canonical } from '../core/json.ts';
import { LOCALES, ownLanguage } from '../core/locale.ts';
import { messageOf } from '../core/message-of.ts';
import type { Parts } from '../engine/parts.ts';
import { heardWhere } from '../play/hear.ts';
import { Player } from '../play/player.ts';
import { scriptStep } from '../play/script.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Store } from '../ports/store.ts';

const request = z.strictObject({
  business: z.string(),
  now: z.iso.datetime({ offset: true }),
  locale: z.enum(LOCALES).optional(),
  context: z.record(z.string(), z.json()).default({}),
  /** Steps of a script that are played first, instead of `context`. */
  after: z.array(z.union([z.string(), z.record(z.string(), z.json())])).optional(),
  text: z.string(),
});

type Request = z.infer<typeof request>;

interface InterpretOptions {
  readonly unread?: AbortSignal;
  /** Whether the model that the settings name is asked, as it would be in a talk; else the rules are alone. */
  readonly model?: boolean;
}

/** JSON lines in, one line out for each: the interpreter alone, for measuring it. */
export async function interpretLines(
  house: House,
  input: Readable,
  print: (line: string) => void,
  { unread, model: asksModel = false }: InterpretOptions = {},
): Promise<void> {
  const model = asksModel ? await house.configuredModel() : null;
  if (asksModel && model === null) {
    throw new Error(
      'No model is configured: set OPENAI_BASE_URL, OPENROUTER_API_KEY, or OPENAI_API_KEY and HOLDFAST_MODEL.',
    );
  }
  const store = await house.openFreshStore('memory');
  const { parts } = await house.compose({
    store,
    clock: house.virtualClock('2000-01-01T00:00:00Z'),
    observer: house.silentObserver,
    ...(model && { model: model.model }),
  });
  const places = new Places(house);
  for await (const line of createInterface({ input })) {
    // Reading never waits while there are lines: only between two turns of the loop is it heard that nobody reads ours.
    await setImmediate();
    if (unread?.aborted) break;
    if (line.trim() === '') continue;
    const answer = await interpretLine(parts, places, line).catch((error: unknown) => ({ error: complaintOf(error) }));
    print(JSON.stringify(answer));
  }
  await places.close();
  await store.close();
}

async function interpretLine(parts: Parts, places: Places, line: string): Promise<object> {
  const asked = request.parse(JSON.parse(line));
  const { intent, consent } = await (asked.after ? afterSteps(parts, places, asked) : inContext(parts, asked));
  const { type, entities, confidence, source, rule } = intent;
  const clauses = consent?.pieces ?? [];
  return { intent: type, entities, confidence, source, rule, agrees: consent?.verdict === 'yes', clauses };
}

/** What the words mean where a stored context stands; the state's own question counts as just put. */
function inContext(parts: Parts, { business: id, now, locale, context, text }: Request): Promise<Interpretation> {
  const business = businessIn(parts, id);
  const flow = business.flows.get(business.flow);
  if (!flow) throw new Error(`the business "${id}" has no flow`);
  const snapshot = flow.restore(flow.context.parse(context), now);
  const proposal = flow.proposes(snapshot, now);
  const fresh = proposal === null ? undefined : { id: proposalId(flow.name, proposal), fresh: true };
  const proposed = proposedIn(flow.name, proposal, fresh);
  return parts.interpret({
    text,
    expectation: flow.expects(snapshot),
    where: `${flow.name}/${flow.state(snapshot)}`,
    listening: business.listening(now),
    offered: locale ? [locale] : business.locales,
    language: locale ?? ownLanguage(business.locales),
    ...(proposed && { proposed }),
  });
}

/** What the words mean where steps that were played have led. */
async function afterSteps(parts: Parts, places: Places, asked: Request): Promise<Interpretation> {
  const { now, conversation } = await places.after(asked);
  const written = businessIn(parts, asked.business);
  const { locale } = asked;
  const business = locale ? { ...written, locales: [locale] } : written;
  const header = { ...conversation.header, language: locale ?? conversation.header.language };
  return heardWhere(parts, business, { conversation: { ...conversation, header }, now }, asked.text);
}

function businessIn(parts: Parts, id: string) {
  const business = parts.businesses.get(id);
  if (!business) throw new Error(`there is no business "${id}"`);
  return business;
}

interface Place {
  readonly conversation: Conversation;
  readonly now: string;
}

/** Where lists of steps lead, each played once on an empty store. */
class Places {
  readonly #house: House;
  readonly #known = new Map<string, Promise<Place>>();
  readonly #stores: Store[] = [];

  constructor(house: House) {
    this.#house = house;
  }

  after({ business, now, after = [] }: Request): Promise<Place> {
    const key = canonical([business, now, after]);
    const known = this.#known.get(key) ?? this.#play(business, now, after);
    this.#known.set(key, known);
    return known;
  }

  async #play(business: string, now: string, after: NonNullable<Request['after']>): Promise<Place> {
    const store = await this.#house.openFreshStore('memory');
    this.#stores.push(store);
    const steps = after.map((step) => scriptStep.parse(typeof step === 'string' ? { user: step } : step));
    const player = await Player.open(this.#house, { business, now, steps }, store);
    for (const step of steps) await player.play(step);
    const place = await player.place();
    await player.close();
    return place;
  }

  async close(): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.close()));
  }
}

function complaintOf(error: unknown): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
}
