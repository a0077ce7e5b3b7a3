import { heardAnswer } from '../../../core/hearing.ts';
import { hasCue, type Reading } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import type { Memory } from '../context.ts';
import { says, speaksOfWaiting } from './vocabulary.ts';

/** What the rules go by. */
export interface Heard {
  readonly reading: Reading;
  readonly memory: Memory;
}

export function heardIn(reading: Reading, memory: Memory): Heard {
  return { reading, memory };
}

type IntentName = 'join' | 'leave' | 'decline' | 'confirm' | 'unclear';

/** "Take me off the list" says itself; "I found another" only to whoever waits. */
const leaves: Rule<Heard, IntentName> = {
  rule: 'waits no longer',
  means: 'leave',
  when: ({ reading, memory }) => {
    const waits = memory.joined !== undefined || memory.offer !== undefined;
    const ends = says(reading, 'off') || says(reading, 'found') || says(reading, 'no_longer');
    return (says(reading, 'list') && (ends || hasCue(reading, 'cancel'))) || (waits && ends);
  },
  examples: [
    'take me off the waiting list',
    { said: 'forget it, I found another', given: 'waiting' },
    { said: 'quítame de la lista de espera', in: 'es' },
    { said: 'retirez-moi de la liste d’attente', in: 'fr' },
  ],
};

const joins: Rule<Heard, IntentName> = {
  rule: 'asks to be told when something comes free',
  means: 'join',
  when: ({ reading }) => says(reading, 'list') || says(reading, 'tell_me'),
  examples: [
    'put me on the waiting list',
    'let me know if something opens up',
    { said: 'avísame si se libera algo', in: 'es' },
    { said: 'prévenez-moi si ça se libère', in: 'fr' },
  ],
};

const declines: Rule<Heard, IntentName> = {
  rule: 'says no',
  means: 'decline',
  when: ({ reading }) => heardAnswer(reading) === 'no' || says(reading, 'list', true),
  examples: ['no', { said: 'no, gracias', in: 'es' }],
};

export const idleRules: readonly Rule<Heard, IntentName>[] = [leaves, joins];
export const openRules: readonly Rule<Heard, IntentName>[] = [leaves, declines, joins];

/** What words ask for that are said beside a journey; null where they are for the journey. */
export function openingIn(heard: Heard): 'join' | 'leave' | null {
  if (!speaksOfWaiting(heard.reading)) return null;
  if (leaves.when(heard)) return 'leave';
  return joins.when(heard) ? 'join' : null;
}
