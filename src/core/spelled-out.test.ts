import { describe, expect, it } from 'vitest';
import { spelledOut } from './spelled-out.ts';

describe('a phrase that says something in several ways', () => {
  it.each<[string, readonly string[]]>([
    ['another day', ['another day']],
    ['(another|a new) day', ['another day', 'a new day']],
    ['not (on|) that day', ['not on that day', 'not that day']],
    ['move it (please)?', ['move it please', 'move it']],
    ['(换|改)天', ['换天', '改天']],
    ['(a|b) (c|d)', ['a c', 'a d', 'b c', 'b d']],
  ])('stands for each of them: %s', (written, ways) => {
    expect(spelledOut(written)).toEqual(ways);
  });
});
