import type { Cue } from '../../../core/cue.ts';
import { heardPick } from '../../../core/hearing.ts';
import type { JsonObject } from '../../../core/json.ts';
import { hasCue, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import { contains } from '../../../core/span.ts';
import { says } from '../vocabulary.ts';
import { asked } from './asked.ts';
import type { Heard, StandingRule } from './heard.ts';

/** What may be asked of calling off something that stands, and what calls it off. */
export const callsOff: readonly StandingRule[] = [
  {
    // The terms are told, and whether to do it is asked (D10).
    rule: 'asks what they would get back',
    means: 'call_off',
    when: (heard) => canBeCalledOffHere(heard) && says(heard.bare, 'refunds'),
    gives: asksOnly,
    examples: ['how much would I get back?', { said: '取消能退多少', in: 'zh' }],
  },
  {
    // Whoever asks has it looked up as whoever tells us to, and nothing is called off by that.
    rule: 'asks whether it can be called off',
    means: 'call_off',
    when: (heard) => !says(heard.bare, 'supposes') && (asksLeave(heard) || asksHow(heard) || isAnothers(heard)),
    gives: asksOnly,
    examples: ['can I cancel?', 'my friend wants to cancel hers', { said: 'puis-je annuler ?', in: 'fr' }],
  },
  {
    // What is only asked or supposed ("I might have to cancel", "until when can I?") calls nothing off.
    rule: 'calls it off',
    means: 'call_off',
    when: (heard) => wishesItOff(heard) && tells(heard),
    gives: (heard) => ({ ...asked(heard), ...severalIn(heard.bare) }),
    examples: ['cancel both', 'cancel my appointment', 'please cancel', { said: 'សុំលុបចោល', in: 'km' }],
  },
];

/** "Cancel both": it is asked which of them first. */
export function severalIn(reading: Reading): { readonly several?: true } {
  return heardPick(reading) === 'both' ? { several: true } : {};
}

function asksOnly(heard: Heard): JsonObject {
  return { ...asked(heard), asks: true };
}

/** A bare "cancel it" is about what stands, also in a talk that knows of nothing: the ledger may (X14). "Never mind" is about nothing. */
function isMeant({ bare, mine, around, data }: Heard): boolean {
  // What was just spoken of is what "it" means (F8).
  const isAsked = data.question === 'coming' || data.question === 'instead';
  return mine || isAsked || (around.resting && !says(bare, 'letsGo', 'givesUp'));
}

function canBeCalledOffHere(heard: Heard): boolean {
  return isMeant(heard) && heard.catalogue.callOff === 'here';
}

function wishesItOff(heard: Heard): boolean {
  const { callOff } = heard.catalogue;
  return isMeant(heard) && callOff !== 'task' && hasCue(heard.bare, 'cancel') && !staysAway(heard);
}

/** "My husband can't make it" leaves the others their trip; a visit is only whose it is. */
function staysAway({ bare, catalogue: { things = ['visit'] } }: Heard): boolean {
  const fewer = mentions(bare, 'cue').filter(({ cue }) => cue === 'fewer');
  const off = mentions(bare, 'cue').filter(({ cue, negated }) => cue === 'cancel' && !negated);
  return !things.includes('visit') && off.every((one) => fewer.some((other) => contains(other, one)));
}

/** "Can I still cancel?" What asks for its terms ("can I cancel for free?") has no such cue. Here in the chat a refund may be meant. */
function asksLeave(heard: Heard): boolean {
  const { callOff } = heard.catalogue;
  return callOff !== 'here' && wishesItOff(heard) && !tells(heard) && !says(heard.bare, 'refunds');
}

function asksHow(heard: Heard): boolean {
  return canBeCalledOffHere(heard) && says(heard.bare, 'may');
}

/** "My friend wants to cancel hers": what stands here may not be what is meant, so that an "ok" does not call it off. */
function isAnothers(heard: Heard): boolean {
  const off = heard.bare.clauses?.filter(({ mentions: said }) => hasIn(said, 'cancel')) ?? [];
  return wishesItOff(heard) && off.length > 0 && off.every(({ another }) => another);
}

/** Neither asked nor supposed: what is asked beside it takes nothing back. In Khmer a no may end like a question. */
function tells({ bare }: Heard): boolean {
  const denials = mentions(bare, 'answer').filter(({ value }) => value === 'no');
  const told = bare.clauses?.some(({ mentions: said }) => hasIn(said, 'cancel') && !hasIn(said, 'question')) === true;
  const asks = mentions(bare, 'cue').some(
    ({ cue, start, end }) => cue === 'question' && !denials.some((no) => no.start <= start && no.end >= end),
  );
  return (told || !asks) && !says(bare, 'supposes');
}

function hasIn(said: readonly Mention[], cue: Cue): boolean {
  return said.some((one) => one.kind === 'cue' && one.cue === cue && !one.negated);
}
