import { describe, expect, it } from 'vitest';
import { say } from '../../core/effect.ts';
import { compareCatalogues } from '../../language/catalogues.ts';
import { catalogueOf } from './catalogue.ts';
import { findingOf } from './finding.ts';
import { contexts, flow, NOW, practice } from './testing/practice.ts';

function everything(): readonly (readonly [key: string, text: string])[] {
  return Object.values(flow.words).flatMap((messages) => Object.entries(messages));
}

describe('the words', () => {
  it('X10 X19 every message is there in every language, with the same facts', () => {
    expect(compareCatalogues(flow.words)).toEqual([]);
  });

  it('X5 only what is rendered from a booking says so', () => {
    const claims = /\b(booked|confirmed)\b|c’est réservé|est réservé|reservada|约好了|已经约好|បានកក់/i;
    const claiming = everything().filter(([, text]) => claims.test(text));
    expect(claiming.filter(([key]) => !key.startsWith('booked'))).toEqual([]);
    expect(new Set(claiming.map(([key]) => key)).size).toBeGreaterThan(3);
  });

  it('X6 no message asks more than one question', () => {
    // Alternatives of one message stand in braces; whatever is chosen, the question at the end is the only one.
    for (const [key, message] of everything()) {
      expect(message.split(/[?？]/).length - 1, key).toBeLessThan(2);
    }
  });

  it('X7 A6 every state puts its question again after a detour; once booked, the booking is restated', () => {
    const pending = Object.entries(contexts).map(([state, context]) => [
      state,
      flow.pending(flow.restore(context, NOW)).map(({ key }) => key),
    ]);
    expect(Object.fromEntries(pending)).toEqual({
      idle: ['ask_when'],
      offered: ['offer_again'],
      pending: ['ask_confirm'],
      booked: ['booked_reminder'],
    });
    const before = flow.restore({ preference: contexts.offered.preference }, NOW);
    expect(flow.pending(before)).toEqual([say('open_door')]);
    expect(flow.redirect(before, 'confirm')).toEqual([say('open_door')]);
    expect(flow.help(before)).toEqual([say('help', { name: 'Test Catalogue' })]);
  });
});

describe('how well an offer meets the wish', () => {
  const settings = catalogueOf(practice);
  const range = { from: NOW, to: '2026-04-06T10:05:00+01:00', leave_out: [], except: [], also: [], offered: [] };
  const nothing = { day: null, time_window: null, explicit_time: null };
  const output = (...fits: boolean[]) => ({
    calendar_id: 'practice-main',
    returned: 9,
    matching: 0,
    slots: fits.map((fit) => ({ start: '2026-03-06T10:00:00+00:00', fits: fit })),
  });

  it.each([
    ['fits', nothing, [true, true]],
    ['fits', nothing, [true]],
    ['partly', { ...nothing, day: 'friday', explicit_time: '10:00' }, [true, false]],
    ['past', { ...nothing, day: '2026-03-01' }, [false, false]],
    ['far', { ...nothing, day: '2026-06-01' }, [false, false]],
    ['closed', { ...nothing, day: 'sunday' }, [false, false]],
    ['closed', { ...nothing, day: '2026-03-07/2026-03-08' }, [false, false]],
    ['hours', { ...nothing, day: 'friday', explicit_time: '20:00' }, [false, false]],
    ['hours', { ...nothing, time_window: 'evening' }, [false, false]],
    ['hours', { ...nothing, explicit_time: '13:30' }, [false, false]],
    ['full', { ...nothing, day: 'friday', time_window: 'morning' }, [false, false]],
  ] as const)('A10 %s', (finding, wish, fits) => {
    expect(findingOf({ ...range, ...wish }, output(...fits), settings)).toBe(finding);
  });

  it('A10 X9 full, where only a later Friday than the coming one is left', () => {
    const later = { ...output(), slots: [{ start: '2026-03-13T10:00:00+00:00', fits: true }] };
    expect(findingOf({ ...range, ...nothing, day: 'friday' }, later, settings)).toBe('full');
    // Those who asked for others were told so with the first.
    const asked = { ...range, ...nothing, day: 'friday', leave_out: ['2026-03-06T10:00:00+00:00'] };
    expect(findingOf(asked, later, settings)).toBe('fits');
  });
});
