import type { Catalogues } from '../flow.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** What the front desk says, in every language Holdfast speaks. */
export const deskWords: Catalogues = { en, es, fr, zh, km };
