/** An endpoint that speaks OpenAI's chat completions. */
export interface Endpoint {
  /** Where its API begins, like `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** A model of one's own may want none. */
  readonly apiKey: string | null;
  /** The model's name at that endpoint. */
  readonly name: string;
}

export type Environment = { readonly [name: string]: string | undefined };

/** Where the two best-known endpoints say they are, and a small, fast model there. */
const OPENAI = { baseUrl: 'https://api.openai.com/v1', name: 'gpt-4.1-mini' };
const OPENROUTER = { baseUrl: 'https://openrouter.ai/api/v1', name: 'openai/gpt-4.1-mini' };

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
