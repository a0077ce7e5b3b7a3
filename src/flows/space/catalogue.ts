import { z } from 'zod';
import { LOCALES } from '../../core/locale.ts';
import { remembered } from '../../core/remembered.ts';
import type { Business } from '../../domain/business.ts';
import type { Opening } from '../../domain/hours.ts';
import { type NeededResource, NO_BUFFER } from '../../domain/needs.ts';
import { READ_ONCE } from '../../domain/written.ts';

/** What a house lets: the part of a business's data that this flow reads, in the order it is listed to users. */
const words = z.partialRecord(z.enum(LOCALES), z.string().min(1));

const space = z.strictObject({
  /** What the protocol names it by. */
  id: z.uuid(),
  /** Its resource, by which the agenda and the ledger know it. */
  resource: z.string().min(1),
  name: z.string().min(1),
  aliases: z.array(z.string().min(1)).default([]),
  description: words.default({}),
  people: z.int().positive(),
  /** By the names under `equipment`. */
  equipment: z.array(z.string().min(1)).default([]),
  /** By the names under `traits`. */
  traits: z.array(z.string().min(1)).default([]),
  /** Null for a space that is free. */
  centsPerHour: z.int().positive().nullable(),
});

export const spaceSettings = z.strictObject({
  currency: z.string().length(3),
  spaces: z.array(space).min(1).max(12),
  /** What may stand in a space, by the words people use for it. */
  equipment: z.record(z.string(), z.array(z.string().min(1))).default({}),
  /** What a space may be like, by the words people use for it: whoever rules one of these out rules out every space that is so. */
  traits: z.record(z.string(), z.array(z.string().min(1))).default({}),
  /** How long a reservation is kept for its payment (E8). */
  paymentHours: z.number().positive().default(24),
});

export type SpaceSettings = z.infer<typeof spaceSettings>;
export type Space = z.infer<typeof space>;

/** What the flow knows of the house it lets spaces of. */
export interface Catalogue extends SpaceSettings {
  readonly name: string;
  readonly timeZone: string;
  readonly openings: readonly Opening[];
  /** What the spaces are to the ledger, with hours and buffers of their own. */
  readonly rooms: readonly NeededResource[];
  readonly contact: string;
}

/** Read once for a business: every composition of a process asks for it. */
export const catalogueOf = remembered((business: Business): Catalogue => {
  const settings = spaceSettings.parse(business.settings['space'], READ_ONCE);
  const contact = business.support?.reach ?? business.contact.phone;
  const { name, timeZone, opening, resources } = business;
  return { ...settings, name, timeZone, openings: [opening], rooms: resources, contact };
});

/** What a space is to the ledger. One that is no resource of the business is to be had in its hours, one at a time. */
export function roomOf({ rooms, openings }: Catalogue, { resource }: Space): NeededResource {
  const found = rooms.find(({ id }) => id === resource);
  return found ?? { id: resource, units: 1, openings, bufferMinutes: NO_BUFFER };
}

/** The house in the hours of one of its spaces. */
export function inHoursOf(space: Space | undefined, catalogue: Catalogue): Catalogue {
  return space === undefined ? catalogue : { ...catalogue, openings: roomOf(catalogue, space).openings };
}

export function spaceWithId(catalogue: SpaceSettings, id: string | null): Space | undefined {
  return catalogue.spaces.find((one) => one.id === id);
}

/** Spaces in which so many people fit, with everything that is asked for, and as it is asked for. */
export function spacesFor(catalogue: SpaceSettings, people: number, equipment: readonly string[]): readonly Space[] {
  return catalogue.spaces.filter(
    (one) =>
      one.people >= people && equipment.every((item) => one.equipment.includes(item) || one.traits.includes(item)),
  );
}
