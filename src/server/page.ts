import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findBuilt } from './built.ts';
import { problem } from './problems.ts';

/** The chat page at `/`: static files, their names carrying a hash of their content so that they never go stale. */
export async function addPage(server: FastifyInstance, given: string | undefined): Promise<void> {
  const directory = given ?? findPage();
  if (directory === null) {
    server.get('/', { schema: { hide: true } }, (_request, reply) =>
      reply.code(404).send(problem('not_built', 'The chat page has not been built yet: run "npm run build".')),
    );
    return;
  }
  await server.register(fastifyStatic, {
    root: directory,
    schemaHide: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const forEver = path.startsWith(join(directory, 'assets'));
      reply.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

function findPage(): string | null {
  const index = findBuilt('widget', 'index.html');
  return index && dirname(index);
}
