import { randomBytes } from 'node:crypto';
import type { Business } from '../domain/business.ts';
import type { Ledgers } from '../engine/payments/settle.ts';
import type { Clock } from '../ports/clock.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { createSandbox, SANDBOX, type Sandbox } from '../providers/sandbox/sandbox.ts';
import type { Composition } from './composition.ts';
import type { Config } from './config.ts';
import { FLOWS } from './flows.ts';
import { takesPayments } from './registry.ts';

export type Takers = Pick<Composition, 'providers' | 'paymentsBy' | 'sandbox' | 'sandboxSecret'>;

interface TakerParts {
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

type Open = (config: Config['payments'], parts: TakerParts) => Promise<PaymentProvider | null>;

/**
 * Everybody who can take real money, where the settings name them. A new provider is a folder and one line here. Their
 * libraries are large and loaded only then.
 */
const PROVIDERS: readonly Open[] = [
  async ({ stripe }, { publicUrl }) =>
    stripe && (await import('../providers/stripe/stripe.ts')).createStripe({ ...stripe, returnUrl: publicUrl }),
  async ({ khqr }, { clock }) =>
    khqr && (await import('../providers/khqr/khqr.ts')).createKhqr({ ...khqr, fetch, clock }),
];

/**
 * Who takes money, as the settings say. The sandbox confirms bookings without money, so that it is there only where it
 * can do no harm, or where it is asked for by name.
 */
export async function takersFrom(
  config: Config['payments'],
  parts: TakerParts,
): Promise<Takers & { readonly providers: readonly PaymentProvider[]; readonly sandbox: boolean }> {
  const found = await Promise.all(PROVIDERS.map((open) => open(config, parts)));
  const providers = found.filter((provider) => provider !== null);
  const isTryingOut = providers.length === 0 && !config.isForReal;
  const sandbox = config.by === SANDBOX || isTryingOut;
  const [only, second] = providers;
  const paymentsBy = config.by ?? (second === undefined ? only?.name : undefined);
  return { providers, sandbox, sandboxSecret: config.sandboxSecret, paymentsBy };
}

export interface Tills {
  readonly ledgers: Ledgers;
  /** Null where no payment is rehearsed. */
  readonly sandbox: Sandbox | null;
  /** Who takes a business's new payments; null where nobody does. */
  readonly providerOf: (business: string) => PaymentProvider | null;
}

/** Both ledgers, everybody who takes money, and who takes it for whom; the sandbox for whoever has named nobody. */
export function openTills(config: Composition, businesses: readonly Business[]): Tills {
  const { store, observer, publicUrl, sandboxSecret, providers = [] } = config;
  const { payments, bookings } = store;
  const secret = sandboxSecret ?? randomBytes(32).toString('hex');
  const parts = { secret, publicUrl: publicUrl ?? (() => 'http://localhost:3000') };
  const sandbox = config.sandbox === false ? null : createSandbox(parts);
  const all = sandbox === null ? providers : [sandbox, ...providers];
  const known = new Map(all.map((provider) => [provider.name, provider]));
  const named = new Map(businesses.map(({ id, payments: wish }) => [id, wish?.provider ?? config.paymentsBy]));
  const providerOf = (business: string): PaymentProvider | null => known.get(named.get(business) ?? SANDBOX) ?? null;
  return { ledgers: { payments, bookings, observer, providers: known }, sandbox, providerOf };
}

/** Businesses that take payments and have nobody to take them: they are not served, for their customers would be stuck. */
export function withoutTaker(
  businesses: readonly Business[],
  providerOf: Tills['providerOf'],
  flows: Composition['flows'] = FLOWS,
): readonly Business[] {
  return businesses.filter((business) => takesPayments(flows, business) && providerOf(business.id) === null);
}

/** What keeps a business from being paid as it wishes: who serves real people is told at the start, not by the first. */
export function complaintsAbout(
  businesses: readonly Business[],
  { providers = [], sandbox = true, paymentsBy }: Takers,
): readonly string[] {
  const known = [...(sandbox ? [SANDBOX] : []), ...providers.map(({ name }) => name)];
  const wishes = [
    ...(paymentsBy === undefined ? [] : [{ who: 'HOLDFAST_PAYMENTS', provider: paymentsBy }]),
    ...businesses.flatMap(({ id, payments }) => (payments ? [{ who: id, provider: payments.provider }] : [])),
  ];
  return wishes
    .filter(({ provider }) => !known.includes(provider))
    .map(({ who, provider }) => `${who} takes payments by "${provider}", which is not set up; ${thereAre(known)}`);
}

function thereAre(known: readonly string[]): string {
  return known.length === 0 ? 'nobody is' : `there are ${known.join(', ')}`;
}

/** What whoever starts the server should know of its payments, as a log event and a line to read. */
export function warningsAbout(
  { sandbox }: Takers,
  unserved: readonly string[],
): readonly (readonly [event: string, line: string])[] {
  const rehearsal = 'Payments go to the SANDBOX: no money moves, and whoever has a link can press "paid".';
  const unpaid = unserved.map((id) => {
    const way = 'Set up Stripe or KHQR, name one with HOLDFAST_PAYMENTS, or rehearse with HOLDFAST_PAYMENTS=sandbox.';
    return [
      'payments.nobody',
      `${id} is NOT SERVED: it takes payments, and nobody is named to take them. ${way}`,
    ] as const;
  });
  return [...(sandbox ? [['payments.sandbox', rehearsal] as const] : []), ...unpaid];
}
