import { APICallError } from 'ai';
import { messageOf } from '../../core/message-of.ts';
import { ModelError } from '../../ports/model.ts';

/** Whatever went wrong on the way to the endpoint and back, in the port's terms. Keys and prompts stay out of it. */
export function modelErrorFrom(error: unknown, deadline: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  if (deadline.aborted) return new ModelError('timed_out', 'no answer came in time');
  if (APICallError.isInstance(error)) return fromResponse(error);
  return new ModelError('unavailable', messageOf(error));
}

function fromResponse(error: APICallError): ModelError {
  const { statusCode, message } = error;
  if (statusCode === undefined) return new ModelError('unavailable', message);
  const reason = `HTTP ${statusCode}: ${message}`;
  if (statusCode === 429) return new ModelError('rate_limited', reason, retryAfterMs(error.responseHeaders));
  // A proxy's timeout, "too early" and "conflict" pass; so does every trouble of the server's own, or a body that is none.
  const passes = statusCode >= 500 || statusCode < 400 || [408, 409, 425].includes(statusCode);
  return new ModelError(passes ? 'unavailable' : 'rejected', reason);
}

/** Whether the endpoint may only have minded the schema: worth asking once more without. */
export function mindsTheFormat(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}

/** `retry-after-ms` where it is given, else `retry-after` in seconds. A date would need a clock we do not share. */
function retryAfterMs(headers: Record<string, string> | undefined): number | null {
  const exact = milliseconds(headers?.['retry-after-ms'], 1);
  return exact ?? milliseconds(headers?.['retry-after'], 1_000);
}

function milliseconds(written: string | undefined, unit: number): number | null {
  if (written === undefined || !/^\s*\d+(?:\.\d+)?\s*$/.test(written)) return null;
  return Math.ceil(Number(written) * unit);
}
