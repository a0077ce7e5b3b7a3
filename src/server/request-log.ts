import type { FastifyInstance } from 'fastify';
import type { Telemetry } from './observer.ts';

const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** One structured line for each request, with the conversation it was about and never a query: people write there what they like. */
export function addRequestLog(server: FastifyInstance, telemetry: Telemetry): void {
  server.decorateRequest('conversationId', null);
  server.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.routeOptions.url ?? 'none';
    const params = (request.params ?? {}) as { readonly business?: string; readonly id?: string };
    telemetry.count('holdfast_http_requests_total', { route, method: request.method, status: `${reply.statusCode}` });
    telemetry.observe('holdfast_http_request_ms', reply.elapsedTime, { route, method: request.method });
    if (QUIET.has(route)) return;
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        business: params.business,
        chat: params.id,
        conversation_id: request.conversationId ?? undefined,
      },
      'http.request',
    );
  });
}
