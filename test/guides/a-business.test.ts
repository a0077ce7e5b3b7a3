import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';

const BARBER = `
id: quayside
name: Quayside Barbers
timezone: Europe/London
country: GB
locales: [en]
flows: [salon]
hours: { tuesday-saturday: [09:00-17:00] }
resources:
  - { id: sam, name: Sam }
stepMinutes: 15
contact: { phone: +44 20 7946 0000 }
voice: model
settings:
  salon:
    currency: GBP
    services:
      - { name: Beard trim, minutes: 20, cents: 1500 }
    stylists:
      - { id: sam, name: Sam, services: [Beard trim] }
`;

const CONVERSATION = `
business: quayside
now: 2026-03-03T09:00:00+00:00
from: "+447700900001"
channel: sms
steps:
  - user: a beard trim with Sam tomorrow at 10
  - user: that's all
  - user: I'm Joe Bloggs
  - user: "yes"
    expect: { reply: [booked, "Beard trim", "4 March"] }
`;

it('a business is one file: CONTRIBUTING’s list holds, with no line of code (at most six files)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-business-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  vi.stubEnv('HOLDFAST_BUSINESSES', folder);
  writeFileSync(join(folder, 'quayside.yaml'), BARBER);
  const script = join(mkdtempSync(join(tmpdir(), 'holdfast-script-')), 'quayside.script.yaml');
  writeFileSync(script, CONVERSATION);
  const lines: string[] = [];
  const failed = await play(house, [script], { store: 'memory', json: false, print: (line) => lines.push(line) });
  expect(failed, lines.join('\n')).toBe(0);
});

it('every list of files in CONTRIBUTING has at most six rows', () => {
  const text = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');
  const lists = [...text.matchAll(/\| File \| What goes there \|\n\| --- \| --- \|\n((?:\|.*\n)+)/g)];
  expect(lists.length).toBeGreaterThanOrEqual(4);
  for (const [, rows = ''] of lists) expect(rows.trim().split('\n').length).toBeLessThanOrEqual(6);
});
