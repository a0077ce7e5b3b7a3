import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeProblem } from '../../domain/written.ts';
import { writtenBusinesses } from '../businesses.ts';
import { checkBusiness } from './business.ts';
import { checkFiles } from './files.ts';
import { nearest } from './nearest.ts';
import { businessJsonSchema } from './schema.ts';

const SALON = `id: quayside
name: Quayside Barbers
timezone: Europe/London
country: GB
locales: [en]
flows: [salon]
hours: { tuesday-saturday: [09:00-17:00] }
resources: [{ id: sam, name: Sam }]
contact: { phone: "+44 20 7946 0000" }
settings:
  salon:
    currency: GBP
    services:
      - { name: Beard trim, minutes: 20, cents: 1500 }
    stylists:
      - { id: sam, name: Sam, services: [Beard trim] }
`;

type Files = [gone: string, odd: string, right: string];

function problems(change: (text: string) => string): readonly string[] {
  return checkBusiness(change(SALON), 'shop.yaml').problems.map(describeProblem);
}

const instead = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe("a business's file", () => {
  it('is found nothing wrong with', () => {
    expect(problems((text) => text)).toEqual([]);
  });

  it.each([
    [
      'a flow that there is none of',
      instead('[salon]', '[salons]'),
      /^shop.yaml:6:9 error: flows.0: "salons" is none of the flows .*; did you mean "salon"\?/,
    ],
    [
      'a field that there is none of',
      instead('hours:', 'houres:'),
      /^shop.yaml:7:1 error: houres: there is no such field; did you mean "hours"\?/,
    ],
    [
      'a field of a flow',
      instead('currency:', 'curency:'),
      /^shop.yaml:12:14 error: settings.salon.curency: there is no such field; did you mean "currency"\?/,
    ],
    [
      'hours that are none',
      instead('09:00-17:00', '9-5'),
      /^shop.yaml:7:29 error: hours.tuesday-saturday.0: "9-5" is no range of hours/,
    ],
    [
      'a service that nobody does',
      instead('[Beard trim]', '[]'),
      /^shop.yaml:16:\d+ error: settings.salon.stylists.0.services/,
    ],
    [
      'a stylist who is no resource',
      instead('{ id: sam, name: Sam, services', '{ id: sim, name: Sam, services'),
      /^shop.yaml:16:15 error: settings.salon.stylists.0.id: "sim" is none of the resources: sam/,
    ],
    [
      'a language that the flow does not speak (X19)',
      instead('[en]', '[en, km]'),
      /^shop.yaml:5:15 error: locales.1: the flow "salon" does not speak "km" yet; it speaks/,
    ],
    [
      'a message that there is none of',
      (text: string) => `${text}words: { en: { boked: Hi } }\n`,
      /^shop.yaml:17:23 error: words.en.boked: is no message of ours/,
    ],
    [
      'a fact that a message is never given',
      (text: string) => `${text}words: { en: { invite: "{moon}" } }\n`,
      /words.en.invite: states {moon}, which it is never given/,
    ],
    ['what is no YAML', (text: string) => `${text}\n  - [`, /^shop.yaml:\d+:\d+ error: (?!.* at line)/],
    [
      'a field that is missing',
      instead('timezone: Europe/London\n', ''),
      /^shop.yaml:1:1 error: timezone: is missing: it is a text$/,
    ],
    [
      'a list where a text belongs',
      instead('name: Quayside Barbers', 'name: [Quayside]'),
      /^shop.yaml:2:1 error: name: must be a text, and is a list$/,
    ],
    [
      'parts that stand for ever more others',
      () =>
        [...'abcdefgh']
          .map((one, at) => `${one}: &${one} [${at ? `*${'abcdefg'[at - 1]},`.repeat(9) : 'x'}]\n`)
          .join(''),
      /^shop.yaml:1:1 error: too many parts stand for others/,
    ],
    ['nothing at all', () => '', /^shop.yaml:1:1 error: must be fields with values, and is empty$/],
  ])('says where and what: %s', (_what, change, expected) => {
    const found = problems(change);
    expect(
      found.some((line) => expected.test(line)),
      found.join('\n'),
    ).toBe(true);
    expect(checkBusiness(change(SALON), 'shop.yaml').business).toBeNull();
  });

  it('tells of two services of one name, and of one that nobody does', () => {
    const twice = instead('    stylists:', '      - { name: BEARD TRIM, minutes: 5, cents: 1 }\n    stylists:');
    expect(problems(twice)).toEqual([
      'shop.yaml:15:17 error: settings.salon.services.1.name: "BEARD TRIM" stands there more than once',
      'shop.yaml:15:9 error: settings.salon.services.1: nobody does "BEARD TRIM": name it in the services of a stylist',
    ]);
  });

  it('tells of everything at once, however little of it can be read', () => {
    const both = (text: string) => instead('currency:', 'curency:')(instead('country: GB', 'country: Britain')(text));
    expect(problems(both)).toHaveLength(3);
  });

  it('names the file of a task that is not there', () => {
    const tasks = (text: string) =>
      `${text.slice(0, text.indexOf('settings:')).replace('[salon]', '[dialogue]')}settings: { dialogue: { tasks: [gone.yaml] } }\n`;
    expect(problems(tasks)[0]).toMatch(/settings.dialogue.tasks.0: there is no file .*gone.yaml/);
  });

  it('is never dropped in silence: one that cannot be used stops the start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'holdfast-check-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'shop.yaml'), SALON.replace('[salon]', '[salons]'));
    expect(() => writtenBusinesses({ businesses: folder })).toThrow(/shop.yaml cannot be used:[\s\S]*flows.0/);
    writeFileSync(join(folder, 'shop.yaml'), SALON);
    expect(writtenBusinesses({ businesses: folder, demo: false }).map(({ id }) => id)).toEqual(['quayside']);
  });
});

it('a file that cannot be read is named, and the others are read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [gone, odd, right] = ['gone.yaml', 'odd.yaml', 'right.yml'].map((name) => join(folder, name)) as Files;
  writeFileSync(odd, Buffer.from('id: caf\xe9\n', 'latin1'));
  writeFileSync(right, SALON);
  expect(checkFiles([gone, folder, odd, right], ['en'])).toEqual({
    complaints: [
      `${gone} cannot be read: it is not there.`,
      `${folder} cannot be read: it is a folder.`,
      `${odd} is not UTF-8: save it as that.`,
    ],
    broken: 3,
  });
  expect(() => writtenBusinesses({ businesses: folder })).toThrow(`${odd} is not UTF-8: save it as that.`);
  rmSync(odd);
  expect(writtenBusinesses({ businesses: folder, demo: false }).map(({ id }) => id)).toEqual(['quayside']);
  expect(() => writtenBusinesses({ businesses: gone })).toThrow(
    `(HOLDFAST_BUSINESSES) ${gone} cannot be read: it is not there.`,
  );
});

it('the nearest right word is near', () => {
  expect(nearest('apointment', ['appointment', 'salon'])).toBe('appointment');
  expect(nearest('lang', ['languages', 'hours'])).toBe('languages');
  expect(nearest('piano', ['hours', 'name'])).toBeNull();
});

it('the published schema is the one that business files are held to', () => {
  const file = new URL('../../../schemas/business.schema.json', import.meta.url);
  const published: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(JSON.parse(JSON.stringify(businessJsonSchema()))).toEqual(published);
});
