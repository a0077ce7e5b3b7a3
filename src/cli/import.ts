import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { readingOf } from '../app/files.ts';
import type { House } from '../app/house.ts';
import { dataOption, keptIn } from './kept.ts';

interface Options {
  readonly data: string;
  readonly dryRun: boolean;
  readonly map: { readonly [field: string]: string };
  readonly with?: string;
}

/** `import`: customers and appointments from another program's file, beside a server that may be running. */
export function addImport(program: Command, house: House, print: (line: string) => void): void {
  program
    .command('import')
    .description('take over customers and appointments from a CSV or .ics file')
    .argument('<business>', 'by its id')
    .argument('<file>', 'what another program exported')
    .option('--dry-run', 'only say what would be made, and what collides', false)
    .option('--map <fields>', 'which column is which: name=Kunde,start=Beginn', mapOf, {})
    .option('--with <resource>', 'with whom appointments are where the file does not say')
    .addOption(dataOption())
    .addHelpText('after', '\nThe same file again makes nothing twice. See docs/guides/import.md.')
    .action(async (business: string, file: string, { data, dryRun, map, with: usual }: Options) => {
      const kept = keptIn(house, { data });
      const written = { name: basename(file), text: textOf(readingOf(file, () => readFileSync(file))) };
      const request = { business, file: written, map, usual, dryRun };
      const answer = await house.runErrand(kept, { errand: 'import', request });
      if ('problem' in answer) throw new Error(answer.problem);
      for (const { line, kind, text } of answer) print(`line ${line}: ${WORDS[kind]}: ${text}`);
      const count = (kind: string) => answer.filter((one) => one.kind === kind).length;
      const made = `${count('made')} ${dryRun ? 'would be made' : 'made'}, ${count('known')} known already`;
      const rest = `${count('customer')} customers only, ${count('past')} over`;
      const bad = `${count('collides')} collide, ${count('wrong')} cannot be read`;
      print(`${made}, ${rest}, ${bad}`);
      process.exitCode = count('collides') + count('wrong') > 0 ? 1 : 0;
    });
}

const WORDS = {
  made: 'appointment',
  known: 'known',
  past: 'over',
  customer: 'customer',
  collides: 'COLLIDES',
  wrong: 'CANNOT BE READ',
} as const;

function mapOf(text: string, before: { readonly [field: string]: string }): { readonly [field: string]: string } {
  const pairs = text.split(',').map((pair) => pair.split('='));
  const wrong = pairs.find(([field, column]) => !field?.trim() || !column?.trim());
  if (wrong !== undefined)
    throw new Error(`--map is written like name=Kunde,start=Beginn; "${wrong.join('=')}" is not.`);
  return { ...before, ...Object.fromEntries(pairs.map(([field = '', column = '']) => [field.trim(), column.trim()])) };
}

/** Spreadsheets write UTF-8, UTF-16 with its mark, or what Windows used before both. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
