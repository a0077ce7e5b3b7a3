import { describe, expect, it } from 'vitest';
import type { Locale } from '../core/locale.ts';
import { heard } from '../language/listening.fixture.ts';
import { hoursRuledOut, timesRuledOut } from './hours-ruled-out.ts';
import { rangeIn, windowText } from './window.ts';

const OPEN = { from: '10:00', to: '20:00' };

function timesOut(text: string, locale: Locale, listed = 2): string[] {
  return timesRuledOut(heard(text, locale), listed, OPEN);
}

function hoursOut(text: string, locale: Locale) {
  const reading = heard(text, locale);
  return hoursRuledOut(reading, timesRuledOut(reading, 2, OPEN), OPEN, (part) => rangeIn(windowText(part))).map(
    ({ from, to }) => [from / 60, to / 60],
  );
}

describe('the times that somebody rules out', () => {
  it.each<[string, Locale, string[]]>([
    ['not at 11', 'en', ['11:00']],
    ['Thursday but not at 4pm', 'en', ['16:00']],
    ['a las 11 no', 'es', ['11:00']],
    ['jeudi mais pas à 14h', 'fr', ['14:00']],
    ['at 11', 'en', []],
    ['Friday works', 'en', []],
  ])('"%s" (%s): %j', (text, locale, times) => expect(timesOut(text, locale)).toEqual(times));

  it('takes a number alone for an hour only beyond what is listed', () => {
    expect(timesOut('not 11', 'en', 2)).toEqual(['11:00']);
    expect(timesOut('not 2', 'en', 2)).toEqual([]);
  });
});

describe('the hours that somebody rules out', () => {
  it.each<[string, Locale, number[][]]>([
    ['not between 1 and 3', 'en', [[13, 15]]],
    ['pas entre 13h et 15h', 'fr', [[13, 15]]],
    ['no entre las 5 y las 7', 'es', [[17, 19]]],
    ['not in the morning', 'en', [[0, 12]]],
    ['not before 12', 'en', []],
    ['in the afternoon', 'en', []],
  ])('"%s" (%s): %j', (text, locale, hours) => expect(hoursOut(text, locale)).toEqual(hours));

  it('rules out what begins at an hour, and not what begins a quarter past it', () => {
    expect(hoursOut('not at 11', 'en')).toEqual([[11, 11.25]]);
  });

  it('rules out the first hour of the day, or of the part of it that is wished for', () => {
    expect(hoursOut('tomorrow but not first thing', 'en')).toEqual([[10, 11]]);
    expect(hoursOut('Friday afternoon but not first thing', 'en')).toEqual([[12, 13]]);
  });
});
