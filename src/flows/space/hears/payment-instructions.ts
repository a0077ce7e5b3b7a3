import type { SpaceRule } from './everywhere.ts';

/** Step 6 is the house's own (E1): whatever they say has the link tried again (X8). */
export const paymentInstructionsRules: readonly SpaceRule[] = [
  { rule: 'says anything at all', means: 'unclear', when: () => true, examples: ['et le lien ?', 'annuler'] },
];
