export const OPERATOR = 'the-operators-own-token';
export const WEBHOOK_SECRET = 'the secret of the webhook';
export const STRIPE_KEY = 'sk_test';
export const STRIPE_SECRET = 'whsec';

/** What every process of a house is started with; the same, so that one can go on where another was killed. */
export const SETTINGS = {
  HOLDFAST_SECRET: 'one secret for all processes',
  HOLDFAST_OPERATOR_TOKEN: OPERATOR,
  HOLDFAST_WEBHOOK_SECRET: WEBHOOK_SECRET,
  CHATWOOT_ACCOUNT_ID: '7',
  HOLDFAST_RATE_LIMIT: 'off',
  HOLDFAST_LOG_LEVEL: 'silent',
  HOLDFAST_WEATHER: 'off',
} as const;
