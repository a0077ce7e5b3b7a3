/** The settings that keep strangers out: empty, they would let everybody in who leaves the key empty too. */
const SECRETS = [
  'HOLDFAST_SECRET',
  'HOLDFAST_OPERATOR_TOKEN',
  'HOLDFAST_WEBHOOK_SECRET',
  'HOLDFAST_SANDBOX_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'BAKONG_TOKEN',
  'CHATWOOT_TOKEN',
] as const;

/** A secret that is set and empty is a mistake that nobody would notice: it stops the start. */
export function refuseEmptySecrets(environment: { readonly [name: string]: string | undefined }): void {
  const empty = SECRETS.find((name) => environment[name]?.trim() === '');
  if (empty !== undefined) throw new Error(`${empty} is set but empty: give it a value, or leave it unset`);
}
