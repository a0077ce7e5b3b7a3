import type { Json, JsonObject } from '../core/json.ts';
import type { Booking } from '../domain/booking.ts';
import type { Change, Edits } from '../domain/edits.ts';

/**
 * What owners changed of their businesses' files, as whole versions: each holds every edit that counts from then on, who made
 * it and what it changed (G7). Versions are only added; undoing adds one that equals an earlier one. Beside them stand the
 * documents that turns were run with, by fingerprint, and what staff write often. Every adapter passes the contract suite
 * beside this file.
 */
export interface SettingsStore {
  /** The number of the newest version of each business that has one. */
  newest(): Promise<ReadonlyMap<string, number>>;
  /** Null where there is none: version 0 is the file as it is. */
  get(business: string, version: number): Promise<SettingsVersion | null>;
  /** The newest first, those before the one named. */
  history(
    business: string,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly SettingsVersion[]>;
  /** Adds the next version; false where somebody else did first, and nothing is written. */
  add(version: SettingsVersion): Promise<boolean>;

  /** Keeps a business as it was served; the same again is kept once. */
  keepDocument(document: KeptDocument): Promise<void>;
  document(business: string, fingerprint: string): Promise<JsonObject | null>;

  quickReplies(business: string): Promise<readonly string[]>;
  keepQuickReplies(business: string, replies: readonly string[]): Promise<void>;
}

export interface SettingsVersion {
  readonly business: string;
  /** From 1. */
  readonly version: number;
  readonly at: string;
  readonly account: string;
  /** Their name then. */
  readonly by: string;
  readonly edits: Edits;
  readonly changes: readonly Change[];
  /** The version that it brings back, where it was made by undoing; null where it was not. */
  readonly brings: number | null;
}

export interface KeptDocument {
  readonly business: string;
  readonly fingerprint: string;
  readonly document: JsonObject;
  readonly at: string;
}

/** The settings of businesses as their people see and change them. */
export interface Settings {
  /** Null for a business that is not served. */
  shown(business: string): ShownSettings | null;
  /** Every message that it can say, in all its languages. */
  messages(business: string): readonly ShownMessage[];
  /** How a message would read, with facts made up; or why it cannot be said. */
  preview(business: string, message: { readonly locale: string; readonly text: string }): Preview;
  change(business: string, change: SettingsChange): Promise<Changed>;
  /** A new version that equals an earlier one; 0 is the file. */
  undo(business: string, undoing: Undoing): Promise<Changed>;
  history: SettingsStore['history'];
  /** The file as it reads with the edits. */
  document(business: string): JsonObject | null;
}

export interface Who {
  readonly account: string;
  readonly by: string;
  readonly at: string;
}

interface Asked {
  readonly who: Who;
  /** How many bookings whoever asks knows to lose their footing by it; none unless told. */
  readonly despite?: number | undefined;
}

export interface SettingsChange extends Asked {
  /** The version that was looked at. */
  readonly version: number;
  /** What the fields are to say; null leaves one out. */
  readonly edits: Edits;
  /** The fields that are to say what the file says again. */
  readonly reset: readonly string[];
}

export interface Undoing extends Asked {
  readonly version: number;
  readonly to: number;
}

export type Changed =
  | { readonly kind: 'saved'; readonly version: SettingsVersion }
  /** It says so already. */
  | { readonly kind: 'same' }
  /** Others changed the same fields since: nothing is written, and these are their versions. */
  | { readonly kind: 'changed'; readonly since: readonly SettingsVersion[] }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] }
  /** More bookings would lose their footing than whoever asks knows of: nothing is written. */
  | { readonly kind: 'strands'; readonly bookings: readonly Booking[] }
  /** The file says that nobody may. */
  | { readonly kind: 'read_only' };

export interface FieldProblem {
  /** Where, as a dotted path: `settings.salon.services.1.name`. */
  readonly field: string;
  readonly message: string;
}

export interface ShownSettings {
  readonly version: number;
  readonly readOnly: boolean;
  readonly locales: readonly string[];
  readonly fields: readonly ShownField[];
  /** Edits that the file or the program no longer allows: they do not count, and this is why. */
  readonly aside: readonly FieldProblem[];
}

export interface ShownField {
  readonly pointer: string;
  readonly section: Section;
  /** What may stand there, as JSON Schema. */
  readonly schema: JsonObject;
  /** What the file says; null where it says nothing. */
  readonly file: Json;
  /** What counts. */
  readonly value: Json;
  readonly edited: boolean;
  /** What amounts are in, where the field has some. */
  readonly currency: string | null;
}

export const SECTIONS = ['hours', 'people', 'offers', 'reminders', 'answers', 'appearance', 'contact'] as const;
export type Section = (typeof SECTIONS)[number];

export interface ShownMessage {
  readonly key: string;
  readonly facts: readonly string[];
  readonly texts: { readonly [locale: string]: ShownText };
}

export interface ShownText {
  /** The house's own words. */
  readonly original: string;
  /** What counts: edited, else the file's, else the house's. */
  readonly text: string;
  readonly file: string | null;
  readonly edited: boolean;
  /** How it reads, with facts made up. */
  readonly preview: string;
}

export type Preview = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };
