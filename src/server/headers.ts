import type { FastifyInstance } from 'fastify';

/** The page loads nothing from anywhere else, and nobody may put it into a frame. */
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
  "frame-ancestors 'none'",
].join('; ');

const ALWAYS: { readonly [header: string]: string } = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

export function addHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    reply.headers(ALWAYS);
    // The documentation brings a policy of its own, with the hashes of its inline styles.
    if (!reply.hasHeader('content-security-policy')) reply.header('Content-Security-Policy', POLICY);
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store');
    reply.header('X-Request-Id', request.id);
  });
}
