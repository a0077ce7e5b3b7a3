import type { JsonObject } from '../core/json.ts';
import { remembered } from '../core/remembered.ts';
import type { Business } from '../domain/business.ts';

/** What a business shows of itself to programs: what stands in its file for anybody to know. */
export const cardOf = remembered((business: Business): JsonObject => {
  const { id, name, timeZone, country, locales, opening, resources, contact, topics, flows, settings, standing } =
    business;
  const shown = {
    ...{ id, name, timeZone, country, languages: locales, contact },
    hours: opening.weekly,
    exceptions: opening.exceptions,
    people: resources.map((one) => ({ id: one.id, name: one.name })),
    answers: topics.map(({ id: topic, answer }) => ({ topic, answer })),
    // Tasks that are declared name hosts and secrets beside what they offer: what they can do is told by the desk.
    offers: Object.fromEntries(flows.filter((flow) => flow !== 'dialogue').map((flow) => [flow, settings[flow] ?? {}])),
    afterwards: { callOff: standing.callOff, move: standing.move },
  };
  return JSON.parse(JSON.stringify(shown));
});
