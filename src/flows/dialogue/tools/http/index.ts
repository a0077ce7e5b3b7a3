import { z } from 'zod';
import type { JsonObject } from '../../../../core/json.ts';
import type { CallFacts, Definite, Tool } from '../../../../ports/tool.ts';
import type { DialogueSettings } from '../../settings.ts';
import type { ActionStep, Http } from '../../task/schema.ts';
import { filledUrl, type HttpRequest, isAllowed, requestOf } from './request.ts';

export interface HttpParts {
  readonly fetch: typeof globalThis.fetch;
  readonly secret: (name: string) => string | null;
}

const ANSWER_BYTES_MAX = 100_000;
const answerSchema = z.record(z.string(), z.json());

/**
 * An action that is somebody else's endpoint. 2xx with a JSON object is done, 404, 409, 410 and 422 are a refusal whose
 * `outcome` names it, anything else leaves open what happened. The key of the call goes with it, so that the endpoint
 * can tell a repetition from a second wish.
 */
export function httpTool(step: ActionStep, http: Http, settings: DialogueSettings, parts: HttpParts): Tool {
  for (const url of [http.url, http.lookup ?? http.url]) {
    if (!isAllowed(url, settings.hosts))
      throw new Error(`${step.action}: ${new URL(url).host} is not among settings.dialogue.hosts`);
  }
  const secret = http.sign === undefined ? null : parts.secret(settings.secrets[http.sign] ?? '');
  if (http.sign !== undefined && secret === null)
    throw new Error(`${step.action}: there is no secret \`${http.sign}\``);

  return {
    name: step.action,
    states: ['executing_action'],
    consequence: step.looks ? null : { lookup, undo: async () => {} },
    input: z.record(z.string(), z.json()),
    run: (input, call) => send(requestOf(http, input, call.key, secret), http.retries),
  };

  async function lookup(call: CallFacts): Promise<Definite | null> {
    // Without an address to ask, the call is simply made again under the same key.
    if (http.lookup === undefined) return null;
    const asking = { ...http, method: 'GET' as const, url: filledUrl(http.lookup, {}, call.key) };
    const response = await request(requestOf(asking, {}, call.key, secret));
    return response.status === 404 ? null : answerOf(response.status, await bodyOf(response));
  }

  /** Only a request that never arrived, or that the endpoint itself calls a passing trouble, is sent again at once. */
  async function send(prepared: HttpRequest, retries: number): Promise<Definite> {
    try {
      const response = await request(prepared);
      if (response.status >= 500 && retries > 0) return await send(prepared, retries - 1);
      return answerOf(response.status, await bodyOf(response));
    } catch (thrown) {
      if (retries > 0 && thrown instanceof TypeError) return send(prepared, retries - 1);
      throw thrown;
    }
  }

  function request({ method, url, headers, body }: HttpRequest): Promise<Response> {
    const signal = AbortSignal.timeout(http.timeoutSeconds * 1000);
    return parts.fetch(url, { method, headers: { ...headers }, body, signal, redirect: 'error' });
  }

  function answerOf(status: number, output: JsonObject): Definite {
    if (status >= 200 && status < 300) return { kind: 'done', output };
    if ([404, 409, 410, 422].includes(status)) {
      const { outcome } = output;
      return { kind: 'refused', reason: typeof outcome === 'string' ? outcome : `http_${status}`, output };
    }
    throw new Error(`${step.action}: the endpoint answered ${status}`);
  }
}

async function bodyOf(response: Response): Promise<JsonObject> {
  const text = (await response.text()).slice(0, ANSWER_BYTES_MAX);
  return text.trim() === '' ? {} : answerSchema.parse(JSON.parse(text));
}
