import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problems.ts';

/** Files that may or may not be there: they say nothing of what an address takes. */
const ANY_FILE = '/*';

/** Where there is nothing is a 404; where there is something that is asked for in another way, a 405 that says how. Call it before any route is added. */
export function answerMissing(server: FastifyInstance): void {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  server.addHook('onRoute', ({ url, method }) => {
    if (url !== ANY_FILE) routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods));
    if (methods.size > 0 && !methods.has(request.method)) return refuseMethod(reply, [...methods]);
    return reply.code(404).send(problem('not_found', 'There is nothing at this address.'));
  };
  // Before the body is read: whatever it is, it is not wanted here.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answer(request, reply);
    else done();
  });
  server.setNotFoundHandler(answer);
}

export function refuseMethod(reply: FastifyReply, methods: readonly string[]): FastifyReply {
  const allowed = methods.toSorted().join(', ');
  return reply
    .code(405)
    .header('Allow', allowed)
    .send(problem('method_not_allowed', `This address takes ${allowed}.`));
}

function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
