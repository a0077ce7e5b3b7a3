import type { Cue } from '../../../core/cue.ts';
import type { Mention, Reading } from '../../../core/reading.ts';
import type { Weekday, WindowName } from '../../../core/when.ts';

/** Readings put together by hand, as the recognisers would give them: no language is needed to test what they mean. */
type Part = { readonly [M in Mention as M['kind']]: Omit<M, 'start' | 'end'> }[Mention['kind']];

export function heard(...parts: readonly (Part | string)[]): Reading {
  const words = parts.filter((part): part is string => typeof part === 'string');
  const found = parts.filter((part): part is Part => typeof part !== 'string');
  const text = words.join(' ') || found.map(({ kind }) => kind).join(' ');
  const mentions = found.map((part, index) => ({ ...part, start: index * 2, end: index * 2 + 1 }) as Mention);
  return { text, locale: 'en', mentions, rest: '' };
}

export function cue(name: Cue): Part {
  return { kind: 'cue', cue: name };
}

export function weekday(name: Weekday, date: string): Part {
  return { kind: 'date', date, weekday: name, form: 'bare' };
}

export function calendarDay(date: string, name: Weekday): Part {
  return { kind: 'date', date, weekday: name, form: 'calendar' };
}

export function time(at: string, settled = false): Part {
  return { kind: 'time', time: at, settled };
}

export function window(name: WindowName | null, from: string | null = null, to: string | null = null): Part {
  return { kind: 'window', name, from, to };
}

export function answer(value: 'yes' | 'no' | 'not_yet'): Part {
  return { kind: 'answer', value };
}

export function choice(pick: Extract<Mention, { kind: 'choice' }>['pick'], certain = true): Part {
  return { kind: 'choice', pick, certain };
}

export function count(value: number): Part {
  return { kind: 'count', value, unit: null };
}

export function not(part: Part): Part {
  return { ...part, negated: true };
}
