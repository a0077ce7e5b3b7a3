import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fails, says } from './behaviours.ts';
import { type Desk, openBusiness } from './desk.ts';
import { type Behaviour, type ModelServer, openModelServer } from './server.ts';
import { type Watching, watching } from './watching.ts';

/** The whole of the document's error table, end to end: a real endpoint that misbehaves, the real reader, the engine. */

const NOW = '2026-04-01T09:00:00+02:00';
const LUMIERE = '5b0c7c1e-8f0a-4c55-9d6b-2f1a7e3c0a01';
const JARDIN = '5b0c7c1e-8f0a-4c55-9d6b-2f1a7e3c0a02';

/** What brings a new customer to each step while the model is down: the rules speak the same protocol (E2). */
const WAYS = {
  GENERAL: [],
  REQUEST_SPACE_INFO: ['je voudrais réserver'],
  CHOOSE_SPACE: ['Salle Lumière le 15 avril de 9h à 12h', 'changer de salle'],
  CHOOSE_PERIOD: ['je voudrais la Salle Lumière'],
  CONFIRM_RESERVATION_SUMMARY: ['je voudrais la Salle Lumière le 15 avril de 9h à 12h'],
} as const;
type Step = keyof typeof WAYS;

let server: ModelServer;
let watched: Watching;
let opens: () => Desk;

beforeAll(async () => {
  server = await openModelServer();
});
beforeEach(async () => {
  watched = watching();
  opens = await openBusiness('atelier', NOW, server, watched);
});
afterAll(() => server.close());

async function deskAt(step: Step): Promise<Desk> {
  server.behave(fails(500));
  const desk = opens();
  for (const text of WAYS[step]) await desk.say(text);
  return desk;
}

const answer = (entities: object): Behaviour => says(object(entities));

function object(entities: object): string {
  return JSON.stringify({ status: 'PENDING', response: '', spaceId: null, period: null, ...entities });
}

const period = (startDate: string | null, startTime: string | null = null, endTime: string | null = null) => ({
  startDate,
  endDate: null,
  startTime,
  endTime,
});

const logged = (event: string) => watched.lines.filter((line) => line.event === event);

interface Case {
  readonly at: Step;
  readonly heard: string;
  readonly model: readonly [Behaviour, ...Behaviour[]];
  readonly leadsTo: string;
  readonly said?: RegExp;
  readonly unsaid?: RegExp;
  /** Log lines, with something that was received. */
  readonly logs?: readonly (readonly [event: string, received: string])[];
  readonly requests?: number;
}

const TRUNCATED = 'Bien sûr ! Voici le JSON : {"status": "PEND';
const ASKS = { response: 'Vous serez combien ?' };

const JSON_CASES: { readonly [name: string]: Case } = {
  'truncated, then as asked': {
    at: 'GENERAL',
    heard: 'je cherche une salle pour une réunion',
    model: [says(TRUNCATED), answer(ASKS)],
    leadsTo: 'REQUEST_SPACE_INFO',
    said: /Vous serez combien/,
    logs: [['model.answer_invalid', '{"status": "PEND']],
    requests: 2,
  },
  'truncated twice: the rules': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'la Salle Lumière',
    model: [says(TRUNCATED)],
    leadsTo: 'CHOOSE_PERIOD',
    unsaid: /JSON|\{/,
    logs: [
      ['model.answer_invalid', 'PEND'],
      ['model.answer_invalid', 'PEND'],
    ],
    requests: 2,
  },
  'truncated twice, and nothing that the rules could use: an apology': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'turlututu chapeau pointu',
    model: [says(TRUNCATED)],
    leadsTo: 'REQUEST_SPACE_INFO',
    said: /^Pardon/,
    unsaid: /JSON|\{/,
    requests: 2,
  },
  'in a fence': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'celle avec la lumière du jour',
    model: [says(`\`\`\`json\n${object({ status: 'COMPLETED', spaceId: LUMIERE })}\n\`\`\``)],
    leadsTo: 'CHOOSE_PERIOD',
    requests: 1,
  },
  'amid chatter': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'celle avec la lumière du jour',
    model: [says(`Avec plaisir !\n${object({ status: 'COMPLETED', spaceId: LUMIERE })}\nBonne journée.`)],
    leadsTo: 'CHOOSE_PERIOD',
    requests: 1,
  },
  'of the wrong types, then as asked': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'celle avec la lumière du jour',
    model: [answer({ status: 'DONE', spaceId: 42 }), answer({ status: 'COMPLETED', spaceId: LUMIERE })],
    leadsTo: 'CHOOSE_PERIOD',
    logs: [['model.answer_invalid', '"spaceId":42']],
    requests: 2,
  },
  'with a key that the protocol does not have': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'celle avec la lumière du jour',
    model: [answer({ status: 'COMPLETED', spaceId: LUMIERE, price: 12 }), answer(ASKS)],
    leadsTo: 'REQUEST_SPACE_INFO',
    logs: [['model.answer_invalid', '"price":12']],
    requests: 2,
  },
  'empty: the rules': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'la Salle Lumière',
    model: [says('')],
    leadsTo: 'CHOOSE_PERIOD',
  },
  'plain words, twice: read as text': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'on fait de la sculpture sur glace',
    model: [says('Quelle activité originale ! Vous serez combien ?')],
    leadsTo: 'REQUEST_SPACE_INFO',
    said: /Vous serez combien/,
    requests: 2,
  },
  'plain words that claim something are not said': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'on fait de la sculpture sur glace',
    model: [says('La Verrière est libre pour 20 €, c’est réservé.')],
    leadsTo: 'REQUEST_SPACE_INFO',
    unsaid: /20 €|réservé\./,
    said: /Voici nos espaces/,
  },
};

const TABLE: { readonly [name: string]: Case } = {
  'E5 an invented space leads to step 2': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'la plus grande',
    model: [answer({ status: 'COMPLETED', spaceId: 'salle-42' })],
    leadsTo: 'CHOOSE_SPACE',
    logs: [['space.unknown_space', 'salle-42']],
  },
  'E5 a date that is none leads to step 3': {
    at: 'CHOOSE_PERIOD',
    heard: 'le quinze, je crois',
    model: [answer({ status: 'COMPLETED', spaceId: LUMIERE, period: period('15/04') })],
    leadsTo: 'CHOOSE_PERIOD',
    said: /pas reconnu cette date[\s\S]*quelle date/,
    logs: [['space.unusable_period', '15/04']],
  },
  'E5 a time that is none becomes the bounds of the day, kept within opening hours': {
    at: 'CHOOSE_PERIOD',
    heard: 'le 15 avril dans la journée',
    model: [answer({ status: 'COMPLETED', spaceId: LUMIERE, period: period('2026-04-15', 'matin', '25:61') })],
    leadsTo: 'CONFIRM_RESERVATION_SUMMARY',
    said: /de 8 h à 22 h/,
    logs: [['space.unusable_time', 'matin']],
  },
  'E3 COMPLETED without a space at step 2 is PENDING': {
    at: 'CHOOSE_SPACE',
    heard: 'celle du fond',
    model: [answer({ status: 'COMPLETED', response: 'Parfait, c’est entendu.' })],
    leadsTo: 'CHOOSE_SPACE',
    logs: [['space.incomplete', 'COMPLETED']],
  },
  'E3 COMPLETED without a period at step 3 is PENDING': {
    at: 'CHOOSE_PERIOD',
    heard: 'bientôt',
    model: [answer({ status: 'COMPLETED', spaceId: LUMIERE })],
    leadsTo: 'CHOOSE_PERIOD',
    logs: [['space.incomplete', 'COMPLETED']],
  },
  'E3 COMPLETED without a space at step 1 just informs': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'vous avez des plantes vertes ?',
    model: [answer({ status: 'COMPLETED', response: 'Oui, un peu partout.' })],
    leadsTo: 'REQUEST_SPACE_INFO',
    said: /un peu partout/,
  },
  'E3 COMPLETED at step 4 answering no reserves nothing': {
    at: 'CONFIRM_RESERVATION_SUMMARY',
    heard: 'non',
    model: [answer({ status: 'COMPLETED', spaceId: LUMIERE })],
    leadsTo: 'GENERAL',
    logs: [['model.answer_refused', 'COMPLETED']],
  },
  'E3 COMPLETED at step 4 without a yes is PENDING': {
    at: 'CONFIRM_RESERVATION_SUMMARY',
    heard: 'hum, faut voir',
    model: [answer({ status: 'COMPLETED', spaceId: LUMIERE, period: period('2026-04-15', '9:00', '12:00') })],
    leadsTo: 'CONFIRM_RESERVATION_SUMMARY',
    logs: [['model.answer_refused', 'COMPLETED']],
  },
  'E4 a yes with a change is the change, whatever the model made of it': {
    at: 'CONFIRM_RESERVATION_SUMMARY',
    heard: 'oui mais le 16 avril',
    model: [answer({ status: 'COMPLETED' })],
    leadsTo: 'CONFIRM_RESERVATION_SUMMARY',
    said: /16 avril/,
  },
  'X1 a space that they did not name does not pass': {
    at: 'REQUEST_SPACE_INFO',
    heard: 'la Salle Lumière',
    model: [answer({ status: 'COMPLETED', spaceId: JARDIN })],
    leadsTo: 'CHOOSE_PERIOD',
    said: /Salle Lumière/,
    logs: [['model.answer_refused', JARDIN]],
  },
  'X1 a period that has passed does not pass': {
    at: 'CHOOSE_PERIOD',
    heard: 'samedi vers dix heures',
    model: [answer({ status: 'COMPLETED', spaceId: LUMIERE, period: period('2020-01-04') })],
    leadsTo: 'CHOOSE_PERIOD',
    said: /déjà passé/,
  },
  'E6 CANCELED by the model clears and ends': {
    at: 'CHOOSE_PERIOD',
    heard: 'bof, ça ne me tente plus trop en fait',
    model: [answer({ status: 'CANCELED' })],
    leadsTo: 'GENERAL',
  },
  'E6 CANCELED that their words deny does not pass': {
    at: 'CHOOSE_PERIOD',
    heard: 'je ne veux pas annuler',
    model: [answer({ status: 'CANCELED' })],
    leadsTo: 'CHOOSE_PERIOD',
  },
};

async function plays({ at, heard, model, leadsTo, said, unsaid, logs, requests }: Case): Promise<void> {
  const desk = await deskAt(at);
  const before = server.requests.length;
  const linesBefore = watched.lines.length;
  server.behave(...model);
  const seen = await desk.say(heard);
  expect(seen.state).toBe(leadsTo);
  const reply = seen.replies.join('\n');
  if (said) expect(reply).toMatch(said);
  if (unsaid) expect(reply).not.toMatch(unsaid);
  expect(seen.bookings).toBe(0);
  expect(reply).not.toBe('');
  if (requests !== undefined) expect(server.requests.length - before).toBe(requests);
  const lines = watched.lines
    .slice(linesBefore)
    .map(({ event, fields }) => `${event} ${JSON.stringify(fields['received'])}`);
  for (const [event, received] of logs ?? []) {
    const quoted = JSON.stringify(received).slice(1, -1);
    const found = lines.findIndex(
      (line) => line.startsWith(event) && (line.includes(received) || line.includes(quoted)),
    );
    expect(found, `${event} with ${received} in\n${lines.join('\n')}`).toBeGreaterThanOrEqual(0);
    lines.splice(found, 1);
  }
}

describe('E5 a protocol that comes', () => {
  it.each(Object.entries(JSON_CASES))('%s', (_name, one) => plays(one));
});

describe('a protocol that says what cannot be', () => {
  it.each(Object.entries(TABLE))('%s', (_name, one) => plays(one));
});

describe('E2 what the model is asked', () => {
  it.each(Object.keys(WAYS).slice(1) as Step[])('at %s: the step, every space, what is known', async (step) => {
    const desk = await deskAt(step);
    server.behave(answer({}));
    await desk.say('hum');
    const system = server.requests.at(-1)?.messages[0]?.content ?? '';
    for (const place of [1, 2, 3, 4, 5, 6]) expect(system).toContain(`5b0c7c1e-8f0a-4c55-9d6b-2f1a7e3c0a0${place}`);
    expect(system).toContain('Salle Lumière, 12 people, projector, whiteboard');
    expect(system).toContain(`"step":"${step}"`);
    expect(system).toContain('COMPLETED');
  });

  it('a plain answer too: it is asked first', async () => {
    const desk = await deskAt('CONFIRM_RESERVATION_SUMMARY');
    const before = server.requests.length;
    server.behave(answer({ status: 'COMPLETED', spaceId: LUMIERE }));
    const seen = await desk.say('oui');
    expect([seen.turn.interpretation?.intent.source, seen.bookings]).toEqual(['model', 1]);
    // The last two steps, which followed within the turn, consulted nobody.
    expect(server.requests.length - before).toBe(1);
    expect(seen.tools).toEqual(['create_reservation', 'generate_payment_link', 'meet_customer']);
  });

  it.each(['annuler', 'changer de date', 'quels sont vos horaires ?', 'je voudrais visiter'])(
    'E6 E9 keywords, questions and the router ask nobody: %s',
    async (text) => {
      const desk = await deskAt('CONFIRM_RESERVATION_SUMMARY');
      const before = server.requests.length;
      await desk.say(text);
      expect(server.requests.length).toBe(before);
    },
  );

  it('with the endpoint down, everything is done by rules, in two messages', async () => {
    const desk = await deskAt('CONFIRM_RESERVATION_SUMMARY');
    const seen = await desk.say('oui');
    expect([seen.state, seen.bookings, seen.turn.interpretation?.intent.source]).toEqual(['GENERAL', 1, 'direct']);
    expect(logged('model.failed').length).toBeGreaterThan(0);
  });
});
