import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findBuilt } from './built.ts';
import { problem } from './problems.ts';

/** The console at `/console` (G1): static files, and for every address below it the one page that looks at where it is. */
export async function addConsolePage(server: FastifyInstance): Promise<void> {
  const built = findBuilt('console', 'index.html');
  if (built === null) {
    server.get('/console', { schema: { hide: true } }, (_request, reply) =>
      reply.code(404).send(problem('not_built', 'The console has not been built yet: run "npm run build".')),
    );
    return;
  }
  await server.register(fastifyStatic, {
    root: join(dirname(built), 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    schemaHide: true,
    cacheControl: false,
    preCompressed: true,
    // Their names carry a hash of their content, so that they never go stale.
    setHeaders: (reply) => reply.header('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  for (const path of ['/console', '/console/*']) {
    server.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .send(await readFile(built)),
    );
  }
}
