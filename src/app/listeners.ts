import about from '../../package.json' with { type: 'json' };
import type { Business } from '../domain/business.ts';
import { payloadOf } from '../domain/news.ts';
import type { Listener } from '../ports/news.ts';
import { send } from '../providers/webhooks/send.ts';
import { keyIn } from '../providers/webhooks/signature.ts';
import type { Config } from './config.ts';

export type Listeners = ReadonlyMap<string, readonly Listener[]>;

/** Who is told of what happens in each business. A secret that is missing stops the start, or nobody would ever be told. */
export function listenersOf(
  businesses: readonly Business[],
  { secretNamed, privateWebhooks: inward }: Pick<Config, 'secretNamed' | 'privateWebhooks'>,
): Listeners {
  const options = { inward, agent: `Holdfast/${about.version}` };
  return new Map(
    businesses.map(({ id: business, webhooks }) => [
      business,
      webhooks.map(({ url, events, secret }): Listener => {
        const key = keyNamed(secret, business, secretNamed);
        return {
          url,
          events,
          tell: (news, now) => send({ url, key, id: news.id, body: JSON.stringify(payloadOf(news)), now }, options),
        };
      }),
    ]),
  );
}

function keyNamed(name: string, business: string, secretNamed: Config['secretNamed']): Buffer {
  const written = secretNamed(name);
  if (written === null) throw new Error(`${name} is not set: a webhook of ${business} is signed with it.`);
  const key = keyIn(written);
  if (key === null) throw new Error(`${name} must be whsec_ and 24 to 64 bytes in base64.`);
  return key;
}
