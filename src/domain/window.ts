import type { WindowMention, WindowName } from '../core/when.ts';
import { LATEST } from './wish.ts';

/** Noon starts the afternoon, 17:00 the evening (A2). */
const ORDINARY: { readonly [Name in WindowName]: string } = {
  morning: 'morning',
  lunchtime: '12:00-14:00',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
};

/**
 * A part of the day as a wish stores it (A2): `morning`, `afternoon`, `evening` or `HH:mm-HH:mm`. Bounds say more than a name;
 * `meant` is what a name stands for where people mean something else by it than the clock does.
 */
export function windowText(
  { name, from, to }: Pick<WindowMention, 'name' | 'from' | 'to'>,
  meant: { readonly [Name in WindowName]?: string } = {},
): string {
  if (from !== null || to !== null || name === null) return `${from ?? '00:00'}-${to ?? '24:00'}`;
  return meant[name] ?? ORDINARY[name];
}

/** The same as a wish for free times, of which the last may be meant. */
export function windowWished(window: WindowMention, meant: { readonly [Name in WindowName]?: string } = {}): string {
  return window.latest ? LATEST : windowText(window, meant);
}
