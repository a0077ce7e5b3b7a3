import { cheapestOf } from '../../core/cheapest.ts';
import type { Interpretation } from '../../core/expectation.ts';
import type { Exchange } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { type Catalogue, serviceNamed, servicesListed } from './catalogue.ts';
import { type Asked, salonContext, TOLD_MAX, type Told } from './context.ts';
import { isListed } from './prices.ts';

/** What this turn told of services is kept for the next one: "¿y con mechas?", "vale, ese". */
export function rememberedTold(stored: JsonObject, { interpretation }: Exchange, catalogue: Catalogue): JsonObject {
  const { asked: before, ...context } = salonContext.parse(stored);
  const { told: _before, ...kept } = before ?? {};
  const told = interpretation === null ? null : toldIn(interpretation, before ?? {}, catalogue);
  const asked = { ...kept, ...(told !== null && { told }) };
  return { ...context, ...(Object.keys(asked).length > 0 && { asked }) };
}

function toldIn(
  { desk, intent, clauses = [] }: Interpretation,
  { services: listed = [], told }: Pick<Asked, 'services' | 'told'>,
  catalogue: Catalogue,
): Told | null {
  if (desk.some(({ kind }) => kind === 'cheapest')) {
    const least = cheapestOf(servicesListed(catalogue, listed), ({ cents }) => cents);
    return toldOf(
      'prices',
      least.map(({ name }) => name),
    );
  }
  const named = clauses.flatMap(({ found }) =>
    found.flatMap((one) => (one.kind === 'item' && one.negated !== true ? [one.id] : [])),
  );
  const services = named.filter((name) => serviceNamed(catalogue, name) !== undefined);
  const topic = desk.flatMap((one) => (one.kind === 'faq' && isListed(one.topic) ? [one.topic] : []))[0];
  // "And how long does it take?" is still about that one.
  const isSame = topic !== undefined && services.length === 0 && told !== undefined && told.topic !== topic;
  if (topic !== undefined) return toldOf(topic, isSame ? told.services : services);
  if (intent.type !== 'faq' || intent.entities['services'] === undefined) return null;
  // What it comes to with those of before was told too: "both then".
  const isMore = intent.entities['change'] !== 'replace';
  return toldOf('prices', isMore ? [...(told?.services ?? []), ...services] : services);
}

/** Of many at once nobody speaks as "that one". */
function toldOf(topic: Told['topic'], services: readonly string[]): Told {
  const each = [...new Set(services)];
  return { topic, services: each.length > TOLD_MAX ? [] : each };
}
