import type { PaymentProvider } from '../../ports/payment-provider.ts';

export type Environment = { readonly [name: string]: string | undefined };

/** Stripe, if the environment names a key for it; null otherwise. Its library is large and loaded only then. */
export async function stripeFromEnvironment(
  environment: Environment,
  returnUrl: () => string,
): Promise<PaymentProvider | null> {
  const secretKey = environment['STRIPE_SECRET_KEY'];
  const webhookSecret = environment['STRIPE_WEBHOOK_SECRET'];
  if (!secretKey && webhookSecret) {
    throw new Error('STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY: Stripe could not be asked for a payment');
  }
  if (!secretKey) return null;
  if (!webhookSecret) {
    throw new Error('STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET: nothing Stripe reports could be believed');
  }
  const { createStripe } = await import('./stripe.ts');
  return createStripe({ secretKey, webhookSecret, returnUrl, apiUrl: environment['STRIPE_API_URL'] });
}
