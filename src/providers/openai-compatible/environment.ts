import type { Clock } from '../../ports/clock.ts';
import type { Model } from '../../ports/model.ts';
import type { Observer } from '../../ports/observer.ts';
import { withBreaker } from './breaker.ts';
import { type Environment, endpointFrom } from './endpoint.ts';

/**
 * The model that the environment asks for, behind a breaker; null where it asks for none. What speaks to endpoints is
 * large and loaded only when there is one.
 */
export async function modelFromEnvironment(
  environment: Environment,
  { clock, observer }: { readonly clock: Clock; readonly observer: Observer },
): Promise<Model | null> {
  const endpoint = endpointFrom(environment);
  if (endpoint === null) return null;
  const { openAiCompatibleModel } = await import('./model.ts');
  observer.log('info', 'model.configured', { model: endpoint.name, host: new URL(endpoint.baseUrl).host });
  return withBreaker(openAiCompatibleModel(endpoint, observer), { clock, observer });
}
