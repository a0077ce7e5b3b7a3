import { describe, expect, it } from 'vitest';
import { faultsOf, talks } from './talk.ts';

/**
 * Whole conversations of the kinds that are easily misheard: corrections, days to look in, parties, exclusions, what others
 * do, languages that are not offered (X9, X19, X20).
 */
describe('talks that are easily misheard', () => {
  it.each(talks.map((talk) => [`${talk.id}: ${talk.steps[0]}`, talk] as const))('X20 %s', async (_name, talk) => {
    expect(await faultsOf(talk)).toEqual([]);
  });
});
