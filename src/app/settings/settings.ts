import { shortHash } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { remembered } from '../../core/remembered.ts';
import type { Business } from '../../domain/business.ts';
import { changesBetween, type Edits, pathOf, valueAt } from '../../domain/edits.ts';
import type { Observer } from '../../ports/observer.ts';
import type {
  Changed,
  FieldProblem,
  Settings,
  SettingsChange,
  SettingsStore,
  SettingsVersion,
  ShownSettings,
  Undoing,
} from '../../ports/settings.ts';
import type { Source } from '../businesses.ts';
import { catalogueOf } from '../check/words.ts';
import type { Registry } from '../registry.ts';
import { currencyOf, fieldsOf } from './fields.ts';
import { messagesOf, previewOf } from './messages.ts';
import { type Held, heldOf, readEdited } from './reading.ts';

interface SettingsParts {
  readonly store: SettingsStore;
  readonly sources: readonly Source[];
  readonly registry: Registry;
  readonly observer: Observer;
  /** What else is made of what the file says: how `play` changes a business under a talk. */
  readonly businessNow: (business: Business) => Business;
}

/** A business as it stands: its file, the version of its settings, and what both come to. */
interface Standing extends Held {
  readonly source: Source;
  readonly version: number;
  readonly edits: Edits;
}

/** How often a change is tried again that others came before. */
const TRIES_MAX = 5;
const HISTORY_MAX = 100;

/** The businesses as their files and their owners say, at any moment (G7, decision 28). */
export class LiveSettings implements Settings {
  readonly #parts: SettingsParts;
  readonly #standing = new Map<string, Standing>();
  readonly #businesses = new Map<string, Business>();
  /** Whether a business can be served like this; settled once everything is put together. */
  accepts: (business: Business) => FieldProblem | null = () => null;
  /** Told of every business that is another from now on. */
  onReplaced: (business: Business) => void = () => {};

  constructor(parts: SettingsParts) {
    this.#parts = parts;
    for (const source of parts.sources) this.#replace(this.#standingOf(source, 0, {}));
  }

  /** As they are now, in the order of their files. */
  get businesses(): ReadonlyMap<string, Business> {
    return this.#businesses;
  }

  fingerprint(business: string): string | undefined {
    const document = this.document(business);
    return document === null ? undefined : fingerprintOf(document);
  }

  /** Looks for what was changed at other processes. */
  async round(): Promise<void> {
    const newest = await this.#parts.store.newest();
    for (const [business, version] of newest) await this.#follow(business, version);
  }

  /** Keeps the businesses as they are served: a replay of a turn reads what the turn did (X3). */
  async keepDocuments(at: string): Promise<void> {
    for (const one of this.#standing.values()) await this.#keep(one, at);
  }

  shown(business: string): ShownSettings | null {
    const one = this.#standing.get(business);
    if (one === undefined) return null;
    const file = one.source.document;
    const fields = fieldsOf(one.source.business.flows, this.#parts.registry).map((field) => ({
      ...field,
      file: valueAt(file, field.pointer) ?? null,
      value: valueAt(one.document, field.pointer) ?? null,
      edited: Object.hasOwn(one.edits, field.pointer),
      currency: currencyOf(one.document, field.pointer),
    }));
    const { readOnly } = one.source.business;
    return { version: one.version, readOnly, locales: one.business.locales, fields, aside: one.aside };
  }

  messages(business: string) {
    const one = this.#standing.get(business);
    return one === undefined ? [] : this.#messages(one);
  }

  readonly #messages = remembered(({ business, source, edits }: Standing) =>
    messagesOf(business, catalogueOf(business, this.#parts.registry), { file: source.document, edits }),
  );

  preview(business: string, { locale, text }: { locale: string; text: string }) {
    const one = this.#businesses.get(business);
    return one === undefined ? { ok: false as const, problem: 'unknown' } : previewOf(one, locale, text);
  }

  change(business: string, { who, version, edits, reset }: SettingsChange): Promise<Changed> {
    const touched = [...Object.keys(edits), ...reset];
    return this.#add(business, who, null, async (one) => {
      const since = await this.#since(one, version);
      const theirs = since.filter(({ changes }) =>
        changes.some(({ path }) => touched.some((field) => meet(field, path))),
      );
      if (theirs.length > 0) return { kind: 'changed', since: theirs };
      const unknown = touched.filter((pointer) => !this.#isEditable(one, pointer));
      if (unknown.length > 0) return { kind: 'refused', problems: unknown.map(unknownField) };
      const kept = Object.entries(one.edits).filter(([pointer]) => !reset.includes(pointer));
      const file = one.source.document;
      const next = Object.entries({ ...Object.fromEntries(kept), ...edits });
      // What the file says already is no edit.
      return { edits: Object.fromEntries(next.filter(([at, value]) => !isAsInFile(file, at, value))) };
    });
  }

  undo(business: string, { who, version, to }: Undoing): Promise<Changed> {
    return this.#add(business, who, to, async (one) => {
      const since = await this.#since(one, version);
      if (since.length > 0) return { kind: 'changed', since };
      if (to === 0) return { edits: {} };
      const earlier = await this.#parts.store.get(business, to);
      return earlier ?? { kind: 'refused', problems: [{ field: '', message: `There is no version ${to}.` }] };
    });
  }

  history: SettingsStore['history'] = (business, page) => this.#parts.store.history(business, page);

  document(business: string): JsonObject | null {
    return this.#standing.get(business)?.document ?? null;
  }

  /** One more version, of the edits that are made of the newest; whoever comes second makes theirs of the first's. */
  async #add(
    business: string,
    who: SettingsChange['who'],
    brings: number | null,
    make: (one: Standing) => Promise<{ readonly edits: Edits } | Changed>,
  ): Promise<Changed> {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      await this.round();
      const one = this.#standing.get(business);
      if (one === undefined) throw new Error(`no business ${business}`);
      if (one.source.business.readOnly) return { kind: 'read_only' };
      const made = await make(one);
      if (!('edits' in made)) return made;
      const { edits } = made;
      const reading = readEdited(one.source, edits, this.#parts.registry);
      if (!reading.ok) return { kind: 'refused', problems: reading.problems };
      const refusal = this.accepts(reading.business);
      if (refusal !== null) return { kind: 'refused', problems: [refusal] };
      const changes = changesBetween(one.document, reading.document);
      if (changes.length === 0 && one.aside.length === 0) return { kind: 'same' };
      const version = { business, version: one.version + 1, ...who, edits, changes, brings };
      if (!(await this.#parts.store.add(version))) continue;
      await this.#follow(business, version.version);
      return { kind: 'saved', version };
    }
    throw new Error(`the settings of ${business} change too fast`);
  }

  /** What was added after the version that somebody looked at. */
  async #since({ source, version: newest }: Standing, looked: number): Promise<readonly SettingsVersion[]> {
    if (looked >= newest) return [];
    const limit = Math.min(newest - looked, HISTORY_MAX);
    return this.#parts.store.history(source.business.id, { before: null, limit });
  }

  async #follow(business: string, version: number): Promise<void> {
    // Two may follow at once: nobody goes back, and nobody follows for a business of another server's.
    const isBehind = () => (this.#standing.get(business)?.version ?? version) < version;
    const added = isBehind() ? await this.#parts.store.get(business, version) : null;
    const one = this.#standing.get(business);
    if (added === null || one === undefined) return;
    const next = this.#standingOf(one.source, version, added.edits);
    await this.#keep(next, added.at);
    if (isBehind()) this.#replace(next);
  }

  async #keep({ source, document }: Standing, at: string): Promise<void> {
    const fingerprint = fingerprintOf(document);
    await this.#parts.store.keepDocument({ business: source.business.id, fingerprint, document, at });
  }

  #standingOf(source: Source, version: number, edits: Edits): Standing {
    const { registry, businessNow, observer } = this.#parts;
    const held = heldOf(source, edits, registry);
    for (const { field, message } of held.aside) {
      observer.log('warn', 'settings.set_aside', { business: source.business.id, field, reason: message });
    }
    const business = businessNow(held.business);
    return { ...held, business, source, version, edits };
  }

  /** All at once, with no waiting in between: a turn is run with the one business or with the other. */
  #replace(next: Standing): void {
    const { id } = next.business;
    this.#standing.set(id, next);
    this.#businesses.set(id, next.business);
    this.onReplaced(next.business);
  }

  #isEditable({ source, business }: Standing, pointer: string): boolean {
    const [part, locale, key, ...rest] = pathOf(pointer);
    if (part === 'words')
      return business.locales.some((one) => one === locale) && key !== undefined && rest.length === 0;
    return fieldsOf(source.business.flows, this.#parts.registry).some((field) => field.pointer === pointer);
  }
}

const fingerprintOf = remembered((document: JsonObject) => shortHash(document));

function unknownField(pointer: string): FieldProblem {
  return { field: pathOf(pointer).join('.'), message: 'This field is not edited here.' };
}

function isAsInFile(file: JsonObject, pointer: string, value: Edits[string]): boolean {
  return changesBetween(valueAt(file, pointer) ?? null, value).length === 0;
}

/** Whether a change lies in a field. */
function meet(pointer: string, path: readonly string[]): boolean {
  const field = pathOf(pointer);
  const shared = Math.min(field.length, path.length);
  return field.slice(0, shared).every((part, index) => part === path[index]);
}
