import { pictureOf } from '../domain/site.ts';
import type { Served } from '../engine/engine.ts';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { showSite } from './present.ts';
import { problem } from './problems.ts';
import { ofBusiness, problems, siteSchema } from './schemas.ts';

/** What a business's own site needs for the chat on it (F6): what the button looks like, and the picture. */
export function addSite(server: Api, { app }: House): void {
  const { businesses } = app.engine;

  server.get(
    '/b/:business/site',
    {
      ...limited('read'),
      schema: {
        summary: 'What the button of the chat on a business’s own site has to know; answered to the sites it names',
        tags: ['web chat'],
        params: ofBusiness,
        response: { 200: siteSchema, ...problems },
      },
    },
    async (request, reply) => {
      const business = businesses.get(request.params.business);
      if (business === undefined) return reply.code(404).send(UNKNOWN);
      const { origin } = request.headers;
      if (origin === undefined || !originsOf(business).includes(origin)) {
        const message = 'This site may not show the chat: name it under site.origins of the business.';
        return reply.code(403).send(problem('origin_not_allowed', message));
      }
      reply.headers({ 'Access-Control-Allow-Origin': origin, Vary: 'Origin', 'Cache-Control': 'max-age=60' });
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return showSite(business);
    },
  );

  server.get('/b/:business/picture', { schema: { hide: true, params: ofBusiness } }, async (request, reply) => {
    const { site } = businesses.get(request.params.business) ?? {};
    const picture = site === undefined ? null : pictureOf(site);
    if (picture === null) return reply.code(404).send(problem('unknown_picture', 'There is no such picture.'));
    reply.headers({ 'Cache-Control': 'max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    // A drawing may hold scripts: opened by itself it runs none.
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(picture.type).send(picture.bytes);
  });
}

export function originsOf({ site }: Pick<Served, 'site'>): readonly string[] {
  return site?.origins ?? [];
}

const UNKNOWN = problem('unknown_business', 'There is no such business.');
