import { mentions } from '../../../core/reading.ts';
import type { Example } from '../../../core/rules.ts';
import { pending } from '../protocol.ts';
import type { SpaceRule } from './everywhere.ts';

/** "C'est quel jour déjà ?", "c'est bien jeudi ?": what was said of it is told again. */
export function asksAgain(examples: readonly Example[]): SpaceRule {
  return {
    rule: 'asks to hear it again',
    means: 'noted',
    when: ({ has, words, brought, said }) => {
      const asksWhether = words.clauses?.some(({ whether }) => whether) === true;
      const isElse = brought !== null || said.changes || mentions(words, 'topic').length > 0;
      return !isElse && (has('recall') || asksWhether);
    },
    gives: () => pending,
    examples,
  };
}
