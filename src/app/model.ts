import type { ModelReader } from '../core/model-reader.ts';
import type { ModelVoice } from '../core/model-voice.ts';
import type { Clock } from '../ports/clock.ts';
import type { Observer } from '../ports/observer.ts';
import { createModelReader } from '../providers/model-reader/reader.ts';
import { createModelVoice } from '../providers/model-reader/voice.ts';
import { withBreaker } from '../providers/openai-compatible/breaker.ts';
import type { Endpoint } from '../providers/openai-compatible/endpoint.ts';

/** What reads and what writes, with one model. */
export interface ModelParts {
  readonly model: ModelReader;
  readonly voice: ModelVoice;
}

/**
 * The model that the settings name, behind a breaker; null where they name none. What speaks to endpoints is large and
 * loaded only when there is one.
 */
export async function modelAt(
  endpoint: Endpoint | null,
  { clock, observer }: { readonly clock: Clock; readonly observer: Observer },
): Promise<ModelParts | null> {
  if (endpoint === null) return null;
  const { openAiCompatibleModel } = await import('../providers/openai-compatible/model.ts');
  observer.log('info', 'model.configured', { model: endpoint.name, host: new URL(endpoint.baseUrl).host });
  const model = withBreaker(openAiCompatibleModel(endpoint, observer), { clock, observer });
  const parts = { model, clock, observer };
  return { model: createModelReader(parts), voice: createModelVoice(parts) };
}
