import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonical, type Json } from './json.ts';

it('X3 writes any value as JSON does, whatever order its keys came in', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonical(value as Json);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonical(JSON.parse(text))).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(canonical(text)).toBe(JSON.stringify(text));
    }),
  );
});
