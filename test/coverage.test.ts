import { describe, expect, it } from 'vitest';
import config from '../vitest.config.ts';

type Thresholds = { readonly [what: string]: number | { readonly [what: string]: number } };

describe('the coverage that is promised', () => {
  const { test } = config as { readonly test?: { readonly coverage?: { readonly thresholds?: Thresholds } } };
  const thresholds = test?.coverage?.thresholds ?? {};

  it('B19 a run fails below 85 % overall', () => {
    for (const what of ['statements', 'lines', 'functions']) expect(thresholds[what]).toBeGreaterThanOrEqual(85);
  });

  it('B19 and below 90 % for the machines and the interpreter', () => {
    for (const where of ['src/core/**', 'src/flows/**', 'src/language/**']) {
      const here = (thresholds[where] ?? {}) as { readonly [what: string]: number };
      expect([where, here['statements'] ?? 0, here['lines'] ?? 0].slice(1).every((one) => Number(one) >= 90)).toBe(
        true,
      );
    }
  });
});
