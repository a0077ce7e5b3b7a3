import type { Kind } from './kind.ts';

/** A reference such as SK-48213, stored in upper case. Missing or doubled separators are forgiven: "sk 48213". */
export const reference: Kind = {
  find: (reading, slot) => {
    if (slot.pattern === undefined) return [];
    // Only pieces of bounded length are tried, so that no declared pattern meets a long text.
    return [...reading.text.matchAll(/[A-Za-z]{1,6}[\s\-–_#.]{0,3}\d{2,12}|\d{3,12}/g)].flatMap((match) => {
      const value = matching(match[0], slot.pattern ?? '');
      if (value === null) return [];
      return [{ value, start: match.index, end: match.index + match[0].length, role: null, likeness: 1 }];
    });
  },
  normalise: (raw, slot) => (typeof raw === 'string' ? matching(raw, slot.pattern ?? '') : null),
};

function matching(raw: string, pattern: string): string | null {
  const compact = raw
    .slice(0, 40)
    .replace(/[\s\-–_#.]+/g, '')
    .toUpperCase();
  const separated = compact.replace(/^([A-Z]+)(\d+)$/, '$1-$2');
  const whole = new RegExp(`^(?:${pattern})$`);
  return [raw.trim().toUpperCase(), compact, separated].find((one) => whole.test(one)) ?? null;
}
