import type { Command } from 'commander';
import { parseDocument } from 'yaml';
import type { House } from '../app/house.ts';
import { type Edits, pathOf } from '../domain/edits.ts';
import { dataOption, keptIn } from './kept.ts';

/** `settings export`: a business's file as it reads with what its owners changed in the console (G7). */
export function addSettings(program: Command, house: House, print: (line: string) => void): void {
  const settings = program.command('settings').description('what owners changed in the console');
  settings
    .command('export')
    .description('a business’s file with what was changed in the console, as YAML: put it in the file’s place')
    .argument('<business>', 'the business, by its id')
    .addOption(dataOption())
    .action(async (business: string, { data }: { readonly data: string }) => {
      const source = house.sources().find((one) => one.business.id === business);
      if (source === undefined) throw new Error(`There is no business ${business}.`);
      const kept = keptIn(house, { data });
      const edits = await house.runErrand(kept, { errand: 'settings', business });
      print(written(source.file.text, edits ?? {}).trimEnd());
    });
}

/** The owner's own comments and order stay where nothing was changed. */
function written(text: string, edits: Edits): string {
  const document = parseDocument(text);
  for (const [pointer, value] of Object.entries(edits)) {
    if (value === null) document.deleteIn(pathOf(pointer));
    else document.setIn(pathOf(pointer), document.createNode(value));
  }
  return document.toString({ lineWidth: 0 });
}
