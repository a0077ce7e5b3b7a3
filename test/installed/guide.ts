import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { parse, stringify } from 'yaml';
import { house } from '../../src/app/house.ts';
import { type Folder, installed } from './folder.ts';

/**
 * A block of a guide, by what stands behind its language:
 *
 * - `file=NAME` is written there; a later one of the same name takes its place.
 * - `sh` is run; it has to end well, or with `exits=1` as it says. `sh serve` is left running.
 * - `text` is what the command before it prints: word for word, but `…` stands for anything, and alone for any number of lines.
 * - `into=FILE` (with `at=PATH`) is put into a business that was packed, which is then checked.
 * - `sample` is only shown, and `unplayed=WHY` only said to be run.
 */
export interface Block {
  readonly line: number;
  readonly language: string;
  readonly words: ReadonlyMap<string, string>;
  readonly content: string;
}

export function blocksOf(guide: string): readonly Block[] {
  const fences = guide.matchAll(/^([ ]*)```([^\n`]*)\n(.*?)^\1```$/gms);
  return [...fences].map(({ 1: indent = '', 2: info = '', 3: content = '', index }) => {
    const [language = '', ...words] = info.trim().split(/\s+/);
    return {
      line: guide.slice(0, index).split('\n').length,
      language,
      words: new Map(words.map((word) => [word.split('=')[0] ?? '', word.split('=')[1] ?? ''])),
      content: content.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}

/** Does what a guide says, from its first block to its last. */
export async function playGuide(guide: string, folder: Folder): Promise<void> {
  let output = '';
  for (const block of blocksOf(guide)) {
    const { language, words, content } = block;
    const where = `line ${block.line}`;
    if (words.has('sample') || words.has('unplayed')) continue;
    if (words.has('file')) folder.write(words.get('file') ?? '', content);
    else if (words.has('into')) checkInto(block, folder, where);
    else if (words.has('serve')) await folder.start(content.trim());
    else if (language === 'sh') output = await run(block, folder, where);
    else if (language === 'text') expectShown(content, output, where);
    else throw new Error(`${where}: nobody plays a block of "${language}"`);
  }
}

async function run({ content, words }: Block, folder: Folder, where: string): Promise<string> {
  const { code, output } = await folder.run(content);
  expect(code, `${where}:\n${content}${output}`).toBe(Number(words.get('exits') ?? 0));
  return output;
}

/** The fields take the place of those that the business has. */
function checkInto({ content, words }: Block, folder: Folder, where: string): void {
  const base = words.get('into') ?? '';
  const beside = `.into/${dirname(base)}`;
  cpSync(join(installed ?? '', 'node_modules/holdfast', dirname(base)), join(folder.path, beside), { recursive: true });
  const business = parse(readFileSync(join(folder.path, '.into', base), 'utf8')) as Fields;
  const path = words.get('at')?.split('.') ?? [];
  const place = path.reduce<Fields>((within, name) => within[name] as Fields, business);
  Object.assign(place, parse(content));
  folder.write(`.into/${base}`, stringify(business));
  expect(house.checkFiles([join(folder.path, '.into', base)], []).complaints, where).toEqual([]);
}

interface Fields {
  [name: string]: unknown;
}

function expectShown(shown: string, output: string, where: string): void {
  const lines = shown.trimEnd().split('\n').map(patternOf);
  const pattern = new RegExp(`^${lines.join('\\n').replaceAll('\\n(?:.*\\n)*?.*\\n', '\\n(?:.*\\n)*?')}\\s*$`);
  expect(output.trim(), where).toMatch(pattern);
}

function patternOf(line: string): string {
  if (line.trim() === '…') return '(?:.*\\n)*?.*';
  return line.split('…').map(escaped).join('.*');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
