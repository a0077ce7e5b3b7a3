import type { Business } from '../domain/business.ts';
import { createEngine } from '../engine/create.ts';
import type { Engine } from '../engine/engine.ts';
import { Herald } from '../engine/news.ts';
import { LIMITS, type Parts, type Business as Staffed } from '../engine/parts.ts';
import { createDebts } from '../engine/payments/debts.ts';
import { createPaymentDoor } from '../engine/payments/door.ts';
import { createReconciler } from '../engine/payments/reconcile.ts';
import { createTill } from '../engine/payments/till.ts';
import { withBell } from '../engine/rung.ts';
import { createInterpreter } from '../language/interpret.ts';
import { reusing } from '../language/reuse.ts';
import { createPhrase } from '../language/voice/phrase.ts';
import { storeTelling } from '../mirror/beside.ts';
import type { Mirror } from '../mirror/mirror.ts';
import { comingsIn } from '../ports/coming.ts';
import type { Life } from '../ports/life.ts';
import type { AskRequest, Till } from '../ports/payments.ts';
import { qrImage } from '../providers/qr/image.ts';
import { createCounter } from '../providers/sandbox/counter.ts';
import { SANDBOX } from '../providers/sandbox/sandbox.ts';
import { writtenSources } from './businesses.ts';
import { besideIt, outsideFor } from './calendars/outside.ts';
import { cardOf } from './cards.ts';
import { createChanges } from './changes.ts';
import type { Composed, ComposedPayments, Composition } from './composition.ts';
import { openConsole } from './console.ts';
import { ofEach } from './each.ts';
import { FLOWS } from './flows.ts';
import { courierBy, firstTouchBy, introducing } from './introductions.ts';
import { keptOf } from './life/errands.ts';
import { createLife } from './life/life.ts';
import { openTills, type Tills, withoutTaker } from './payments.ts';
import { joinRota } from './rota.ts';
import { LiveSettings } from './settings/settings.ts';
import { staffed } from './staffed.ts';
import { purposeIn } from './storefront.ts';

/** Puts Holdfast together on a store and a clock. */
export async function compose(given: Composition): Promise<Composed> {
  const settings = await openSettings(given);
  const written = [...settings.businesses.values()];
  const handle: Engine['handle'] = (incoming) => alone.handle(incoming);
  const changes = createChanges({ store: given.store, clock: given.clock, parts: () => parts, handle });
  const pushes = (channel: string) => parts.channels.get(channel)?.send !== undefined;
  const outside = outsideFor(given, settings.businesses, { served: () => parts.businesses, changes, pushes });
  const mirror = outside?.mirror ?? null;
  const config = mirror === null ? given : { ...given, store: storeTelling(given.store, mirror) };
  const { store, observer } = config;
  const tills = openTills(config, written);
  const { ledgers, providerOf } = tills;
  const { draw = qrImage } = config;
  const purposeOf = purposeIn(store, (business) => parts.businesses.get(business));
  const named = async (request: AskRequest) => (await purposeOf(request)).what;
  const till = createTill({ ...ledgers, providerOf, secret: config.paymentSecret, draw, purposeOf: named });
  const unserved = withoutTaker(written, providerOf, config.flows);
  const served = written.filter((business) => !unserved.includes(business));
  settings.accepts = (business) =>
    withoutTaker([business], providerOf, config.flows).length === 0
      ? null
      : { field: 'settings', message: 'Nobody takes payments for this business yet.' };
  const parts: Parts = partsOf(mirror === null ? config : besideIt(config, mirror), settings, served, till);
  const alone: Engine = createEngine(parts);
  const bare = config.live ? await withBell(alone, store.bell) : alone;
  const { payments, debts } = paymentsOf(config, tills, parts, bare, purposeOf);
  const kept = ofEach(settings.businesses, keptOf);
  const life = createLife({ store, businesses: kept, clock: config.clock, observer });
  const told = config.listeners ?? new Map(written.map(({ id }) => [id, []]));
  const herald = new Herald({ news: store.news, listeners: told, clock: config.clock, observer });
  const alive = withNews(withMirror(withLife(withPayments(bare, payments), life), mirror), herald);
  // Whoever only plays a script has no people to be told of it.
  const opened = config.live ? await openConsole(config, settings, parts, alive, changes) : null;
  const engine = opened === null ? alive : { ...alive, ownRounds: opened.rounds };
  const rota = config.live ? await joinRota({ bell: store.bell, clock: config.clock }) : null;
  const close = async (): Promise<void> => {
    rota?.leave();
    await mirror?.close();
    await life.close();
    await engine.close();
    await herald.end();
    await opened?.close();
    await store.close();
  };
  const { conversations, bookings, customers, leads, sendings, passes } = store;
  const { payments: ledger, reconciliations } = store;
  const comings = comingsIn(bookings, customers, config.clock);
  const stored = {
    conversations,
    bookings,
    payments: ledger,
    reconciliations,
    diary: store.diary,
    calendars: outside?.calendars ?? null,
    leads,
    sendings,
    comings,
    life,
    passes,
    news: store.news,
    cards: ofEach(settings.businesses, cardOf),
    ready: () => store.ready(),
    ...(opened && { console: opened.console }),
    ...(rota && { rota }),
  };
  return {
    parts,
    app: { engine, ...stored, debts, observer, close, firstTouch: firstTouchBy([...parts.channels.values()]) },
    payments,
    mirror,
    unserved: unserved.map(({ id }) => id),
  };
}

/** More bookings than anybody looks through before saving. */
const AHEAD_MAX = 5_000;

/** The businesses as their files say, and their owners since. */
async function openSettings({ store, flows = FLOWS, observer, businessNow = (one) => one, ...config }: Composition) {
  const sources = writtenSources({ ...config, flows });
  const ahead = (business: string, now: string) => store.bookings.ahead(business, now, AHEAD_MAX);
  const settings = new LiveSettings({ store: store.edits, sources, registry: flows, observer, businessNow, ahead });
  await settings.round();
  if (config.live) await settings.keepDocuments(config.clock.now());
  return settings;
}

function partsOf(config: Composition, settings: LiveSettings, served: readonly Business[], till: Till): Parts {
  const { store, clock, observer, model, voice } = config;
  const channels = new Map((config.channels ?? []).map((channel) => [channel.name, channel]));
  const courier = config.courier ?? courierBy(channels, store.conversations, store.stops);
  const businesses = new Map<string, Staffed>();
  const employ = (business: Business) => {
    const one = staffed(business, { ...config, courier }, till);
    const fingerprint = config.live ? settings.fingerprint(business.id) : undefined;
    const known = one && { ...one, ...(fingerprint !== undefined && { fingerprint }) };
    if (known !== null) businesses.set(known.id, config.wrapBusiness?.(known) ?? known);
  };
  for (const business of served) employ(business);
  settings.onReplaced = (business) => {
    if (businesses.has(business.id)) employ(business);
  };
  return {
    businesses,
    conversations: store.conversations,
    channels,
    reaches: (channel, business) =>
      config.channels === undefined || channels.get(channel)?.can(business)?.writesFirst === true,
    leads: store.leads,
    sendings: store.sendings,
    stops: store.stops,
    waiting: store.waiting,
    introduce: introducing(settings.businesses, store.customers),
    interpret: reusing(createInterpreter(model ? { model } : {})),
    ...(voice && { phrase: createPhrase(voice) }),
    clock,
    observer,
    limits: LIMITS,
    machineEnabled: config.machineEnabled ?? true,
  };
}

/** Where money is reported, rehearsed and owed. */
function paymentsOf(
  { clock, store, draw = qrImage }: Composition,
  tills: Tills,
  { businesses }: Parts,
  bare: Engine,
  purposeOf: ReturnType<typeof purposeIn>,
) {
  const { ledgers, sandbox, providerOf } = tills;
  const announcing = { ...ledgers, handle: bare.handle, clock };
  const door = createPaymentDoor(announcing);
  const deliver = (delivery: Parameters<typeof door.receive>[1]) => door.receive(SANDBOX, delivery);
  const counter = sandbox && createCounter({ ...ledgers, deliver, businesses, purposeOf, draw, clock, sandbox });
  const { reconciliations } = store;
  const reconciler = createReconciler({ ...ledgers, clock, reconciliations, providerOf });
  return { payments: { door, counter, reconciler }, debts: createDebts(announcing) };
}

/** What is reported of money, and what is left to do about it, is a round of its own. */
function withPayments(bare: Engine, { door, reconciler }: Pick<ComposedPayments, 'door' | 'reconciler'>): Engine {
  const reconcile = () => reconciler.round(bare.businesses.keys());
  return {
    ...bare,
    rounds: [...bare.rounds, () => door.sweep(), reconcile],
    async sweep() {
      await bare.sweep();
      await door.sweep();
      await reconcile();
    },
  };
}

/** And what keeps calendars in step. */
function withMirror(bare: Engine, mirror: Mirror | null): Engine {
  if (mirror === null) return bare;
  return {
    ...bare,
    rounds: [...bare.rounds, () => mirror.begin()],
    async sweep() {
      await bare.sweep();
      await mirror.round();
    },
  };
}

/** So is what businesses keep no longer. */
function withLife(bare: Engine, life: Life): Engine {
  return {
    ...bare,
    rounds: [...bare.rounds, () => life.round()],
    async sweep() {
      await bare.sweep();
      await life.round();
    },
  };
}

/** And so are those outside who listen. */
function withNews(bare: Engine, herald: Herald): Engine {
  return {
    ...bare,
    rounds: [...bare.rounds, () => herald.round()],
    async sweep() {
      await bare.sweep();
      await herald.round();
      await herald.idle();
    },
  };
}
