import type { Json } from '../core/json.ts';

/** What the engine reports about itself: structured log lines and numbers. Names are those of B11 where it gives them. */
export interface Observer {
  log(level: 'info' | 'warn' | 'error', event: string, fields: { readonly [field: string]: Json }): void;
  /** Adds to a counter: one, unless told how many. */
  count(name: string, labels?: { readonly [label: string]: string }, by?: number): void;
  observe(name: string, value: number, labels?: { readonly [label: string]: string }): void;
}

export const silent: Observer = { log() {}, count() {}, observe() {} };
