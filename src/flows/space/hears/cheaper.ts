import { heardPick } from '../../../core/hearing.ts';
import { hasCue, mentions } from '../../../core/reading.ts';
import type { Example } from '../../../core/rules.ts';
import { pending } from '../protocol.ts';
import { isBeing } from '../vocabulary.ts';
import type { SpaceRule } from './everywhere.ts';
import { type Heard, merelyAsks } from './heard.ts';
import { requirements } from './said.ts';

/** "Trop cher", of the space that was chosen; who asks for a cheaper one than that wants it. */
export function wantsCheaper(examples: readonly Example[]): SpaceRule {
  return {
    rule: 'wants something cheaper',
    means: 'protocol',
    when: (heard) =>
      (heard.brought === null && heard.said.cheapest && !merelyAsks(heard) && !findsItCheap(heard)) ||
      asksForCheaper(heard),
    gives: ({ said }) => ({ ...pending, ...requirements(said), change: 'space', cheaper: true }),
    examples,
  };
}

/** The same of the only one that was listed: whether there is a cheaper one is told, and nothing taken. */
export function findsOnlyOneTooDear(examples: readonly Example[]): SpaceRule {
  return {
    rule: 'finds the only one too dear',
    means: 'protocol',
    when: (heard) =>
      heard.brought === null &&
      ((heard.said.cheapest && !merelyAsks(heard)) || (isOnlyOne(heard) && asksForLess(heard))),
    gives: () => ({ ...pending, cheaper: true }),
    examples,
  };
}

function isOnlyOne({ memory: { asked } }: Heard): boolean {
  return asked.spaces?.length === 1;
}

/** "Pas trop cher, ça va", where a price was told: nothing but what they think of it. */
function findsItCheap({ reading, said }: Heard): boolean {
  const low = mentions(reading, 'money').filter(({ vague }) => vague === 'low');
  const isAlone = reading.clauses?.some(({ start, end }) =>
    low.some((one) => reading.text.slice(start, one.start).trim() === '' && one.end <= end),
  );
  return isAlone === true && heardPick(reading) !== 'cheaper' && !said.acts.includes('too_dear') && reading.rest === '';
}

/** "Vous avez moins cher ?" wants one that costs less; "c'est moins cher le matin ?" only asks about this one. */
function asksForCheaper(heard: Heard): boolean {
  const { said, brought, memory } = heard;
  return memory.spaceId !== null && brought === null && said.within === null && asksForLess(heard);
}

function asksForLess({ words }: Heard): boolean {
  // "Vous n'auriez pas moins cher ?" denies nothing.
  const asks = hasCue(words, 'question') || words.clauses?.some(({ asked }) => asked) === true;
  const cheaper = mentions(words, 'choice').find(
    ({ pick, extreme, negated }) => pick === 'cheaper' && extreme !== true && (asks || negated !== true),
  );
  return cheaper !== undefined && !isBeing(words.text.slice(0, cheaper.start));
}
