import { describe, expect, it } from 'vitest';
import { systemClock } from '../providers/clock/system.ts';
import { readConfig } from './config.ts';
import { modelAt } from './model.ts';

describe('settings', () => {
  it('are what they were where nothing is set, and what is blank is not set', () => {
    const usual = { port: 3000, logLevel: 'info', rateLimit: true, trustedHops: 0, machineEnabled: true };
    expect(readConfig({})).toMatchObject(usual);
    expect(readConfig({ PORT: '', FSM_ENABLED: ' ', HOLDFAST_LOG_LEVEL: '' })).toMatchObject(usual);
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535.'],
    ['FSM_ENABLED', 'no', 'FSM_ENABLED must be true or false.'],
    ['HOLDFAST_RATE_LIMIT', 'false', 'HOLDFAST_RATE_LIMIT must be on or off.'],
    ['HOLDFAST_LOG_LEVEL', 'loud', 'HOLDFAST_LOG_LEVEL must be trace or debug or info'],
    ['HOLDFAST_PUBLIC_URL', 'book.example', 'HOLDFAST_PUBLIC_URL must be an address that begins with http://'],
    ['HOLDFAST_WEATHER', 'on', 'HOLDFAST_WEATHER must be off, or an address'],
    ['CHATWOOT_ACCOUNT_ID', 'seven', 'CHATWOOT_ACCOUNT_ID must be a whole number'],
    ['OPENAI_BASE_URL', 'localhost', 'OPENAI_BASE_URL must be the address of an API, like https://'],
  ])('that cannot be used are refused by name, with what is expected: %s=%s', (name, value, said) => {
    expect(() => readConfig({ [name]: value })).toThrow(said);
  });

  it('take an address that paths are added to with a stroke at its end or without', () => {
    expect(readConfig({ HOLDFAST_PUBLIC_URL: 'https://book.example/' }).publicUrl).toBe('https://book.example');
    expect(readConfig({ HOLDFAST_PUBLIC_URL: 'https://book.example' }).publicUrl).toBe('https://book.example');
  });

  it('never repeat what was written: it may be a password', () => {
    expect(() => readConfig({ HOLDFAST_PUBLIC_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it.each([
    'HOLDFAST_SECRET',
    'HOLDFAST_OPERATOR_TOKEN',
    'HOLDFAST_WEBHOOK_SECRET',
    'HOLDFAST_SANDBOX_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'BAKONG_TOKEN',
    'CHATWOOT_TOKEN',
  ])('D9 a secret that is set and empty stops the start: %s', (name) => {
    for (const empty of ['', ' ']) expect(() => readConfig({ [name]: empty })).toThrow(`${name} is set but empty`);
  });

  it.each([
    [{ STRIPE_WEBHOOK_SECRET: 'whsec' }, 'without STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'without STRIPE_WEBHOOK_SECRET'],
    [{ KHQR_ACCOUNT: 'a@b' }, 'without BAKONG_TOKEN'],
    [{ KHQR_ACCOUNT: 'a@b', BAKONG_TOKEN: 't' }, 'without KHQR_NAME'],
    [{ KHQR_ACCOUNT: 'a@b', BAKONG_TOKEN: 't', KHQR_NAME: 'A', KHQR_MERCHANT_ID: '1' }, 'KHQR_MERCHANT_BANK'],
  ])('that belong together are set together: %j', (environment, said) => {
    expect(() => readConfig(environment)).toThrow(said);
  });
});

describe('the model that the settings name', () => {
  const endpoint = (environment: { readonly [name: string]: string }) => readConfig(environment).model;

  it('is none unless it is asked for', () => {
    expect(endpoint({})).toBeNull();
    expect(endpoint({ OPENAI_BASE_URL: ' ', OPENROUTER_API_KEY: '' })).toBeNull();
    expect(endpoint({ OPENAI_API_KEY: 'a key for something else' })).toBeNull();
  });

  it('is where OPENAI_BASE_URL says, with a key or without', () => {
    const environment = { OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1/', HOLDFAST_MODEL: 'small' };
    expect(endpoint(environment)).toEqual({ baseUrl: 'http://127.0.0.1:8080/v1', apiKey: null, name: 'small' });
    expect(endpoint({ ...environment, OPENAI_API_KEY: 'key' })).toMatchObject({ apiKey: 'key' });
  });

  it('is OpenRouter with its key, and OpenAI with a key and the name of a model', () => {
    expect(endpoint({ OPENROUTER_API_KEY: 'key', HOLDFAST_MODEL: 'some/model' })).toMatchObject({
      baseUrl: 'https://openrouter.ai/api/v1',
      name: 'some/model',
    });
    expect(endpoint({ OPENAI_API_KEY: 'key', HOLDFAST_MODEL: 'm' })?.baseUrl).toBe('https://api.openai.com/v1');
  });

  it('never takes the key of one place to another', () => {
    const environment = { OPENAI_BASE_URL: 'https://models.example/v1', OPENROUTER_API_KEY: 'for OpenRouter' };
    expect(endpoint(environment)?.apiKey).toBeNull();
  });

  it('is reported at the start, its key is not', async () => {
    const logged: string[] = [];
    const observer = { count() {}, observe() {}, log: (...line: unknown[]) => void logged.push(JSON.stringify(line)) };
    const environment = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_API_KEY: 'secret', HOLDFAST_MODEL: 'small' };
    expect(await modelAt(endpoint(environment), { clock: systemClock, observer })).not.toBeNull();
    expect(logged).toEqual([expect.stringContaining('small')]);
    expect(logged.join()).not.toContain('secret');
    expect(await modelAt(null, { clock: systemClock, observer })).toBeNull();
  });
});
