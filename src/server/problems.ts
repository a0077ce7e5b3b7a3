import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { StoreAway } from '../ports/away.ts';

/** Every error leaves in one shape, `{error: {code, message}}`: a code for programs, a sentence for people. */
export interface Problem {
  readonly error: { readonly code: string; readonly message: string };
}

export function problem(code: string, message: string): Problem {
  return { error: { code, message } };
}

interface Answer {
  readonly status: number;
  readonly body: Problem;
}

/** What Fastify and its plugins call their errors, and what we say instead. */
const KNOWN: { readonly [code: string]: Answer } = {
  FST_ERR_CTP_BODY_TOO_LARGE: answer(413, 'body_too_large', 'The body of the request is larger than 256 kB.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: answer(415, 'unsupported_media_type', 'Send the body as application/json.'),
  FST_ERR_CTP_INVALID_JSON_BODY: answer(400, 'malformed_json', 'The body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: answer(400, 'malformed_request', 'Content-Length does not fit the body.'),
  FST_ERR_BAD_URL: answer(400, 'malformed_request', 'The path cannot be decoded.'),
  FST_ERR_MAX_PARAM_LENGTH: answer(404, 'not_found', 'There is nothing at this address.'),
};

const AWAY = answer(503, 'store_unavailable', 'Nothing can be stored or read just now. Please send it again.');

const INTERNAL = answer(500, 'internal', 'Something went wrong on our side. Please try again.');

function answer(status: number, code: string, message: string): Answer {
  return { status, body: problem(code, message) };
}

/** Never a stack trace: what is not foreseen is logged in full and told in one sentence. */
function answerTo(error: FastifyError): Answer {
  if (error instanceof StoreAway) return AWAY;
  if (hasZodFastifySchemaValidationErrors(error)) return answer(400, 'invalid_request', whatIsWrong(error));
  const known = KNOWN[error.code];
  if (known) return known;
  if (error.statusCode === 429) return answer(429, 'rate_limited', error.message);
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return answer(400, 'malformed_json', 'The body is not valid JSON.');
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return answer(error.statusCode, 'bad_request', 'The request cannot be understood.');
  }
  return INTERNAL;
}

function whatIsWrong(error: FastifyError): string {
  const issues = (error.validation ?? []).map((issue) => {
    const where = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    return where === '' ? `${issue.message}` : `${where}: ${issue.message}`;
  });
  return issues.length === 0 ? 'The request does not fit what is documented.' : issues.join('; ');
}

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = answerTo(error);
    if (status >= 500) request.log.error({ reqId: request.id, err: error }, 'http.failed');
    if (status === 503) reply.header('Retry-After', '2');
    return reply.code(status).send(body);
  });
}

/** For errors before a route is found, such as a path that cannot be decoded. */
export function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = answerTo(error);
  reply.code(status).send(body);
}

/** For bytes that are not even HTTP, and for those that never came. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const [status, code, message] = isLate
    ? ['408 Request Timeout', 'too_slow', 'The request did not arrive in time.']
    : ['400 Bad Request', 'malformed_request', 'This is not a well-formed HTTP request.'];
  const body = JSON.stringify(problem(code, message));
  const head = [`HTTP/1.1 ${status}`, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.end(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`);
}
