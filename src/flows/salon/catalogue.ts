import { z } from 'zod';
import { LOCALES } from '../../core/locale.ts';
import { remembered } from '../../core/remembered.ts';
import type { Business } from '../../domain/business.ts';
import { depositCents, depositTerms } from '../../domain/deposit.ts';
import { type ClockRange, ordinaryHours } from '../../domain/hours.ts';
import { processingComplaint, type Task } from '../../domain/work.ts';
import { READ_ONCE } from '../../domain/written.ts';

/**
 * What a salon offers and who does it: the part of a business's data that this flow reads, in the order it is listed
 * to customers. A service goes by its name in the business's own language; a stylist by the id of their resource.
 */
const names = z.partialRecord(z.enum(LOCALES), z.string().min(1));

const service = z.strictObject({
  name: z.string().min(1).max(40),
  minutes: z.int().positive(),
  /** When it works by itself and the stylist is free for others, in minutes from its beginning: `{ after: 30, minutes: 40 }`. */
  processing: z.array(z.strictObject({ after: z.int().positive(), minutes: z.int().positive() })).default([]),
  /** Resources of the business that it takes up from beginning to end, beside the stylist: a chair, a basin. */
  uses: z.array(z.string().min(1)).default([]),
  cents: z.int().nonnegative(),
  /** How it is called in other languages. */
  names: names.default({}),
  /** Other words people use for it. */
  aliases: z.array(z.string().min(1)).default([]),
});

const stylist = z.strictObject({
  id: z.string().min(1).max(20),
  name: z.string().min(1),
  aliases: z.array(z.string().min(1)).default([]),
  services: z.array(z.string()).min(1),
});

export const salonSettings = z
  .strictObject({
    currency: z.string().length(3),
    services: z.array(service).min(1),
    stylists: z.array(stylist).min(1),
    /** How long a conversation lives after its last message (B6). */
    lifeMinutes: z.number().positive().default(15),
    /** What is asked before an appointment counts; nothing where it is not said. */
    deposit: depositTerms.optional(),
  })
  .superRefine((settings, refinement) => {
    settings.services.forEach((one, index) => {
      const message = processingComplaint(one);
      if (message !== null) {
        refinement.addIssue({ code: 'custom', path: ['services', index], message: `${one.name}: ${message}` });
      }
    });
  });

export type SalonSettings = z.infer<typeof salonSettings>;
export type Service = z.infer<typeof service>;
export type Stylist = z.infer<typeof stylist>;

/** What the flow knows of the salon it books for. */
export interface Catalogue extends SalonSettings {
  readonly name: string;
  readonly timeZone: string;
  /** An ordinary day from opening to closing: settles an hour without am or pm (X9). */
  readonly hours: ClockRange;
  /** How to reach a person at the salon. */
  readonly contact: string;
}

/** Read once for a business: every composition of a process asks for it. */
export const catalogueOf = remembered((business: Business): Catalogue => {
  const settings = salonSettings.parse(business.settings['salon'], READ_ONCE);
  return {
    ...settings,
    name: business.name,
    timeZone: business.timeZone,
    hours: ordinaryHours(business.opening.weekly),
    contact: business.support?.reach ?? business.contact.phone,
  };
});

export function serviceNamed(catalogue: SalonSettings, name: string): Service | undefined {
  return catalogue.services.find((one) => one.name === name);
}

export function stylistWithId(catalogue: SalonSettings, id: string): Stylist | undefined {
  return catalogue.stylists.find((one) => one.id === id);
}

/** All there are, or those that were listed. */
export function servicesListed({ services }: Catalogue, listed: readonly string[]): readonly Service[] {
  return services.filter(({ name }) => listed.length === 0 || listed.includes(name));
}

/** Only stylists who do every one of the services (B3), in the order they are listed. */
export function stylistsFor(catalogue: SalonSettings, services: readonly string[]): readonly Stylist[] {
  return catalogue.stylists.filter((stylist) => services.every((name) => stylist.services.includes(name)));
}

/** An appointment lasts as long as all its services together (B3). */
export function minutesOf(catalogue: SalonSettings, services: readonly string[]): number {
  return sum(tasksOf(catalogue, services).map(({ minutes }) => minutes));
}

/** The services as what is done, one after the other. */
export function tasksOf(catalogue: SalonSettings, services: readonly string[]): readonly Task[] {
  return services.map((name) => serviceNamed(catalogue, name)).filter((one) => one !== undefined);
}

export function centsOf(catalogue: SalonSettings, services: readonly string[]): number {
  return sum(services.map((name) => serviceNamed(catalogue, name)?.cents ?? 0));
}

/** What is to be paid before the appointment counts; null where it counts at once. */
export function depositOf(catalogue: SalonSettings, services: readonly string[]): number | null {
  return catalogue.deposit === undefined ? null : depositCents(catalogue.deposit, centsOf(catalogue, services));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
