import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EndpointFailure, modelContract } from '../../src/ports/model.contract.ts';
import type { Prompt } from '../../src/ports/model.ts';
import { openAiCompatibleModel } from '../../src/providers/openai-compatible/model.ts';
import { fails, hangs, hears, knowsNoSchema, limitsRate, refuses, says } from './behaviours.ts';
import { type Behaviour, type ModelServer, openModelServer } from './server.ts';
import { watching } from './watching.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await openModelServer();
});

afterAll(() => server.close());

const FAILURES: { readonly [F in EndpointFailure]: (retryAfterMs?: number) => Behaviour } = {
  rate_limited: (after) => (after === undefined ? fails(429) : limitsRate(String(after / 1_000))),
  unavailable: () => fails(503),
  refused: () => refuses,
  rejected: () => fails(401),
};

modelContract('an OpenAI-compatible endpoint', async () => {
  const before = server.requests.length;
  return {
    model: openAiCompatibleModel({ baseUrl: server.url, apiKey: 'key', name: 'reader-1' }, watching()),
    answers: (text) => server.behave(says(text)),
    fails: (failure, retryAfterMs) => server.behave(FAILURES[failure](retryAfterMs)),
    hangs: () => server.behave(hangs),
    get asked() {
      return server.requests.length - before;
    },
  };
});

describe('an OpenAI-compatible endpoint', () => {
  const prompt: Prompt = {
    system: 'Listen.',
    messages: [{ role: 'user', text: 'hm' }],
    answer: { name: 'heard', schema: { type: 'object', properties: {}, required: [], additionalProperties: false } },
    answerTokensMax: 50,
  };
  const patient = new AbortController().signal;
  const open = (observer = watching()) => {
    return openAiCompatibleModel({ baseUrl: server.url, apiKey: null, name: 'reader-1' }, observer);
  };
  let asked = 0;

  beforeEach(() => {
    asked = server.requests.length;
  });

  it('is held to the schema, briefly and without chance', async () => {
    server.behave(hears('none'));
    await open().complete(prompt, patient);
    expect(server.requests.at(-1)).toMatchObject({
      model: 'reader-1',
      temperature: 0,
      max_tokens: 50,
      response_format: { json_schema: { name: 'heard', schema: prompt.answer.schema } },
    });
  });

  it('is asked plainly from then on, if it will not have a schema', async () => {
    server.behave(knowsNoSchema(hears('none')));
    const model = open();
    await model.complete(prompt, patient);
    await model.complete(prompt, patient);
    const formats = server.requests.slice(asked).map((request) => request.response_format?.type);
    expect(formats).toEqual(['json_schema', undefined, undefined]);
  });

  it('is held to the schema the next time, if it minded the request for another reason', async () => {
    server.behave(fails(400));
    const model = open();
    await expect(model.complete(prompt, patient)).rejects.toMatchObject({ failure: 'rejected' });
    server.behave(hears('none'));
    await model.complete(prompt, patient);
    expect(server.requests.at(-1)?.response_format).toBeDefined();
  });

  it('counts the tokens it reports, also for words that are no object', async () => {
    const observer = watching();
    server.behave(hears('none'), says('well, no'));
    const model = open(observer);
    await model.complete(prompt, patient);
    await model.complete(prompt, patient);
    expect(observer.counted('holdfast_model_tokens_total', { kind: 'prompt' })).toBe(2 * 321);
    expect(observer.counted('holdfast_model_tokens_total', { kind: 'completion' })).toBe(2 * 12);
  });
});
