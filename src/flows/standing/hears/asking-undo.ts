import { keeps, type StandingRule } from './heard.ts';
import { anything, protests } from './openings.ts';

/** Something was protested against; a yes takes it back, and the judge of consent hears it (X13). */
export const askingUndoRules: readonly StandingRule[] = [keeps, protests, ...anything];
