import { type Finding, mistake } from '../../domain/finding.ts';
import { sameNames } from '../../domain/same-names.ts';
import type { SpaceSettings } from './catalogue.ts';

/** What each part of a house's settings allows but the whole does not. */
export function checkSpace({ spaces, equipment, traits }: SpaceSettings): readonly Finding[] {
  return [
    ...sameNames(spaces.map(({ name, aliases }, index) => ({ path: ['spaces', index], name, aliases }))),
    ...spaces.flatMap((space, index) => [
      ...(spaces.findIndex(({ id }) => id === space.id) < index
        ? [mistake(['spaces', index, 'id'], `"${space.id}" stands there more than once`)]
        : []),
      ...space.equipment.flatMap((item, place) =>
        Object.hasOwn(equipment, item)
          ? []
          : [mistake(['spaces', index, 'equipment', place], `"${item}" is not among the equipment`)],
      ),
      ...space.traits.flatMap((trait, place) =>
        Object.hasOwn(traits, trait)
          ? []
          : [mistake(['spaces', index, 'traits', place], `"${trait}" is not among the traits`)],
      ),
    ]),
  ];
}
