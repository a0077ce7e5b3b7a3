import { z } from 'zod';
import { READ_ONCE } from '../domain/written.ts';
import type { KhqrSettings } from '../providers/khqr/khqr.ts';
import { type Endpoint, endpointFrom } from '../providers/openai-compatible/endpoint.ts';
import { cloudsIn } from './calendars/cloud-settings.ts';
import { address, base, isAddress, oneOf, secret, text, whole } from './config-values.ts';
import type { Environment } from './environment.ts';
import { operatorTokensIn } from './operators.ts';

const PORT_MAX = 65_535;
const PORT_USUAL = 3_000;
const CHAT_DAYS_MAX = 365;
const CALENDARS_EVERY_SECONDS = 15;

/** Every variable that Holdfast reads, and what may stand in it. A value is never repeated: it may hold a password. */
const variables = z.object({
  PORT: whole(PORT_MAX),
  // What names no database is refused by the store, which knows the ways to write one.
  DATABASE_URL: z.string().optional(),
  REDIS_URL: text,
  HOLDFAST_BUSINESSES: text,
  HOLDFAST_PUBLIC_URL: base,
  HOLDFAST_CALENDARS_EVERY: whole(3_600),
  HOLDFAST_WEATHER: text.refine((given) => given === 'off' || isAddress(given), 'must be off, or an address (http…)'),
  HOLDFAST_LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  HOLDFAST_RATE_LIMIT: oneOf('on', 'off'),
  HOLDFAST_TRUST_PROXY: text.refine((given) => /^(?:true|false|\d)?$/.test(given ?? ''), 'must be a number of proxies'),
  HOLDFAST_DEMO: oneOf('on', 'off'),
  HOLDFAST_MCP: oneOf('on', 'off'),
  HOLDFAST_PRIVATE_WEBHOOKS: oneOf('on', 'off'),
  FSM_ENABLED: oneOf('true', 'false'),
  HOLDFAST_OPERATOR_TOKEN: secret,
  HOLDFAST_OPERATOR_TOKENS: secret,
  HOLDFAST_CHAT_DAYS: whole(CHAT_DAYS_MAX),
  HOLDFAST_SECRET: secret,
  HOLDFAST_WEBHOOK_SECRET: secret,
  HOLDFAST_SANDBOX_SECRET: secret,
  HOLDFAST_MODEL: text,
  OPENAI_BASE_URL: text.refine(isAddress, 'must be the address of an API, like https://api.openai.com/v1'),
  OPENAI_API_KEY: text,
  OPENROUTER_API_KEY: text,
  CHATWOOT_URL: base,
  CHATWOOT_TOKEN: secret,
  CHATWOOT_ACCOUNT_ID: whole(Number.MAX_SAFE_INTEGER),
  TWILIO_ACCOUNT_SID: text.refine((given) => /^(?:AC[0-9a-f]{32})?$/.test(given ?? ''), 'must look like AC0123…'),
  TWILIO_AUTH_TOKEN: secret,
  TWILIO_API_URL: base,
  WHATSAPP_TOKEN: secret,
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
  WHATSAPP_API_URL: base,
  TELEGRAM_BOT_TOKEN: secret,
  TELEGRAM_WEBHOOK_SECRET: secret.refine(
    (given) => given === undefined || /^[\w-]{1,256}$/.test(given),
    'may hold letters, digits, _ and - only',
  ),
  TELEGRAM_API_URL: base,
  HOLDFAST_PAYMENTS: text,
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: base,
  KHQR_ACCOUNT: text,
  KHQR_NAME: text,
  KHQR_CITY: text,
  KHQR_MERCHANT_ID: text,
  KHQR_MERCHANT_BANK: text,
  BAKONG_TOKEN: secret,
  BAKONG_API_URL: base,
  SMTP_URL: secret.refine(
    (given) => given === undefined || /^smtps?:\/\//.test(given),
    'must look like smtp://HOST:587',
  ),
  HOLDFAST_MAIL_FROM: text,
  HOLDFAST_NOTIFY_URL: address,
  HOLDFAST_OIDC_ISSUER: address,
  HOLDFAST_OIDC_CLIENT_ID: text,
  HOLDFAST_OIDC_CLIENT_SECRET: secret,
  HOLDFAST_OIDC_NAME: text,
  HOLDFAST_GOOGLE_CLIENT_ID: text,
  HOLDFAST_GOOGLE_CLIENT_SECRET: secret,
  HOLDFAST_GOOGLE_API_URL: base,
  HOLDFAST_MICROSOFT_CLIENT_ID: text,
  HOLDFAST_MICROSOFT_CLIENT_SECRET: secret,
  HOLDFAST_MICROSOFT_TENANT: text,
  HOLDFAST_MICROSOFT_API_URL: base,
  NODE_ENV: text,
});

/** `true` is one proxy: whoever trusts any number of them believes whatever a caller writes. */
function hopsIn(given: string | undefined): number {
  return given === 'true' ? 1 : Number(given) || 0;
}

type Variables = z.infer<typeof variables>;

export type Config = ReturnType<typeof readConfig>;

/** The settings, read once and checked; what is wrong is said by the variable's name (B16). */
export function readConfig(given: Environment) {
  const read = variables.safeParse(given, READ_ONCE);
  if (!read.success) throw new Error(complaintOf(read.error));
  const set = read.data;
  together(set, 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN');
  together(set, 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN');
  together(set, 'TELEGRAM_BOT_TOKEN', 'TELEGRAM_WEBHOOK_SECRET');
  together(set, 'SMTP_URL', 'HOLDFAST_MAIL_FROM');
  together(set, 'HOLDFAST_OIDC_ISSUER', 'HOLDFAST_OIDC_CLIENT_ID', 'HOLDFAST_OIDC_CLIENT_SECRET');
  together(set, 'HOLDFAST_GOOGLE_CLIENT_ID', 'HOLDFAST_GOOGLE_CLIENT_SECRET');
  together(set, 'HOLDFAST_MICROSOFT_CLIENT_ID', 'HOLDFAST_MICROSOFT_CLIENT_SECRET');
  return {
    port: set.PORT ?? PORT_USUAL,
    database: set.DATABASE_URL,
    redis: set.REDIS_URL,
    businesses: set.HOLDFAST_BUSINESSES,
    /** What a business's own tasks name, like the key of an API that they call (C8). */
    secretNamed: (name: string): string | null => given[name] ?? null,
    publicUrl: set.HOLDFAST_PUBLIC_URL,
    /** How often outside calendars are read without anybody asking, in seconds. */
    calendarsEverySeconds: set.HOLDFAST_CALENDARS_EVERY ?? CALENDARS_EVERY_SECONDS,
    /** Whose calendars people can let us into by OAuth. */
    clouds: cloudsIn(set),
    weather: set.HOLDFAST_WEATHER,
    /** Whether programs may come in at `/mcp`. */
    mcp: set.HOLDFAST_MCP === 'on',
    /** Whether webhooks may go to private networks, and without TLS. */
    privateWebhooks: set.HOLDFAST_PRIVATE_WEBHOOKS === 'on',
    logLevel: set.HOLDFAST_LOG_LEVEL ?? 'info',
    rateLimit: set.HOLDFAST_RATE_LIMIT !== 'off',
    trustedHops: hopsIn(set.HOLDFAST_TRUST_PROXY),
    /** Whether the demo businesses are served beside one's own, and talks may be looked into from the page. */
    demo: set.HOLDFAST_DEMO !== 'off',
    machineEnabled: set.FSM_ENABLED !== 'false',
    operatorToken: set.HOLDFAST_OPERATOR_TOKEN,
    operatorTokens: operatorTokensIn(set.HOLDFAST_OPERATOR_TOKENS),
    chatDays: set.HOLDFAST_CHAT_DAYS,
    secret: set.HOLDFAST_SECRET,
    model: modelIn(set),
    notices: { smtp: set.SMTP_URL, from: set.HOLDFAST_MAIL_FROM, url: set.HOLDFAST_NOTIFY_URL },
    openId: openIdIn(set),
    chatwoot: {
      url: set.CHATWOOT_URL,
      token: set.CHATWOOT_TOKEN,
      account: set.CHATWOOT_ACCOUNT_ID,
      publicUrl: set.HOLDFAST_PUBLIC_URL,
      webhookSecret: set.HOLDFAST_WEBHOOK_SECRET,
    },
    twilio: {
      accountSid: set.TWILIO_ACCOUNT_SID,
      authToken: set.TWILIO_AUTH_TOKEN,
      apiUrl: set.TWILIO_API_URL,
      publicUrl: set.HOLDFAST_PUBLIC_URL,
    },
    whatsapp: {
      token: set.WHATSAPP_TOKEN,
      appSecret: set.WHATSAPP_APP_SECRET,
      verifyToken: set.WHATSAPP_VERIFY_TOKEN,
      apiUrl: set.WHATSAPP_API_URL,
      publicUrl: set.HOLDFAST_PUBLIC_URL,
    },
    telegram: {
      token: set.TELEGRAM_BOT_TOKEN,
      webhookSecret: set.TELEGRAM_WEBHOOK_SECRET,
      apiUrl: set.TELEGRAM_API_URL,
      publicUrl: set.HOLDFAST_PUBLIC_URL,
    },
    payments: {
      by: set.HOLDFAST_PAYMENTS,
      isForReal: set.NODE_ENV === 'production',
      sandboxSecret: set.HOLDFAST_SANDBOX_SECRET ?? set.HOLDFAST_WEBHOOK_SECRET,
      stripe: stripeIn(set),
      khqr: khqrIn(set),
    },
  };
}

function complaintOf({ issues }: z.ZodError): string {
  const [first] = issues;
  return `${String(first?.path[0])} ${first?.message}.`;
}

/** One without the other is a mistake that would show only when somebody writes. */
function together(set: Variables, ...names: readonly (keyof Variables)[]): void {
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  const [given] = names.filter((name) => set[name] !== undefined);
  throw new Error(`${given} is set without ${missing.join(' and ')}: they are set together or not at all.`);
}

function modelIn(set: Variables): Endpoint | null {
  const { HOLDFAST_MODEL, OPENAI_BASE_URL, OPENAI_API_KEY, OPENROUTER_API_KEY } = set;
  return endpointFrom({
    model: HOLDFAST_MODEL,
    baseUrl: OPENAI_BASE_URL,
    openAiKey: OPENAI_API_KEY,
    openRouterKey: OPENROUTER_API_KEY,
  });
}

function openIdIn(set: Variables) {
  const { HOLDFAST_OIDC_ISSUER: issuer, HOLDFAST_OIDC_CLIENT_ID: clientId } = set;
  const { HOLDFAST_OIDC_CLIENT_SECRET: clientSecret, HOLDFAST_OIDC_NAME: name = 'OpenID Connect' } = set;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, name } : null;
}

function stripeIn(set: Variables) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = set;
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined) {
    throw new Error('STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY: Stripe could not be asked for a payment.');
  }
  if (webhookSecret === undefined) {
    throw new Error(
      'STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET: nothing Stripe reports could be believed.',
    );
  }
  return { secretKey, webhookSecret, apiUrl };
}

function khqrIn(set: Variables): KhqrSettings | null {
  const { KHQR_ACCOUNT: account, KHQR_NAME: name, BAKONG_TOKEN: token } = set;
  const { KHQR_MERCHANT_ID: id, KHQR_MERCHANT_BANK: bank } = set;
  if (account === undefined) return null;
  if (token === undefined) {
    throw new Error('KHQR_ACCOUNT is set without BAKONG_TOKEN: nobody could be asked whether it was paid.');
  }
  if (name === undefined) throw new Error('KHQR_ACCOUNT is set without KHQR_NAME: a code says whom it pays.');
  if (!id !== !bank) throw new Error('KHQR_MERCHANT_ID and KHQR_MERCHANT_BANK are set together or not at all.');
  const merchant = id && bank ? { id, bank } : null;
  return {
    account: { account, name, city: set.KHQR_CITY ?? 'Phnom Penh', merchant },
    token,
    apiUrl: set.BAKONG_API_URL,
  };
}
