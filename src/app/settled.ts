import type { Writing } from './businesses.ts';
import type { Config } from './config.ts';

/** The settings of a process, with what whoever runs it brings along: flows and businesses of their own. */
export type Settled = Config & Writing;

/** What of the settings says where businesses are written. */
export function writingOf({ businesses, inline, demo, flows }: Settled): Writing {
  return { businesses, demo, ...(inline && { inline }), ...(flows && { flows }) };
}
