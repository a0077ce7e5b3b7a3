import { cheapestOf } from '../../core/cheapest.ts';
import type { Interpretation } from '../../core/expectation.ts';
import type { Exchange } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { type Catalogue, serviceNamed, servicesListed, stylistWithId } from './catalogue.ts';
import { type Asked, type SalonWish, salonContext, TOLD_MAX, type Told } from './context.ts';
import { isListed } from './prices.ts';

/** What this turn told of services is kept for the next one: "¿y con mechas?", "vale, ese". */
export function rememberedTold(stored: JsonObject, { interpretation }: Exchange, catalogue: Catalogue): JsonObject {
  const { asked: before, ...context } = salonContext.parse(stored);
  const { told: _before, ...kept } = before ?? {};
  const told = interpretation === null ? null : toldIn(interpretation, before ?? {}, catalogue);
  const wish = interpretation === null || context.state !== 'idle' ? null : askedFor(interpretation, catalogue);
  const asked = { ...kept, ...(wish !== null && { wish: { ...wish, ...kept.wish } }), ...(told !== null && { told }) };
  return { ...context, ...(Object.keys(asked).length > 0 && { asked }) };
}

/** "Is Ana in on Friday?", and then "can she do me at 4?": whoever was asked about is meant in the next message, and then. */
function askedFor({ desk, clauses = [] }: Interpretation, catalogue: Catalogue): SalonWish | null {
  const found = clauses.flatMap((clause) => clause.found.filter(({ negated }) => negated !== true));
  const [stylist, ...others] = new Set(
    found.flatMap((one) => (one.kind === 'item' && stylistWithId(catalogue, one.id) !== undefined ? [one.id] : [])),
  );
  const [day, ...more] = new Set(found.flatMap((one) => (one.kind === 'date' ? [one.date] : [])));
  const isAsked = desk.some(({ kind }) => kind === 'faq') && stylist !== undefined && others.length === 0;
  return isAsked ? { stylist, ...(day !== undefined && more.length === 0 && { day }) } : null;
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
  const named = clauses.flatMap(({ found, alternative }) =>
    found.flatMap((one) =>
      one.kind === 'item' && one.negated !== true && serviceNamed(catalogue, one.id) !== undefined
        ? [{ ...one, alternative }]
        : [],
    ),
  );
  const services = named.map(({ id }) => id);
  // "A cut or a colour" are one or the other; "a cut", where there are two, is one of them.
  const isOne = named.some(({ alternative }) => alternative);
  const isOpen = (words: string, id: string) => named.some((other) => other.words === words && other.id !== id);
  const together = isOne ? [] : named.filter(({ words, id }) => !isOpen(words, id)).map(({ id }) => id);
  const topic = desk.flatMap((one) => (one.kind === 'faq' && isListed(one.topic) ? [one.topic] : []))[0];
  // "And how long does it take?" is still about that one.
  const isSame = topic !== undefined && services.length === 0 && told !== undefined && told.topic !== topic;
  if (topic !== undefined) return isSame ? { ...told, topic } : toldOf(topic, services, together);
  // Whoever sighs at a price, or cannot decide, is still speaking of it.
  if (intent.type === 'faq' && desk.length === 0 && services.length === 0) return told ?? null;
  if (intent.type !== 'faq' || intent.entities['services'] === undefined) return null;
  // What it comes to with those of before was told too: "both then".
  const isMore = intent.entities['change'] !== 'replace';
  return isMore
    ? toldOf('prices', [...(told?.services ?? []), ...services], [...toldTogether(told), ...together])
    : toldOf('prices', services, together);
}

/** One by itself is with whatever comes next. */
export function toldTogether(told: Told | null | undefined): readonly string[] {
  return told?.together ?? (told?.services.length === 1 ? told.services : []);
}

/** Of many at once nobody speaks as "that one". */
function toldOf(topic: Told['topic'], services: readonly string[], together: readonly string[] = []): Told {
  const [each, both] = [[...new Set(services)], [...new Set(together)]];
  if (each.length > TOLD_MAX) return { topic, services: [] };
  return { topic, services: each, ...(each.length > 1 && both.length > 0 && { together: both }) };
}
