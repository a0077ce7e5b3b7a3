import en from './heard/en.json' with { type: 'json' };
import es from './heard/es.json' with { type: 'json' };
import fr from './heard/fr.json' with { type: 'json' };
import km from './heard/km.json' with { type: 'json' };
import zh from './heard/zh.json' with { type: 'json' };

/** What is listened for, in every language at once: people mix them. */
export const HEARD = [en, es, fr, zh, km];

/** What people do when they speak of something they have booked. */
export type Phrase = keyof typeof en.standing;
/** Words about who somebody is. */
export type PersonPhrase = keyof typeof en.person;

export const PHRASES = Object.keys(en.standing) as readonly Phrase[];
export const PERSON_PHRASES = Object.keys(en.person) as readonly PersonPhrase[];
