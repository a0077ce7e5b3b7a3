/** An endpoint that speaks OpenAI's chat completions. */
export interface Endpoint {
  /** Where its API begins, like `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** A model of one's own may want none. */
  readonly apiKey: string | null;
  /** The model's name at that endpoint. */
  readonly name: string;
}

/** What was set of the four; blank is not set. */
export interface EndpointSettings {
  readonly model?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly openAiKey?: string | undefined;
  readonly openRouterKey?: string | undefined;
}

/** Where the two best-known endpoints say they are, and a small, fast model there. */
const OPENAI = { baseUrl: 'https://api.openai.com/v1', name: 'gpt-4.1-mini' };
const OPENROUTER = { baseUrl: 'https://openrouter.ai/api/v1', name: 'openai/gpt-4.1-mini' };

/**
 * `OPENAI_BASE_URL` names an endpoint; `OPENROUTER_API_KEY` is enough for OpenRouter; `OPENAI_API_KEY` is enough for
 * OpenAI only together with `HOLDFAST_MODEL`, because customers' words must not travel on account of a key that lay
 * about for something else.
 */
export function endpointFrom({ model, baseUrl, openAiKey, openRouterKey }: EndpointSettings): Endpoint | null {
  if (baseUrl !== undefined) {
    return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey: openAiKey ?? null, name: model ?? OPENAI.name };
  }
  if (openRouterKey !== undefined) return { ...OPENROUTER, apiKey: openRouterKey, ...(model && { name: model }) };
  return openAiKey !== undefined && model !== undefined ? { ...OPENAI, apiKey: openAiKey, name: model } : null;
}
