import { describe, expect, it } from 'vitest';
import { ACTS } from '../../src/core/consent/proposal.ts';
import { CUES } from '../../src/core/cue.ts';
import en from '../../src/core/explain/names/en.json' with { type: 'json' };
import es from '../../src/core/explain/names/es.json' with { type: 'json' };
import fr from '../../src/core/explain/names/fr.json' with { type: 'json' };
import { EXPLAINED_IN } from '../../src/core/explain/words.ts';
import { EVENTS as appointment } from '../../src/flows/appointment/events.ts';
import { EVENTS as dialogue } from '../../src/flows/dialogue/events.ts';
import { EVENTS as salon } from '../../src/flows/salon/events.ts';
import { EVENTS as space } from '../../src/flows/space/events.ts';
import { EVENTS as standing } from '../../src/flows/standing/events.ts';
import { EVENTS as trip } from '../../src/flows/trip/events.ts';
import { EVENTS as waiting } from '../../src/flows/waiting/events.ts';

const FLOWS = { appointment, dialogue, salon, space, standing, trip, waiting };
const events = Object.values(FLOWS).flatMap((all) => Object.keys(all));
const intents = events.filter((event) => /^[a-z_]+$/.test(event));
const tools = events.flatMap((event) => /^(\w+)\.done$/.exec(event)?.[1] ?? []);

describe.each(EXPLAINED_IN)('G3 what a turn is told with in %s', (language) => {
  it.each([
    ['flow', Object.keys(FLOWS)],
    ['intent', intents],
    ['tool', [...tools, 'search_flights', 'book_flight', 'cancel_booking', 'find_own_booking']],
    ['cue', CUES],
    ['act', ACTS],
  ] as const)('has words for every %s', (kind, names) => {
    const known = { en, es, fr }[language][kind];
    expect(names.filter((name) => !Object.hasOwn(known, name))).toEqual([]);
  });
});
