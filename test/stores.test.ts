import { describe, expect, it } from 'vitest';
import { openStore } from '../src/app/stores.ts';

describe('a mistyped store', () => {
  it.each([
    'postgers://holdfast:a-secret@db.example/holdfast',
    'postgres:/holdfast:a-secret@db.example/holdfast',
    'holdfast:a-secret@db.example',
    'a-secret@db.example',
  ])('is refused, and its password is not repeated: %s', async (name) => {
    const refused = await openStore(name).catch((error: Error) => error.message);
    expect(refused).toMatch(/^--store names no database: write it as postgres:/);
    expect(refused).not.toContain('a-secret');
  });
});
