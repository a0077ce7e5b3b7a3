/** The operator's API as the console asks it. What the server says no to is thrown as a `Refusal`, which pages show. */

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** All that the server said, for those who know what to look for in it. */
  readonly body: unknown;

  constructor(status: number, code: string, message: string, body: unknown = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** Sent with whatever changes something; the session says it (G1). */
let token = '';

export function keepToken(next: string): void {
  token = next;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function ask<Value>(method: Method, path: string, body?: unknown): Promise<Value> {
  const headers = new Headers();
  if (method !== 'GET') headers.set('x-console-token', token);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(`/v1/console${path}`, {
    ...{ method, headers, credentials: 'same-origin', cache: 'no-store' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as Value;
  const { code, message } = problemIn(answer);
  throw new Refusal(response.status, code, message, answer);
}

function problemIn(body: unknown): { readonly code: string; readonly message: string } {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}

/** A query of an address: what is not said is left out. */
export function queryOf(fields: { readonly [name: string]: string | number | null | undefined }): string {
  const said = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}
