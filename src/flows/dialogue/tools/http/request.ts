import { createHmac } from 'node:crypto';
import type { Json, JsonObject } from '../../../../core/json.ts';
import type { Http } from '../../task/schema.ts';

/** A request as data: what is sent, decided before anything is sent. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
}

/** The request that an action's declaration and input come to. The key makes a repeated one recognisable. */
export function requestOf(http: Http, input: JsonObject, key: string, secret: string | null): HttpRequest {
  const url = filledUrl(http.url, input, key);
  const body =
    http.method === 'GET' ? null : JSON.stringify(http.body === undefined ? input : filled(http.body, input));
  const signature = secret === null ? {} : { 'x-signature': `sha256=${sign(secret, `${key}.${body ?? ''}`)}` };
  return {
    method: http.method,
    url,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...signature },
    body,
  };
}

/** Whether the business allows its tasks to call this host. */
export function isAllowed(url: string, hosts: readonly string[]): boolean {
  const { host, hostname, protocol } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && (hosts.includes(host) || hosts.includes(hostname));
}

/** Values go into an address only in encoded form, so that no words of a user can change where it leads. */
export function filledUrl(template: string, input: JsonObject, key: string): string {
  return template.replace(/(?:\{|%7B)([a-z_][a-z0-9_]*)(?:\}|%7D)/gi, (_, name: string) =>
    encodeURIComponent(name === 'key' ? key : String(input[name] ?? '')),
  );
}

function filled(template: Json, input: JsonObject): Json {
  if (typeof template === 'string') return filledText(template, input);
  if (Array.isArray(template)) return template.map((part: Json) => filled(part, input));
  if (template === null || typeof template !== 'object') return template;
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, filled(part as Json, input)]));
}

/** A template that is nothing but one slot keeps the slot's type; within a text its value is written out. */
function filledText(template: string, input: JsonObject): Json {
  const whole = /^\{([a-z_][a-z0-9_]*)\}$/.exec(template)?.[1];
  if (whole !== undefined) return input[whole] ?? null;
  return template.replace(/\{([a-z_][a-z0-9_]*)\}/g, (_, name: string) => String(input[name] ?? ''));
}

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
