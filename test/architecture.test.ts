import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The arrows of the house, executable: what each room may import. See ARCHITECTURE.md. */
const MAY_IMPORT: { readonly [room: string]: readonly string[] } = {
  core: [],
  domain: ['core'],
  language: ['core', 'domain'],
  flows: ['core', 'domain'],
  ports: ['core', 'domain'],
  storage: ['ports', 'core', 'domain'],
  providers: ['ports', 'core', 'domain'],
  channels: ['ports', 'core', 'domain'],
  engine: ['core', 'ports'],
  mirror: ['core', 'domain', 'ports'],
  verify: ['core', 'domain', 'ports'],
  server: ['engine', 'ports', 'core', 'domain'],
  // The composition alone sees everything below it; those above see it and not what it is made of.
  app: [
    ...['server', 'engine', 'mirror', 'channels', 'providers', 'storage'],
    ...['ports', 'language', 'flows', 'domain', 'core'],
  ],
  play: ['app', 'engine', 'ports', 'core', 'domain'],
  // What others build on, by the names that package.json exports.
  exports: ['play', 'app', 'language', 'engine', 'ports', 'core', 'domain'],
  cli: ['exports', 'play', 'app', 'verify', 'engine', 'ports', 'core', 'domain'],
};

/** Rooms whose subfolders are neighbours that do not know each other. */
const PARTITIONED = new Set(['flows', 'storage', 'providers', 'channels']);

/** Nothing here may know the time, draw lots, wait, or touch the world: it is all handed in. */
const PURE = ['core', 'domain', 'flows', 'verify'];

const ROOT = resolve(import.meta.dirname, '../src');

interface Source {
  /** Path below src/. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

function sources(isMeant = (path: string) => !isForTests(path)): readonly Source[] {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
  return files.filter((path) => path.endsWith('.ts') && isMeant(path)).map((path) => sourceOf(path, read(path)));
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function sourceOf(path: string, text: string): Source {
  const imports = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  return { path, text, imports };
}

function isForTests(path: string): boolean {
  return /\.(test|contract)\.ts$|(^|\/)testing\/|contract-samples/.test(path);
}

/** What an import leads to: a path below src/, or the name of a package. */
function targetOf(source: Source, specifier: string): string {
  return specifier.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(source.path), specifier)) : specifier;
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function neighbourOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function forbiddenImports(source: Source): readonly string[] {
  const room = roomOf(source.path);
  return source.imports
    .filter((specifier) => specifier.startsWith('.') && !specifier.endsWith('.json'))
    .map((specifier) => targetOf(source, specifier))
    .filter((target) => !mayImport(source.path, room, target))
    .map((target) => `${source.path} → ${target}`);
}

function mayImport(path: string, room: string, target: string): boolean {
  const there = roomOf(target);
  if (there === room) return !PARTITIONED.has(room) || neighbourOf(path) === neighbourOf(target);
  if (room === 'flows' && there === 'ports') return isToolFile(path);
  return MAY_IMPORT[room]?.includes(there) ?? false;
}

/** Only what a flow does in the world may name the world: what stands in its folder of tools. */
function isToolFile(path: string): boolean {
  return /^flows\/[^/]+\/tools\//.test(path);
}

const IMPURITIES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b/],
  ['randomness', /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b/],
  ['waiting', /\bawait\b|\basync\b|\bsetTimeout\b|\bsetInterval\b|\bsetImmediate\b|\bnew Promise\b/],
  ['the world', /\bprocess\.|\bfetch\(|\bconsole\./],
];

function impurities(source: Source): readonly string[] {
  if (!PURE.includes(roomOf(source.path)) || isToolFile(source.path)) return [];
  const code = withoutComments(source.text);
  const found = IMPURITIES.filter(([, pattern]) => pattern.test(code)).map(([name]) => name);
  // A hash is a pure function; it only happens to live in Node's own library.
  const outside = source.imports.filter((specifier) => specifier.startsWith('node:') && specifier !== 'node:crypto');
  return [...found, ...outside].map((what) => `${source.path} uses ${what}`);
}

const LINES_MAX = 250;

function isLong({ path, text }: Source): boolean {
  const isData = /(^|\/)data\//.test(path);
  return !isData && text.trimEnd().split('\n').length > LINES_MAX;
}

function readsEnvironment({ text }: Source): boolean {
  const names = /\bprocess\.env\b|\bloadEnvFile\b|\bimport\.meta\.env\b/;
  return names.test(text) && names.test(withoutComments(text));
}

/** Comments and strings may speak of anything. */
function withoutComments(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const kept: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const isText = token === ts.SyntaxKind.StringLiteral || token === ts.SyntaxKind.NoSubstitutionTemplateLiteral;
    kept.push(isText ? '""' : scanner.getTokenText());
  }
  return kept.join(' ').replaceAll(' . ', '.').replaceAll(' ( ', '(').replaceAll('( )', '()');
}

function circles(all: readonly Source[]): readonly string[] {
  const byPath = new Map(all.map((source) => [source.path, source]));
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    const source = byPath.get(path);
    for (const specifier of source?.imports ?? []) {
      if (source && specifier.startsWith('.')) walk(targetOf(source, specifier), [...trail, path]);
    }
    done.add(path);
  };
  for (const { path } of all) walk(path, []);
  return found;
}

describe('the house', () => {
  const all = sources();

  it('has its rooms, and no other', () => {
    const rooms = new Set(all.map(({ path }) => roomOf(path)));
    expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  it('has no forbidden import', () => {
    expect(all.flatMap(forbiddenImports)).toEqual([]);
  });

  it('has no circle', () => {
    expect(circles(all)).toEqual([]);
  });

  it('keeps clock, lots, waiting and the world out of core, domain and the machines', () => {
    expect(all.flatMap(impurities)).toEqual([]);
  });

  it('reads its settings in one place: only app/environment.ts names the environment', () => {
    expect(all.filter(readsEnvironment).map(({ path }) => path)).toEqual(['app/environment.ts']);
  });

  it('shows its pages only the types of the API', () => {
    const pages = ['widget/src', 'console/src'].flatMap((page) => {
      const files = readdirSync(join(ROOT, '..', page), { recursive: true, encoding: 'utf8' });
      return files.filter((file) => /\.tsx?$/.test(file)).map((file) => `../${page}/${file}`);
    });
    const imports = pages.flatMap((page) =>
      [...read(page).matchAll(/^import (type )?[^;]*?'(\.[^']*)';/gm)]
        .map(([, type, path = '']) => ({ type, target: relative(ROOT, resolve(ROOT, dirname(page), path)) }))
        .filter(({ target }) => !target.startsWith('..')),
    );
    expect(imports.length).toBeGreaterThan(5);
    expect(imports.filter(({ type, target }) => type === undefined || roomOf(target) !== 'server')).toEqual([]);
  });

  it('holds no file with a second idea in it: none is longer than 250 lines, but for data', () => {
    const contracts = sources((path) => path.endsWith('.contract.ts'));
    expect([...all, ...contracts].filter(isLong).map(({ path }) => path)).toEqual([]);
  });
});

describe('the checks themselves', () => {
  it('see a forbidden import, a circle and impure code', () => {
    const machine = sourceOf('flows/salon/hears/idle.ts', "import { x } from '../../../ports/tool.ts';");
    expect(forbiddenImports(machine)).toEqual(['flows/salon/hears/idle.ts → ports/tool.ts']);
    expect(forbiddenImports({ ...machine, path: 'flows/salon/tools/index.ts' })).toEqual([]);
    const neighbour = sourceOf('storage/memory/a.ts', "import { x } from '../postgres/b.ts';");
    expect(forbiddenImports(neighbour)).toHaveLength(1);
    const a = sourceOf('core/a.ts', "import { b } from './b.ts';");
    const b = sourceOf('core/b.ts', "import { a } from './a.ts';");
    expect(circles([a, b])).toEqual(['core/a.ts → core/b.ts → core/a.ts']);
    for (const line of ['const t = Date.now();', 'new Date()', 'Math.random()', 'async () => await x', 'fetch("x")']) {
      expect(impurities(sourceOf('core/a.ts', line)), line).toHaveLength(1);
    }
    expect(readsEnvironment(sourceOf('engine/a.ts', "const port = process.env['PORT'];"))).toBe(true);
    expect(readsEnvironment(sourceOf('engine/a.ts', '// not process.env'))).toBe(false);
    expect(isLong(sourceOf('core/a.ts', 'line\n'.repeat(251)))).toBe(true);
    expect(isLong(sourceOf('language/data/en.ts', 'line\n'.repeat(251)))).toBe(false);
    expect(impurities(sourceOf('core/a.ts', "// Date.now() is not for us\nconst x = 'await';"))).toEqual([]);
  });
});
