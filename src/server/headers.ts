import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The sites that may frame what is answered; on any other route nobody may. */
    readonly framedBy?: (request: FastifyRequest) => readonly string[];
  }
}

/** The page loads nothing from anywhere else, and nobody may put it into a frame but the sites that a business names (F6). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** In small letters, as Fastify keeps them and Node writes them. */
const ALWAYS: { readonly [header: string]: string } = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

const UNFRAMED = policyFor("'none'");

function policyFor(ancestors: string): string {
  return [...POLICY, `frame-ancestors ${ancestors}`].join('; ');
}

export function addHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    setHeaders(request, reply);
    done();
  });
}

/** What every answer says of itself, beside what it is. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(ALWAYS);
  const framedBy = request.routeOptions.config.framedBy?.(request) ?? [];
  // It knows no list of sites: where some may, the policy alone says which.
  if (framedBy.length === 0) reply.header('x-frame-options', 'DENY');
  if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin');
  // The documentation brings a policy of its own, with the hashes of its inline styles.
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', framedBy.length === 0 ? UNFRAMED : policyFor(framedBy.join(' ')));
  }
  if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  reply.header('x-request-id', request.id);
}
