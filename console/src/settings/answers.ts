import type { FieldView, Json } from '../api/settings.ts';
import { type Drafting, isTouched, shownValue } from './draft.ts';
import { entriesOf, listOf } from './schema.ts';

/** What the business's own answers say that is no longer so once the draft is saved. */
export interface Outdated {
  readonly figures: readonly string[];
  /** The answers, by their names. */
  readonly answers: readonly string[];
}

const TOPICS = '/topics';
/** An answer tells the hours of a whole week: one day's are enough to look at it again. */
const HOURS = '/hours';

/** Answers are the owner's own words, so a price or an hour in them stays as it is when another is set: owners are told which. */
export function outdatedIn(drafting: Pick<Drafting, 'draft' | 'fields'>): Outdated | null {
  const others = drafting.fields.filter(({ pointer }) => pointer !== TOPICS);
  const after = new Set(others.flatMap((field) => figuresIn(shownValue(drafting, field))));
  const isGone = (figure: string, { pointer }: FieldView) =>
    !after.has(figure) || (pointer === HOURS && isTouched(drafting, pointer));
  const gone = others.flatMap((field) => figuresIn(field.value).filter((figure) => isGone(figure, field)));
  const topics = drafting.fields
    .filter(({ pointer }) => pointer === TOPICS)
    .flatMap((field) => topicsOf(drafting, field));
  const figures = [...new Set(gone)].filter((figure) => topics.some(({ says }) => states(says, figure)));
  const answers = topics.filter(({ says }) => figures.some((figure) => states(says, figure))).map(({ name }) => name);
  return figures.length === 0 ? null : { figures, answers };
}

function topicsOf(drafting: Pick<Drafting, 'draft'>, field: FieldView) {
  return listOf(shownValue(drafting, field)).map((topic) => {
    const { id, answer } = entriesOf(topic);
    return { name: String(id), says: Object.values(entriesOf(answer ?? null)).join('\n') };
  });
}

/** The prices and the times of day that stand in a field, as people write them. */
function figuresIn(value: Json, name = ''): readonly string[] {
  if (typeof value === 'number') return /cents/i.test(name) && value > 0 ? [priceOf(value)] : [];
  if (typeof value === 'string') {
    const [, from, to] = /^0?(\d{1,2}:\d{2})-0?(\d{1,2}:\d{2})$/.exec(value) ?? [];
    return [from, to].filter((time) => time !== undefined);
  }
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((one) => figuresIn(one, name));
  return Object.entries(entriesOf(value)).flatMap(([key, one]) => figuresIn(one, key));
}

function priceOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** A figure by itself, and none that is part of a longer one: 18 is neither in 180 nor in 18:30. */
function states(text: string, figure: string): boolean {
  const [whole = '', minutes] = figure.split(':');
  const spelt =
    minutes === '00'
      ? `0?${whole}(?::00| ?h(?![a-z]))`
      : minutes
        ? `0?${whole}(?::| ?h ?)${minutes}`
        : whole.replace('.', '[.,]');
  return new RegExp(`(?<![\\d.,:])${spelt}(?![.,:]?\\d)`).test(text);
}
