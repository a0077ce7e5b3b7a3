import { createEngine } from '../engine/create.ts';
import type { Engine } from '../engine/engine.ts';
import { LIMITS, type Parts } from '../engine/parts.ts';
import { createDebts } from '../engine/payments/debts.ts';
import { createPaymentDoor, type PaymentDoor } from '../engine/payments/door.ts';
import { createTill } from '../engine/payments/till.ts';
import { withBell } from '../engine/rung.ts';
import { createInterpreter } from '../language/interpret.ts';
import { reusing } from '../language/reuse.ts';
import { createPhrase } from '../language/voice/phrase.ts';
import { comingsIn } from '../ports/coming.ts';
import type { Till } from '../ports/payments.ts';
import { qrImage } from '../providers/qr/image.ts';
import { createCounter } from '../providers/sandbox/counter.ts';
import { SANDBOX } from '../providers/sandbox/sandbox.ts';
import { writtenBusinesses } from './businesses.ts';
import type { Composed, Composition } from './composition.ts';
import { courierBy, introducing } from './introductions.ts';
import { openTills, type Tills, withoutTaker } from './payments.ts';
import { staffed } from './staffed.ts';
import { purposeIn } from './storefront.ts';

/** Puts Holdfast together on a store and a clock. */
export async function compose(config: Composition): Promise<Composed> {
  const { store, observer } = config;
  const { businessNow = (business) => business } = config;
  const written = writtenBusinesses(config.businesses, config.demo).map(businessNow);
  const tills = openTills(config, written);
  const { ledgers, providerOf } = tills;
  const till = createTill({ ...ledgers, providerOf, secret: config.paymentSecret, draw: qrImage });
  const unserved = withoutTaker(written, providerOf);
  const served = written.filter((business) => !unserved.includes(business));
  const parts = partsOf(config, written, served, till);
  const alone = createEngine(parts);
  const bare = config.live ? await withBell(alone, store.bell) : alone;
  const { payments, debts } = paymentsOf(config, tills, parts, bare);
  const engine = withPayments(bare, payments.door);
  const close = async (): Promise<void> => {
    await engine.close();
    await store.close();
  };
  const { conversations, bookings, customers, leads } = store;
  const ledger = store.payments;
  const comings = comingsIn(bookings, customers, config.clock);
  const stored = { conversations, bookings, payments: ledger, leads, comings, ready: () => store.ready() };
  return {
    parts,
    app: { engine, ...stored, debts, observer, close },
    payments,
    unserved: unserved.map(({ id }) => id),
  };
}

type Written = ReturnType<typeof writtenBusinesses>;

function partsOf(config: Composition, written: Written, served: Written, till: Till): Parts {
  const { store, clock, observer, model, voice } = config;
  const channels = new Map((config.channels ?? []).map((channel) => [channel.name, channel]));
  const courier = config.courier ?? courierBy(channels, store.conversations);
  const businesses = served
    .map((business) => staffed(business, { ...config, courier }, till))
    .filter((business) => business !== null)
    .map((business) => config.wrapBusiness?.(business) ?? business);
  return {
    businesses: new Map(businesses.map((business) => [business.id, business])),
    conversations: store.conversations,
    channels,
    reaches: (channel) => config.channels === undefined || channels.has(channel),
    leads: store.leads,
    introduce: introducing(written, store.customers),
    interpret: reusing(createInterpreter(model ? { model } : {})),
    ...(voice && { phrase: createPhrase(voice) }),
    clock,
    observer,
    limits: LIMITS,
    machineEnabled: config.machineEnabled ?? true,
  };
}

/** Where money is reported, rehearsed and owed. */
function paymentsOf({ clock, store }: Composition, { ledgers, sandbox }: Tills, { businesses }: Parts, bare: Engine) {
  const announcing = { ...ledgers, handle: bare.handle, clock };
  const door = createPaymentDoor(announcing);
  const deliver = (delivery: Parameters<typeof door.receive>[1]) => door.receive(SANDBOX, delivery);
  const purposeOf = purposeIn({ ...store, businesses });
  const counter =
    sandbox && createCounter({ ...ledgers, deliver, businesses, purposeOf, draw: qrImage, clock, sandbox });
  return { payments: { door, counter }, debts: createDebts(announcing) };
}

/** What is reported of money, and what is left to do about it, is a round of its own. */
function withPayments(bare: Engine, door: PaymentDoor): Engine {
  return {
    ...bare,
    rounds: [...bare.rounds, () => door.sweep()],
    async sweep() {
      await bare.sweep();
      await door.sweep();
    },
  };
}
