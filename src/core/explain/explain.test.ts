import { describe, expect, it } from 'vitest';
import type { Finding } from '../clause-record.ts';
import type { Event } from '../event.ts';
import { RECORD_VERSION, type TurnRecord } from '../turn.ts';
import { explain } from './explain.ts';
import en from './words/en.json' with { type: 'json' };
import { EXPLAINED_IN, type Tell, telling } from './words.ts';

const NOON = '2026-03-03T12:00:00.000Z';

const EMPTY: TurnRecord = {
  ...{ version: RECORD_VERSION, conversation: 'c', seq: 1, events: [], now: NOON, interpretation: null, results: [] },
  ...{ flow: 'appointment', stateBefore: 'idle', stateAfter: 'idle', replies: [], said: [], rejected: null },
  ...{ passed: [{ flow: 'appointment', state: 'idle', by: null }], failure: null },
  hashes: { context: '', flow: '', words: '' },
};

/** The sentences about a turn in which nothing happened but what is told. */
function told(turn: Partial<TurnRecord>): string {
  return explain({ ...EMPTY, ...turn })
    .map(({ about, text }) => `${about}: ${text}`)
    .join('\n');
}

function happened(event: Event): string {
  return told({ events: [{ id: 'e', seq: 1, receivedAt: NOON, event }] });
}

const heard = { desk: [], language: 'en' } as const;
const intent = { type: 'constraint', entities: {}, confidence: 0.9, source: 'rules', rule: 'r' } as const;

describe('X17 a turn in sentences', () => {
  it.each<[Event, string]>([
    [{ kind: 'lead', name: 'Tom', phone: '+447700900123' }, 'Tom left their number, +447700900123.'],
    [{ kind: 'payment', payment: 'p', outcome: 'paid', facts: {} }, 'A payment was reported: paid.'],
    [{ kind: 'timer', timer: 'hold', due: NOON }, `The timer hold was due at ${NOON}.`],
    [{ kind: 'operator', action: 'take_over' }, 'A person of the business took the conversation over.'],
    [{ kind: 'operator', action: 'give_back' }, 'A person of the business gave the conversation back.'],
    [{ kind: 'message', text: '', attachment: 'audio' }, 'with something that is not read (audio)'],
    [{ kind: 'message', text: 'so long', overlong: true }, 'The customer wrote “so long” and more.'],
  ])('tells what happened: %o', (event, sentence) => {
    expect(happened(event)).toContain(sentence);
    expect(happened(event)).toContain('said: Nothing was said.');
  });

  it('tells why a message was not read, and that nothing is known of one', () => {
    expect(told({ unread: 'a person has the conversation' })).toContain(
      'understood: The message was not read: a person has the conversation.',
    );
    expect(happened({ kind: 'message', text: 'hi' })).toContain('Nothing is recorded of what was understood.');
  });

  it('tells what was asked of the desk, what a model was not believed, and for which flow the words were', () => {
    const refused = { type: 'book', entities: { slot: 'nine' } };
    const desk = [{ kind: 'faq', topic: 'parking' }, { kind: 'not_now' }] as const;
    const also = [{ type: 'travel_tips', entities: { tips: ['packing'] } }];
    const text = told({ interpretation: { ...heard, intent, also, desk, refused, flow: 'standing' } });
    expect(text).toContain(
      'It was understood as constraint, for standing, by the rule r: worked out by rules, 90 % sure.',
    );
    expect(text).toContain('In the same breath it asked for travel_tips (tips packing).');
    expect(text).toContain('The front desk was asked for faq parking and not now.');
    expect(text).toContain('A language model heard book (slot nine), and was not believed.');
  });

  it.each<[Finding, string]>([
    [
      { kind: 'date', date: '2026-03-06', weekday: 'friday', form: 'bare', words: 'Friday' },
      '“Friday” as the day 2026-03-06',
    ],
    [{ kind: 'dates', from: 'a', to: 'b', words: 'then', negated: true }, '“then” as ruling out the days a to b'],
    [{ kind: 'time', time: '09:30', settled: true, words: '9.30' }, 'the time 09:30'],
    [{ kind: 'window', name: null, from: null, to: '12:00', words: 'by noon' }, 'the time from opening to 12:00'],
    [{ kind: 'count', value: 2, unit: 'people', words: 'two' }, 'the number 2 of people'],
    [{ kind: 'count', value: 2, unit: null, words: 'two' }, 'the number 2.'],
    [{ kind: 'duration', value: 3, unit: 'days', words: '3 days' }, '“3 days” as 3 days'],
    [
      { kind: 'money', min: null, max: 300, currency: 'USD', vague: null, words: '$300' },
      'money (max 300, currency USD)',
    ],
    [{ kind: 'name', name: 'Ana', introduced: true, words: 'Ana' }, 'the name Ana'],
    [{ kind: 'phone', phone: '+44', words: '44' }, 'the number +44'],
    [{ kind: 'email', email: 'a@b.c', words: 'a@b.c' }, 'the address a@b.c'],
    [{ kind: 'language', locale: 'es', words: 'español' }, 'the language es'],
    [{ kind: 'topic', topic: 'parking', words: 'park' }, 'a question about parking'],
    [{ kind: 'item', list: 'cities', id: 'boston', likeness: 1, role: null, words: 'Boston' }, 'boston of cities'],
  ])('tells what was found: %o', (found, words) => {
    const clauses = [{ words: found.words, mood: 'tells' as const, found: [found] }];
    expect(told({ interpretation: { ...heard, intent, clauses, unexplained: 'um' } })).toContain(words);
    expect(told({ interpretation: { ...heard, intent, unexplained: 'um' } })).toContain('It could not explain “um”.');
  });

  it('tells how calls came out, and what needed no yes; long texts are named, not cut', () => {
    const input = {
      pictures: ['a', 'b', 'c', 'd', 'e'],
      picture: 'x'.repeat(5_000),
      nobody: null,
      at: { day: 'friday' },
    };
    const text = told({
      results: [
        { tool: 'draw', input, key: 'k', outcome: { kind: 'done', output: null } },
        { tool: 'book', input: {}, key: null, outcome: { kind: 'refused', reason: 'nobody agreed to it' } },
        { tool: 'hold', input: {}, key: 'h', grant: 'payment/1', outcome: { kind: 'failed', reason: 'no answer' } },
      ],
    });
    expect(text).toContain(
      'draw was called with 5 pictures, picture a text of 5000 characters, at (day friday), under the key k, which needs no yes. It answered nothing.',
    );
    expect(text).toContain('book was called. It was refused: nobody agreed to it.');
    expect(text).toContain('hold was called, under the key h, allowed by the event payment/1. It failed: no answer.');
  });

  it('tells a refusal of the machine, a turn that broke, and a way through two flows', () => {
    expect(told({ rejected: 'idle does not take select' })).toContain(
      'The machine refused it: idle does not take select.',
    );
    expect(told({ failure: 'a bug' })).toContain('The turn broke: a bug. What is stored is as it was before.');
    const passed = [
      { flow: 'space', state: 'GENERAL', by: null },
      { flow: 'standing', state: 'idle', by: null },
      { flow: 'standing', state: 'placing', by: 'move' },
      { flow: 'standing', state: 'looking', by: 'move' },
      { flow: 'space', state: 'GENERAL', by: null },
    ];
    expect(told({ passed })).toContain(
      'It went from GENERAL over to idle of standing, to placing on move, at once to looking and over to GENERAL of space.',
    );
  });

  it('G3 is told plainly without states, keys and ids, in words for what the code has names for', () => {
    const consent = {
      proposal: 'p1',
      act: 'call_off',
      fresh: true,
      verdict: 'other',
      why: 'nothing explains: um',
      pieces: [],
    };
    const clauses = [
      { words: 'hi', mood: 'tells' as const, found: [{ kind: 'cue', cue: 'greeting', words: 'hi' } as const] },
    ];
    const rule = 'space/CHOOSE_SPACE/names a space';
    const interpretation = {
      ...{ ...heard, clauses, consent: consent as never, desk: [{ kind: 'faq', topic: 'opening-hours' } as const] },
      intent: { ...intent, type: 'change_request', entities: { spaceId: 'x', time_window: 'morning' }, rule },
    };
    const results = [{ tool: 'find_bookings', input: {}, key: 'k', outcome: { kind: 'done', output: null } } as const];
    const plain = explain({ ...EMPTY, interpretation, results, rejected: 'idle does not take select' }, 'en', true);
    const text = plain.map((one) => one.text).join('\n');
    expect(text).toContain(
      'It was understood as they want another time (space id x, time window morning), by the rule names a space',
    );
    expect(text).toContain('“hi” as a greeting');
    expect(text).toContain('The front desk was asked for an answer about opening hours.');
    expect(text).toContain('It had been asked whether to call it off.');
    expect(text).toContain('It was about looking their bookings up: done.');
    expect(text).toContain('That is not possible at this point of the conversation.');
    expect(text).not.toMatch(/_|idle|appointment|CHOOSE|p1|\bk\b/);
  });

  it.each(EXPLAINED_IN)('G10 is told in %s with the same facts, and nothing is left open', (language) => {
    const factsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const open: Tell = telling(language);
    for (const [key, text] of Object.entries(en)) {
      expect(factsOf(open(key as keyof typeof en)), `${language} ${key}`).toEqual(factsOf(text));
    }
    const record = { ...EMPTY, replies: [{ id: 'r', text: 'Hi' }] };
    expect(
      explain(record, language)
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/[{}]/);
  });
});
