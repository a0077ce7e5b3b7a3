import { describe, expect, it } from 'vitest';
import { judge } from '../../core/consent/judge.ts';
import type { JudgedSentence, Piece, PieceKind } from '../../core/consent/piece.ts';
import { createTripFlow } from './index.ts';
import { proposalOf } from './proposal.ts';
import { demoAgency, demoCatalogue } from './testing/agency.ts';
import { Journey } from './testing/journey.ts';
import { takeTurn, WAY } from './testing/way.ts';

const SUMMARY = 4;
const LAST_DETAIL = WAY.length - 1;

function wayOf(turns: number): Journey {
  const journey = new Journey();
  for (const turn of WAY.slice(0, turns)) takeTurn(journey, turn);
  return journey;
}

function proposed({ data }: Journey) {
  return proposalOf(data, demoCatalogue());
}

function sentence(...kinds: PieceKind[]): JudgedSentence {
  return { pieces: kinds.map((kind): Piece => ({ kind, text: kind })), asks: false, another: false };
}

describe('what a yes would do to a trip', () => {
  it('X11 the summary may be restated whole: trip, hotel, guide, days, people, both ends and sums', () => {
    expect(proposed(wayOf(SUMMARY))).toMatchObject({
      act: 'book',
      manner: 'asked',
      facts: {
        dates: ['2026-02-20', '2026-02-22'],
        items: expect.arrayContaining(['kep-breeze', 'BEACH', 'Phnom Penh']),
        amounts: [120, 60],
        people: 2,
        days: 3,
      },
    });
  });

  it('D7 the yes stands at every detail and is withdrawn by waiting or by a no, with the details kept', () => {
    for (let turns = SUMMARY + 1; turns <= LAST_DETAIL; turns += 1) {
      const known = wayOf(turns).data;
      expect(proposed(wayOf(turns))).toMatchObject({
        manner: 'given',
        refusal: { type: 'decline' },
        later: { type: 'put_off' },
      });
      const waiting = wayOf(turns).hear('put_off');
      expect(waiting.data).toEqual({ ...known, asked: { ...known.asked, question: 'summary' } });
      expect(proposed(waiting)?.manner).toBe('asked');
      const refused = wayOf(turns).hear('decline');
      expect(refused.data).toEqual({ ...known, asked: { ...known.asked, question: 'change' } });
      expect([proposed(refused), refused.hear('confirm').says]).toEqual([null, ['ask.summary']]);
    }
  });

  it('D7 only the last missing detail commits', () => {
    const flow = createTripFlow(demoAgency());
    const commits = (journey: Journey, field: string) =>
      flow.expects(journey.snapshot).intents['give_details']?.commits?.({ field, value: 'x' });
    expect(commits(wayOf(LAST_DETAIL - 1), 'pickup_location')).toBe(false);
    expect(commits(wayOf(LAST_DETAIL), 'booking_special_requests')).toBe(true);
  });

  it('X12 while places are held, whoever waits hears until when', () => {
    const journey = wayOf(WAY.length);
    expect(proposed(journey)).toMatchObject({ act: 'release', manner: 'told', until: journey.data.reserved_until });
    expect(journey.hear('put_off').says).toEqual(['payment.no_hurry']);
    expect(journey.hear('decline').says).toEqual(['payment.unchanged']);
  });
});

describe('a yes that was given (D7)', () => {
  const given = proposed(wayOf(LAST_DETAIL));
  const verdict = (...sentences: JudgedSentence[]) =>
    given && judge({ proposal: given, fresh: false, failed: false }, sentences).verdict;

  it('stands beside an answer, and a bare no may be one', () => {
    expect([verdict(sentence('no')), verdict(sentence('residue')), verdict(sentence('differs'))]).toEqual([
      'yes',
      'yes',
      'yes',
    ]);
  });

  it('is withdrawn by a refusal, by waiting and by doubt', () => {
    expect(verdict(sentence('residue', 'refuses'))).toBe('no');
    expect(verdict(sentence('no'), sentence('postpones'))).toBe('not_now');
    expect(verdict(sentence('conditions', 'residue'))).toBe('not_now');
  });

  it('stands where the doubtful word is part of what was asked for, and never beside waiting', () => {
    expect(verdict(sentence('refuses', 'answers'))).toBe('yes');
    expect(verdict(sentence('conditions', 'answers'))).toBe('yes');
    expect(verdict(sentence('answers', 'asks_terms'))).toBe('yes');
    expect(verdict(sentence('answers'), sentence('refuses'))).toBe('no');
    expect(verdict(sentence('answers', 'postpones'))).toBe('not_now');
  });

  it('waits for a question to be answered, and is not withdrawn by it', () => {
    expect(verdict(sentence('asks'))).toBe('other');
    expect(verdict(sentence('conditions', 'asks_terms'))).toBe('other');
  });
});
