import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Served } from '../engine/engine.ts';
import { findBuilt } from './built.ts';
import { problem } from './problems.ts';
import { originsOf } from './site.ts';

/** The chat page at `/`, and at `/b/lucia` that of one business alone, in a frame too: static files, their names carrying a hash of their content so that they never go stale. */
export async function addPage(
  server: FastifyInstance,
  given: string | undefined,
  businesses: ReadonlyMap<string, Served>,
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
      // What stands on other sites: their pages load it, and it says nothing of anybody.
      if (path.startsWith(join(directory, EMBEDDED))) {
        reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
        reply.header('Access-Control-Allow-Origin', '*');
      }
      const forEver = path.startsWith(join(directory, 'assets'));
      reply.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const open = (business: string, reply: FastifyReply) =>
    businesses.has(business)
      ? reply.sendFile('index.html')
      : reply.code(404).send(problem('unknown_business', 'There is no such business.'));
  // One business by itself: the same page, which looks at where it is.
  server.get<OfBusiness>('/b/:business', { schema: { hide: true } }, (request, reply) =>
    open(request.params.business, reply),
  );
  // And in a frame on the sites that the business names (F6).
  const framedBy = (request: FastifyRequest) => {
    const business = businesses.get((request.params as OfBusiness['Params']).business);
    return business === undefined ? [] : originsOf(business);
  };
  server.get<OfBusiness>('/b/:business/frame', { schema: { hide: true }, config: { framedBy } }, (request, reply) =>
    open(request.params.business, reply),
  );
}

/** The script that sites have, and the map of it. */
const EMBEDDED = 'widget.js';

interface OfBusiness {
  readonly Params: { readonly business: string };
}

function findPage(): string | null {
  const index = findBuilt('widget', 'index.html');
  return index && dirname(index);
}
