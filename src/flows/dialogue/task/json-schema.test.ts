import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { taskJsonSchema } from './json-schema.ts';

describe('the published schema', () => {
  it('C1 is the one that task files are held to', () => {
    const published: unknown = JSON.parse(
      readFileSync(new URL('../../../../schemas/task.schema.json', import.meta.url), 'utf8'),
    );
    expect(JSON.parse(JSON.stringify(taskJsonSchema()))).toEqual(published);
  });
});
