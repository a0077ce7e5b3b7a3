/**
 * Holdfast within a program of one's own, and the ports that its adapters are made to.
 *
 * @example
 * import { createHoldfast } from 'holdfast';
 * const holdfast = createHoldfast({ folder: 'businesses', flows: [dropOff] });
 * const { address } = await holdfast.listen({ port: 3000 });
 */
export type { Place, Serving } from '../app/serve.ts';
export type { Handled, Incoming } from '../engine/engine.ts';
export type { Played } from '../play/play.ts';
export type { Channel, Heard, Knock, Outgoing, Sent, Verdict } from '../ports/channel.ts';
export type { Clock } from '../ports/clock.ts';
export type { Store } from '../ports/store.ts';
export { createHoldfast, type Holdfast, type HoldfastConfig } from './create.ts';
