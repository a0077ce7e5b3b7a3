import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock/system.ts';
import { endpointFrom } from './endpoint.ts';
import { modelFromEnvironment } from './environment.ts';

describe('the endpoint that the environment asks for', () => {
  it('is none unless it is asked for', () => {
    expect(endpointFrom({})).toBeNull();
    expect(endpointFrom({ OPENAI_BASE_URL: ' ', OPENROUTER_API_KEY: '' })).toBeNull();
    expect(endpointFrom({ OPENAI_API_KEY: 'a key for something else' })).toBeNull();
  });

  it('is where OPENAI_BASE_URL says, with a key or without', () => {
    const environment = { OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1/', HOLDFAST_MODEL: 'small' };
    expect(endpointFrom(environment)).toEqual({ baseUrl: 'http://127.0.0.1:8080/v1', apiKey: null, name: 'small' });
    expect(endpointFrom({ ...environment, OPENAI_API_KEY: 'key' })).toMatchObject({ apiKey: 'key' });
  });

  it('is OpenRouter with its key, and OpenAI with a key and the name of a model', () => {
    expect(endpointFrom({ OPENROUTER_API_KEY: 'key', HOLDFAST_MODEL: 'some/model' })).toMatchObject({
      baseUrl: 'https://openrouter.ai/api/v1',
      name: 'some/model',
    });
    expect(endpointFrom({ OPENAI_API_KEY: 'key', HOLDFAST_MODEL: 'm' })?.baseUrl).toBe('https://api.openai.com/v1');
  });

  it('never takes the key of one place to another', () => {
    const environment = { OPENAI_BASE_URL: 'https://models.example/v1', OPENROUTER_API_KEY: 'for OpenRouter' };
    expect(endpointFrom(environment)?.apiKey).toBeNull();
  });

  it('is complained about when it is no address', () => {
    expect(() => endpointFrom({ OPENAI_BASE_URL: 'localhost' })).toThrow(/OPENAI_BASE_URL/);
  });

  it('is reported at the start, its key is not', async () => {
    const logged: string[] = [];
    const observer = { count() {}, observe() {}, log: (...line: unknown[]) => void logged.push(JSON.stringify(line)) };
    const environment = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_API_KEY: 'secret', HOLDFAST_MODEL: 'small' };
    expect(await modelFromEnvironment(environment, { clock: systemClock, observer })).not.toBeNull();
    expect(logged).toEqual([expect.stringContaining('small')]);
    expect(logged.join()).not.toContain('secret');
    expect(await modelFromEnvironment({}, { clock: systemClock, observer })).toBeNull();
  });
});
