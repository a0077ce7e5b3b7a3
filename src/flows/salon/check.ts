import type { Business } from '../../domain/business.ts';
import { type Finding, mistake } from '../../domain/finding.ts';
import { sameNames } from '../../domain/same-names.ts';
import type { SalonSettings } from './catalogue.ts';

/** What each part of a salon's settings allows but the whole does not. */
export function checkSalon(settings: SalonSettings, { resources }: Business): readonly Finding[] {
  const { services, stylists } = settings;
  const isResource = (wanted: string) => resources.some(({ id }) => id === wanted);
  return [
    ...sameNames(services.map(({ name, aliases }, index) => ({ path: ['services', index], name, aliases }))),
    ...sameNames(stylists.map(({ name, aliases }, index) => ({ path: ['stylists', index], name, aliases }))),
    ...services.flatMap(({ name, uses }, index) => [
      ...(stylists.some((one) => one.services.includes(name))
        ? []
        : [mistake(['services', index], `nobody does "${name}": name it in the services of a stylist`)]),
      ...uses.flatMap((used, place) =>
        isResource(used)
          ? []
          : [mistake(['services', index, 'uses', place], `"${used}" is none of the resources: ${listOf(resources)}`)],
      ),
    ]),
    ...stylists.flatMap(({ id, services: done }, index) => [
      ...(isResource(id)
        ? []
        : [mistake(['stylists', index, 'id'], `"${id}" is none of the resources: ${listOf(resources)}`)]),
      ...done.flatMap((name, place) =>
        services.some((one) => one.name === name)
          ? []
          : [mistake(['stylists', index, 'services', place], `"${name}" is not among the services`)],
      ),
    ]),
  ];
}

function listOf(resources: Business['resources']): string {
  return resources.map(({ id }) => id).join(', ') || 'there are none';
}
