import type { AnswerMention } from '../../core/reading.ts';
import { contains, overlaps } from '../../core/span.ts';
import type { Heard } from '../heard.ts';
import { isHeard } from '../lexicon/lexicon.ts';
import { asksWhetherIn, isRuledOut } from './negation.ts';

/** What makes letters before it the beginning of a reference: "NO-3BA139" refuses nothing. */
const CODE = /^[-–—](?=[a-f]*\d)[0-9a-f]{4,8}\b/iu;

/**
 * Yes, no and not yet. The longer expression wins ("no problem" over "no", "not right now" over "right"), and an assent
 * that is denied in front ("doesn't sound good") is a refusal.
 */
export function recogniseAnswers(heard: Heard): AnswerMention[] {
  if (!isHeard(heard.found, heard.language.parts.answers)) return [];
  const found: AnswerMention[] = [];
  const whether = asksWhetherIn(heard);
  const later = heard.language.lists.choices.bareLater.in(heard.found);
  for (const { value, list } of heard.language.lists.answers) {
    for (const { start, end } of list.in(heard.found)) {
      if (!whether.some((asked) => contains(asked, { start, end })) && !CODE.test(heard.text.slice(end))) {
        const isLater = value === 'not_yet' && later.some((one) => contains({ start, end }, one));
        found.push({ kind: 'answer', value, ...(isLater && { later: true }), start, end });
      }
    }
  }
  return withoutShorter(found).map((mention) => turned(heard, mention));
}

function turned(heard: Heard, mention: AnswerMention): AnswerMention {
  if (mention.value !== 'yes' || heard.clauses.has(mention.start)) return mention;
  return isRuledOut(heard, mention) ? { ...mention, value: 'no' } : mention;
}

/** Where refusal and postponement are equally long, the postponement says more. */
function withoutShorter(found: readonly AnswerMention[]): AnswerMention[] {
  return found.filter(
    (mention, index) =>
      !found.some((other, place) => {
        if (place === index || !overlaps(mention, other)) return false;
        const longer = other.end - other.start - (mention.end - mention.start);
        return longer > 0 || (longer === 0 && (place > index || !contains(mention, other)));
      }),
  );
}
