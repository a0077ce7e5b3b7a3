import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONGEST } from './order.ts';

it('every file that is to go first is there', () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([]);
});
