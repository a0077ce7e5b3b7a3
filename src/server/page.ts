import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findBuilt } from './built.ts';
import { problem } from './problems.ts';

/** The chat page at `/`, and at `/b/lucia` that of one business alone: static files, their names carrying a hash of their content so that they never go stale. */
export async function addPage(
  server: FastifyInstance,
  given: string | undefined,
  isServed: (business: string) => boolean,
): Promise<void> {
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
  // One business by itself: the same page, which looks at where it is.
  server.get<{ Params: { business: string } }>('/b/:business', { schema: { hide: true } }, (request, reply) =>
    isServed(request.params.business)
      ? reply.sendFile('index.html')
      : reply.code(404).send(problem('unknown_business', 'There is no such business.')),
  );
}

function findPage(): string | null {
  const index = findBuilt('widget', 'index.html');
  return index && dirname(index);
}
