import { randomBytes } from 'node:crypto';
import type { Composition } from './cli/house.ts';
import type { Business } from './domain/business.ts';
import type { Ledgers } from './engine/payments/settle.ts';
import type { Clock } from './ports/clock.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import { type Environment, khqrFromEnvironment } from './providers/khqr/environment.ts';
import { createSandbox, type Sandbox } from './providers/sandbox/sandbox.ts';
import { stripeFromEnvironment } from './providers/stripe/environment.ts';

/** Every provider of payments that the environment sets up. A new one is one folder and one line here. */
export async function providersFrom(
  environment: Environment,
  { clock, publicUrl }: { readonly clock: Clock; readonly publicUrl: () => string },
): Promise<readonly PaymentProvider[]> {
  const found = [await stripeFromEnvironment(environment, publicUrl), await khqrFromEnvironment(environment, clock)];
  return found.filter((provider) => provider !== null);
}

export interface Tills {
  readonly ledgers: Ledgers;
  readonly sandbox: Sandbox;
  /** Who takes a business's new payments. */
  readonly providerOf: (business: string) => PaymentProvider;
}

/** Both ledgers, everybody who takes money, and who takes it for whom; the sandbox for whoever has named nobody. */
export function openTills(config: Composition, businesses: readonly Business[]): Tills {
  const { store, observer, publicUrl, webhookSecret, providers = [] } = config;
  const { payments, bookings } = store;
  const secret = webhookSecret ?? randomBytes(32).toString('hex');
  const sandbox = createSandbox({ secret, publicUrl: publicUrl ?? (() => 'http://localhost:3000') });
  const known = new Map([sandbox, ...providers].map((provider) => [provider.name, provider]));
  const named = new Map(businesses.map(({ id, payments: wish }) => [id, wish?.provider ?? config.paymentsBy]));
  const providerOf = (business: string): PaymentProvider => known.get(named.get(business) ?? '') ?? sandbox;
  return { ledgers: { payments, bookings, observer, providers: known }, sandbox, providerOf };
}

/** What keeps a business from being paid as it wishes: who serves real people is told at the start, not by the first. */
export function complaintsAbout(
  businesses: readonly Business[],
  providers: readonly PaymentProvider[],
  byDefault: string | undefined,
): readonly string[] {
  const known = ['sandbox', ...providers.map(({ name }) => name)];
  const wishes = [
    ...(byDefault === undefined ? [] : [{ who: 'HOLDFAST_PAYMENTS', provider: byDefault }]),
    ...businesses.flatMap(({ id, payments }) => (payments ? [{ who: id, provider: payments.provider }] : [])),
  ];
  return wishes
    .filter(({ provider }) => !known.includes(provider))
    .map(
      ({ who, provider }) =>
        `${who} takes payments by "${provider}", which is not set up; there are ${known.join(', ')}`,
    );
}
