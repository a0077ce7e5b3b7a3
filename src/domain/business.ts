import { z } from 'zod';
import type { Json } from '../core/json.ts';
import type { Locale } from '../core/locale.ts';
import { DEEDS } from '../core/vocabulary.ts';
import { WEEKDAYS, type Weekday } from '../core/when.ts';
import { calendarTerms, tieFindings } from './business-calendar.ts';
import { AROUND_THE_CLOCK, exceptions, weeklyHours } from './business-hours.ts';
import { inLanguages, languageOf, languageTag, tagsOf } from './business-languages.ts';
import { type Finding, findingsOf, mistake } from './finding.ts';
import { type ClockRange, type Opening, type WeeklyHours, withoutBreaks } from './hours.ts';
import { keep } from './keep.ts';
import type { NeededResource } from './needs.ts';
import { webhook } from './news.ts';
import { isTimeZone } from './offset.ts';
import { reminderTerms } from './reminders.ts';
import { siteSchema } from './site.ts';
import { waitingTerms } from './waiting.ts';
import { READ_ONCE } from './written.ts';
import { minuteOf } from './zoned.ts';

/**
 * A business as data: what its owner writes down, and nothing a programmer has to add. Each flow it runs finds what it
 * needs under `settings`, left open here and validated by the flow.
 */
const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'An id is written in small letters, digits and hyphens, like "northside-main"')
  .max(60);
const name = z.string().trim().min(1, 'A name cannot be empty').max(120);
const minutes = z.int().positive().max(1_440);

const topic = z.strictObject({
  id: z.string().min(1),
  asks: inLanguages(z.array(z.string().min(1))),
  answer: inLanguages(z.string().min(1)),
  /** Told to whoever asks what calling off or changing would mean, in whatever words. */
  termsOf: z.array(z.enum(DEEDS)).optional(),
  /** Told as well to whoever wishes for it beside something else. */
  wished: z.boolean().optional(),
  /** Its words ask only where they stand one after the other. */
  inFull: z.literal(true).optional(),
});

const buffer = z.int().nonnegative().max(240).default(0);

const resource = z.strictObject({
  id,
  name,
  /** How many can be served at once: units are numbered from 1. */
  units: z.int().positive().max(1_000).default(1),
  /** Its own hours; it is never open while the business is closed. */
  hours: weeklyHours.optional(),
  /** When it is not to be had within those hours: lunch. A day with hours of its own under `exceptions` has none. */
  breaks: weeklyHours.optional(),
  exceptions: exceptions.default([]),
  /** Kept free before each booking and after it: to clean, to change rooms. */
  bufferMinutes: z.strictObject({ before: buffer, after: buffer }).prefault({}),
});

const jsonObject: z.ZodType<{ readonly [key: string]: Json }> = z.record(z.string(), z.json());

/** Published for editors as `schemas/business.schema.json`. */
export const businessSchema = z.strictObject({
  id,
  name,
  timezone: z.string().refine(isTimeZone, {
    error: ({ input }) => `"${String(input)}" is no time zone; one is written like Europe/London`,
  }),
  country: z.string().regex(/^[A-Z]{2}$/, 'A country is two capital letters, like GB'),
  /** The first is the business's own. */
  locales: z.array(languageTag).min(1, 'A business speaks at least one language'),
  /** The journeys it runs; the first is the one a new conversation starts in. */
  flows: z.array(z.string().min(1)).min(1, 'A business runs at least one flow'),
  hours: weeklyHours,
  exceptions: exceptions.default([]),
  resources: z.array(resource).default([]),
  slotMinutes: minutes.default(30),
  stepMinutes: minutes.default(30),
  lookAheadDays: z.int().positive().max(366).default(35),
  contact: z.strictObject({
    phone: z.string().regex(/\d/, 'A telephone number has digits, like 020 7946 0142'),
    address: z.string().min(1).optional(),
    email: z.email('An e-mail address is written like desk@example.com').optional(),
  }),
  topics: z.array(topic).default([]),
  /** Words of urgency, and what is told at once, before anything else (X18). */
  urgent: z
    .array(z.strictObject({ id, words: inLanguages(z.array(z.string().min(1))), tell: inLanguages(z.string().min(1)) }))
    .default([]),
  /** Who takes over when somebody asks for a person. */
  support: z
    .strictObject({
      name,
      reach: z.string().min(1),
      /** After how many minutes the bot takes back a conversation that nobody attends to; absent, never (X16). */
      takesBackMinutes: z.int().positive().max(10_080).optional(),
    })
    .optional(),
  /** What customers may do in the chat with what they have booked (X13, X14). */
  standing: z
    .strictObject({
      /** Who calls a booking off: `here` in the chat, a person, or a task of the business's own. */
      callOff: z.enum(['here', 'person', 'task']).default('person'),
      /** Who moves one: `here` in the chat, a person, or the telephone. */
      move: z.enum(['here', 'person', 'phone']).default('person'),
      /** How many days before it may still be changed in the chat; after that a person does it. */
      untilDays: z.int().nonnegative().max(365).default(0),
      /** How long after something was done a protest can take it back. */
      graceMinutes: z.int().nonnegative().max(1_440).default(15),
    })
    .prefault({}),
  /** Whether people may wait for what is taken, and how they are told when it comes free (decision 18). */
  waiting: waitingTerms,
  /** Which resources are tied to calendars outside, and what people’s changes there come to (H1, H2, H5). */
  calendar: calendarTerms,
  /** How long before it begins customers are reminded of what they booked: `[24h, 2h]` (F8). */
  reminders: reminderTerms,
  /** Who words its replies: the templates, or a language model around their facts, where one is configured (B20). */
  voice: z.enum(['template', 'model']).default('template'),
  /** How long talks and customers are kept: `24 months`; absent, until somebody erases them (G5). */
  keep: keep.optional(),
  /** What its page says before anything is said, and what one might say first. */
  welcome: z
    .strictObject({
      greeting: inLanguages(z.string().trim().min(1).max(300)).optional(),
      suggestions: inLanguages(z.array(z.string().trim().min(1).max(80)).max(6)).optional(),
    })
    .prefault({}),
  /** The chat on its own site (F6). */
  site: siteSchema.prefault({}),
  /** Messages the business says its own way, by language and key. */
  words: inLanguages(z.record(z.string(), z.string())).default({}),
  settings: z.record(z.string(), jsonObject).default({}),
  /** The ways it is written to besides web chat, each with what that channel needs to know. */
  channels: z.record(z.string(), jsonObject).optional(),
  /** Who takes its money; without it, whoever the server does by default. */
  payments: z.strictObject({ provider: z.string().min(1) }).optional(),
  /** Whether the file alone says all of this: then the console shows it, and changes nothing (G7). */
  readOnly: z.boolean().default(false),
  /** Who outside is told of what happens, each with a secret of its own (docs/guides/webhooks.md). */
  webhooks: z.array(webhook).max(20).default([]),
});

/** What an owner may write: strings for hours, defaults left out. */
export type BusinessData = z.input<typeof businessSchema>;

/** It is to be had while the business is open, and in its own hours if it has any. */
export interface Resource extends NeededResource {
  readonly name: string;
}

type Written = z.output<typeof businessSchema>;

export interface Business
  extends Omit<Written, 'timezone' | 'locales' | 'hours' | 'exceptions' | 'resources' | 'words' | 'settings'> {
  readonly timeZone: string;
  readonly locales: readonly Locale[];
  /** The regions given with the languages, for the words. */
  readonly tags: { readonly [L in Locale]?: string };
  readonly opening: Opening;
  readonly resources: readonly Resource[];
  readonly words: { readonly [L in Locale]?: { readonly [key: string]: string } };
  /** By flow. */
  readonly settings: { readonly [flow: string]: { readonly [key: string]: Json } };
}

export type BusinessReading =
  | { readonly ok: true; readonly business: Business }
  /** Each says where and what, so that an owner can mend it. */
  | { readonly ok: false; readonly complaints: readonly Finding[] };

export function readBusiness(data: unknown): BusinessReading {
  const parsed = businessSchema.safeParse(data, READ_ONCE);
  if (!parsed.success) return { ok: false, complaints: findingsOf(parsed.error) };
  const complaints = contradictions(parsed.data);
  return complaints.length > 0 ? { ok: false, complaints } : { ok: true, business: settle(parsed.data) };
}

/** What each part allows but the whole does not. */
function contradictions(written: Written): readonly Finding[] {
  const own = languageOf(written.locales[0] ?? '');
  return [
    ...repeated('resources', written.resources),
    ...repeated('topics', written.topics),
    ...repeated('urgent', written.urgent),
    ...written.webhooks.flatMap(({ url }, index) =>
      written.webhooks.findIndex((one) => one.url === url) < index
        ? [mistake(['webhooks', index, 'url'], `"${url}" stands there more than once`)]
        : [],
    ),
    ...tieFindings(written.calendar, written.resources),
    ...written.resources.flatMap((one, index) =>
      needlessBreaks(one, written.hours).map((message) => mistake(['resources', index, 'breaks'], message)),
    ),
    ...written.topics.flatMap((one, index) =>
      own === null || one.answer[own] !== undefined
        ? []
        : [mistake(['topics', index, 'answer'], `"${one.id}" has no answer in ${own}, the business's own language`)],
    ),
    ...Object.keys(written.settings)
      .filter((flow) => !written.flows.includes(flow))
      .map((flow) =>
        mistake(['settings', flow], `the business does not run this flow (flows: ${written.flows.join(', ')})`),
      ),
  ];
}

/** A break outside the hours of its day is a slip of the pen: at two in the morning, or on a day off. */
function needlessBreaks({ id, hours, breaks }: z.output<typeof resource>, ofBusiness: WeeklyHours): readonly string[] {
  const complaintOn = (weekday: Weekday) => (one: ClockRange) => {
    const open = (hours ?? ofBusiness)[weekday] ?? [];
    if (open.some(({ from, to }) => minuteOf(from) < minuteOf(one.to) && minuteOf(one.from) < minuteOf(to))) return [];
    return [`the break of "${id}" on ${weekday}, ${one.from}-${one.to}, lies outside its hours`];
  };
  return WEEKDAYS.flatMap((weekday) => (breaks?.[weekday] ?? []).flatMap(complaintOn(weekday)));
}

function repeated(list: string, entries: readonly { readonly id: string }[]): readonly Finding[] {
  const ids = entries.map((entry) => entry.id);
  const again = ids.flatMap((one, index) => (ids.indexOf(one) < index ? [index] : []));
  return again.map((index) => mistake([list, index, 'id'], `"${ids[index]}" stands there more than once`));
}

function settle(written: Written): Business {
  const { timezone, locales, hours, exceptions: days, resources, ...rest } = written;
  const opening: Opening = { weekly: hours, exceptions: days };
  return {
    ...rest,
    timeZone: timezone,
    locales: [...new Set(locales.map(languageOf).filter((locale) => locale !== null))],
    tags: tagsOf(locales),
    opening,
    resources: resources.map((one) => ({
      id: one.id,
      name: one.name,
      units: one.units,
      openings: [opening, ...ownOpening(one)],
      bufferMinutes: one.bufferMinutes,
    })),
  };
}

function ownOpening(one: z.output<typeof resource>): readonly Opening[] {
  if (one.hours === undefined && one.breaks === undefined && one.exceptions.length === 0) return [];
  return [{ weekly: withoutBreaks(one.hours ?? AROUND_THE_CLOCK, one.breaks ?? {}), exceptions: one.exceptions }];
}
