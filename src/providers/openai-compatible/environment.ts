import type { Clock } from '../../ports/clock.ts';
import type { Model } from '../../ports/model.ts';
import type { Observer } from '../../ports/observer.ts';
import { withBreaker } from './breaker.ts';
import { type Endpoint, openAiCompatibleModel } from './model.ts';

type Environment = { readonly [name: string]: string | undefined };

/** Where the two best-known endpoints say they are, and a small, fast model there. */
const OPENAI = { baseUrl: 'https://api.openai.com/v1', name: 'gpt-4.1-mini' };
const OPENROUTER = { baseUrl: 'https://openrouter.ai/api/v1', name: 'openai/gpt-4.1-mini' };

/** The model that the environment asks for, behind a breaker; null where it asks for none. */
export function modelFromEnvironment(
  environment: Environment,
  { clock, observer }: { readonly clock: Clock; readonly observer: Observer },
): Model | null {
  const endpoint = endpointFrom(environment);
  if (endpoint === null) return null;
  observer.log('info', 'model.configured', { model: endpoint.name, host: new URL(endpoint.baseUrl).host });
  return withBreaker(openAiCompatibleModel(endpoint, observer), { clock, observer });
}

/**
 * `OPENAI_BASE_URL` names an endpoint; `OPENROUTER_API_KEY` is enough for OpenRouter; `OPENAI_API_KEY` is enough for
 * OpenAI only together with `HOLDFAST_MODEL`, because customers' words must not travel on account of a key that lay
 * about for something else.
 */
export function endpointFrom(environment: Environment): Endpoint | null {
  const given = (name: string): string | null => environment[name]?.trim() || null;
  const name = given('HOLDFAST_MODEL');
  const baseUrl = given('OPENAI_BASE_URL');
  const openAiKey = given('OPENAI_API_KEY');
  const openRouterKey = given('OPENROUTER_API_KEY');
  if (baseUrl !== null) {
    return { baseUrl: addressOf(baseUrl), apiKey: openAiKey, name: name ?? OPENAI.name };
  }
  if (openRouterKey !== null) return { ...OPENROUTER, apiKey: openRouterKey, ...(name === null ? {} : { name }) };
  return openAiKey !== null && name !== null ? { ...OPENAI, apiKey: openAiKey, name } : null;
}

function addressOf(written: string): string {
  if (!/^https?:\/\//.test(written) || !URL.canParse(written)) {
    throw new Error(`OPENAI_BASE_URL is no address of an API: "${written}". One looks like ${OPENAI.baseUrl}`);
  }
  return written.replace(/\/+$/, '');
}
