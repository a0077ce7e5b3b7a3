import { z } from 'zod';

/**
 * What an interpreter returns at each of the first four steps (E2), whether it is a model or the rules. Ids, dates and
 * times are taken as they come and judged by code: a space that does not exist leads back to choosing one, and is not
 * simply unheard (E5).
 */
export const protocol = z.strictObject({
  status: z.enum(['PENDING', 'COMPLETED', 'CANCELED']),
  response: z.string(),
  spaceId: z.string().nullable(),
  period: z
    .strictObject({
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      startTime: z.string().nullable(),
      endTime: z.string().nullable(),
    })
    .nullable(),
});

type Spoken = z.infer<typeof protocol>;
/** `except` are the days of them that were ruled out, by name or by date. */
export type DaysToLookIn = { readonly startDate: string; readonly endDate: string; readonly except?: string[] };

export type ProtocolPeriod = NonNullable<Spoken['period']>;

/** The protocol, and what the rules hear beside it where there is no space or period to put in it. */
export type Protocol = Spoken & {
  /** A wish to change something without saying into what (E4): other hours keep the day, another day keeps the hours. */
  readonly change?: 'space' | 'day' | 'hours' | 'period';
  /** What a space has to hold, where none was named yet. */
  readonly people?: number;
  readonly equipment?: readonly string[];
  /** Only what costs nothing. */
  readonly free?: true;
  /** Spaces that it is not to be: "pas le jardin". */
  readonly without?: readonly string[];
  /** One of these, and it is open which: "la Verrière ou le Jardin". */
  readonly among?: readonly string[];
  /** Any of those listed would do: where the one that is taken up is not free then, another is. */
  readonly any?: true;
  /** Hours without a day to go with them. */
  readonly hours?: Pick<ProtocolPeriod, 'startTime' | 'endTime'>;
  /** How long it is to last, and on which day, where its beginning is open. */
  readonly minutes?: number;
  readonly day?: string;
  /** Days to look in, where none of them was named: "en mai", "next week". Which one is asked. */
  readonly within?: DaysToLookIn;
  /** A bare no to the summary: what should be different is asked (X12). */
  readonly refused?: true;
  /** Several days were named, or the same one week after week: the period is the first of them. */
  readonly several?: true;
  /** Several spaces were named, and all are wanted: the space is the first of them. */
  readonly both?: true;
  /** It is the time right behind what was made, which stays as it is. */
  readonly longer?: true;
  /** What was listed is too dear. */
  readonly cheaper?: true;
};

export const pending: Protocol = { status: 'PENDING', response: '', spaceId: null, period: null };
