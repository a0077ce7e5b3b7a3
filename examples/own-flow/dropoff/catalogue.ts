import { type Business, type Finding, mistake, type Resource, z } from 'holdfast/kit';

/** What stands under `settings.dropoff` of a business's file. */
export const dropOffSettings = z.strictObject({
  currency: z.string().length(3),
  /** The resource of which a bicycle takes one unit for the day. */
  resource: z.string(),
  jobs: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        /** What else people call it, in any language. */
        also: z.array(z.string()).default([]),
        cents: z.int().positive(),
      }),
    )
    .min(1),
});

type Settings = z.output<typeof dropOffSettings>;

/** What the flow knows of the business. */
export interface Catalogue extends Settings {
  readonly business: Business;
  readonly stands: Resource;
}

export type Job = Settings['jobs'][number];

export function catalogueOf(business: Business): Catalogue {
  const settings = dropOffSettings.parse(business.settings['dropoff']);
  const stands = business.resources.find(({ id }) => id === settings.resource);
  if (stands === undefined) throw new Error(`${business.id} has no ${settings.resource}`);
  return { ...settings, business, stands };
}

/** What each part of the settings allows but the whole does not: an owner hears of it by line and field. */
export function checkDropOff({ resource }: Settings, { resources }: Business): readonly Finding[] {
  const there = resources.map(({ id }) => id);
  return there.includes(resource)
    ? []
    : [mistake(['resource'], `"${resource}" is none of the resources: ${there.join(', ') || 'there are none'}`)];
}
