import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../src/core/locale.ts';

/**
 * A language is data (X10, CONTRIBUTING "a language"): what decides knows none by name. These are the homes where one has
 * its line or its words.
 */
const HOMES: readonly RegExp[] = [
  /^core\/locale\.ts$/,
  /^language\/(when\/|consent\/)?data\//,
  // Where the words of the desk, a flow, a page are put together.
  /(^|\/)words\.ts$/,
  /^flows\/[^/]+\/(index|wording|vocabulary)\.ts$/,
  /^flows\/standing\/words\/heard\.ts$/,
];

/** What looks like one and is none, or belongs to a document: each with why. */
const EXCEPTIONS: { readonly [file: string]: string } = {
  'flows/trip/context.ts': 'the document has three names for languages (D2)',
  'flows/trip/catalogue.ts': 'the agency writes its texts in the three languages of its flow (D12)',
  'flows/trip/drawing/picture.ts': 'a picture is titled in English, for whoever reads its source',
  'flows/dialogue/hears/words.ts': 'the ending of a plural',
  'flows/trip/states.ts': 'a model is told of trips in English',
};

const ROOT = resolve(import.meta.dirname, '../src');
const CODES: readonly string[] = LOCALES;

/** The languages that a file names: as a string, as a key, as a name in the code. Examples of rules say what they are in. */
function named(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    const isName = ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isName && CODES.includes(node.text) && !isOfExample(node)) found.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** `{ said: '…', in: 'es' }` */
function isOfExample({ parent }: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'in';
}

function namingIn(path: string): readonly string[] {
  return named(path, readFileSync(join(ROOT, path), 'utf8'));
}

describe('languages', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.(test|fixture|contract)\.ts$|(^|\/)testing\/|contract-samples/.test(path),
  );

  it('X10 no logic knows a language by name', () => {
    const strangers = files.filter((path) => !HOMES.some((home) => home.test(path)) && !(path in EXCEPTIONS));
    const naming = strangers.flatMap((path) => namingIn(path).map((code) => `${path}: ${code}`));
    expect(naming).toEqual([]);
  });

  it('every exception is one', () => {
    expect(Object.keys(EXCEPTIONS).filter((path) => !files.includes(path) || namingIn(path).length === 0)).toEqual([]);
  });

  it('is seen: a string, a key, a case; an example of a rule is none', () => {
    expect(named('a.ts', "if (locale === 'es') {} const of = { fr: 1 }; switch (l) { case 'zh': }")).toEqual([
      'es',
      'fr',
      'zh',
    ]);
    expect(named('a.ts', "const examples = [{ said: 'hola', in: 'es' }];")).toEqual([]);
  });
});
