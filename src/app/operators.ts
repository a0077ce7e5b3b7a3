import { existsSync, readFileSync } from 'node:fs';

const SETTING = 'HOLDFAST_OPERATOR_TOKENS';
const CHARACTERS_MIN = 16;

/**
 * Operator tokens that open one business each: `lucia: TOKEN, northside: TOKEN`, or a file with one of those on each line.
 * What is wrong is said without the token (B16).
 */
export function operatorTokensIn(given: string | undefined): ReadonlyMap<string, string> {
  if (given === undefined) return new Map();
  const written = isPath(given) ? contentOf(given.trim()) : given;
  const entries = written
    .split(/[\n,]/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map(entryOf);
  const tokens = new Map(entries);
  if (tokens.size < entries.length) throw new Error(`${SETTING} names a business twice.`);
  if (new Set(tokens.values()).size < tokens.size) throw new Error(`${SETTING} gives two businesses the same token.`);
  return tokens;
}

function isPath(given: string): boolean {
  return !/:\s/.test(given);
}

function contentOf(path: string): string {
  if (!existsSync(path))
    throw new Error(`${SETTING} must be written like "lucia: TOKEN", or name a file of such lines.`);
  return readFileSync(path, 'utf8');
}

function entryOf(line: string): readonly [string, string] {
  const [, business, token] = /^([a-z0-9][a-z0-9-]*)\s*:\s*(\S+)$/.exec(line) ?? [];
  if (business === undefined || token === undefined) {
    throw new Error(`${SETTING} must be written like "lucia: TOKEN", or name a file of such lines.`);
  }
  if (token.length < CHARACTERS_MIN) {
    throw new Error(`${SETTING} gives ${business} a token of fewer than ${CHARACTERS_MIN} characters.`);
  }
  return [business, token];
}
