import type { HoldfastConfig } from 'holdfast';
import { dropOff } from './dropoff/index.ts';

/** What `npx holdfast` is told in this folder. */
export default { folder: 'businesses', flows: [dropOff] } satisfies HoldfastConfig;
