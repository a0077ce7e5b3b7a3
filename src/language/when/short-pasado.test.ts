import { describe, expect, it } from 'vitest';
import { plain } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

function daysIn(text: string): string[] {
  return recogniseWhen(text, 'es', plain).flatMap((one) => (one.kind === 'date' ? [one.date] : []));
}

describe('«pasado», said short', () => {
  it.each(['Pasado a las 5', 'hola, pasado a las 10', 'pasado por la tarde', 'un hueco pasado a las 5'])(
    'X9 is the day after tomorrow where a clause begins and its hour follows: %s',
    (text) => expect(daysIn(text)).toEqual(['2026-03-04']),
  );

  it.each(['he pasado a las 5', 'el mes pasado a las 5', 'pasado un rato'])('X9 is none else: %s', (text) => {
    expect(daysIn(text)).toEqual([]);
  });
});
