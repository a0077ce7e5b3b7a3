import type { Composed, Composition } from './cli/house.ts';
import { createEngine } from './engine/create.ts';
import { LIMITS, type Parts } from './engine/parts.ts';
import { createDebts } from './engine/payments/debts.ts';
import { createPaymentDoor } from './engine/payments/door.ts';
import { createTill } from './engine/payments/till.ts';
import { withBell } from './engine/rung.ts';
import { courierBy, introducing } from './introductions.ts';
import { staffed, writtenBusinesses } from './journeys.ts';
import { createInterpreter } from './language/interpret.ts';
import { reusing } from './language/reuse.ts';
import { comingsIn } from './ports/coming.ts';
import { qrImage } from './providers/qr/image.ts';
import { createCounter } from './providers/sandbox/counter.ts';
import { SANDBOX } from './providers/sandbox/sandbox.ts';
import { openTills, withoutTaker } from './tills.ts';

/** Puts Holdfast together on a store and a clock. */
export async function compose(config: Composition): Promise<Composed> {
  const { store, clock, observer, model } = config;
  const written = writtenBusinesses();
  const { ledgers, sandbox, providerOf } = openTills(config, written);
  const till = createTill({ ...ledgers, providerOf, secret: config.paymentSecret, draw: qrImage });
  const unserved = withoutTaker(written, providerOf);
  const served = written.filter((business) => !unserved.includes(business));
  const channels = new Map((config.channels ?? []).map((channel) => [channel.name, channel]));
  const courier = config.courier ?? courierBy(channels, store.conversations);
  const businesses = served
    .map((business) => staffed(business, { ...config, courier }, till))
    .filter((business) => business !== null);
  const parts: Parts = {
    businesses: new Map(businesses.map((business) => [business.id, business])),
    conversations: store.conversations,
    channels,
    reaches: (channel) => config.channels === undefined || channels.has(channel),
    leads: store.leads,
    introduce: introducing(written, store.customers),
    interpret: reusing(createInterpreter(model ? { model } : {})),
    clock,
    observer,
    limits: LIMITS,
    machineEnabled: config.machineEnabled ?? true,
  };
  const alone = createEngine(parts);
  const bare = config.live ? await withBell(alone, store.bell) : alone;
  const announcing = { ...ledgers, handle: bare.handle, clock };
  const door = createPaymentDoor(announcing);
  const sweep = async (): Promise<void> => {
    await bare.sweep();
    await door.sweep();
  };
  const engine = { ...bare, sweep };
  const deliver = (delivery: Parameters<typeof door.receive>[1]) => door.receive(SANDBOX, delivery);
  const counting = { ...ledgers, deliver, businesses: parts.businesses, draw: qrImage, clock };
  const counter = sandbox && createCounter({ ...counting, sandbox });
  const close = async (): Promise<void> => {
    await engine.close();
    await store.close();
  };
  const { conversations, bookings, payments, leads } = store;
  const debts = createDebts(announcing);
  const comings = comingsIn(bookings, store.customers, clock);
  const ledgerSide = { conversations, bookings, payments, leads, debts, comings };
  const app = { engine, ...ledgerSide, observer, ready: () => store.ready(), close };
  return { parts, app, payments: { door, counter }, unserved: unserved.map(({ id }) => id) };
}
