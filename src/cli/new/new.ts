import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { stringify } from 'yaml';
import type { House } from '../../app/house.ts';
import { makeFolder, whyUnwritable } from '../../ports/folder.ts';
import { answersFor } from './questions.ts';
import { type Answers, businessOf, conversationOf, taskOf } from './shop.ts';

/** A Monday, so that "next Thursday" is always the same day. */
const SAMPLE_NOW = '2026-11-16T09:00:00Z';

/** Makes a folder with a business that runs: its file, a conversation that it holds, and how to go on. */
export async function newBusiness(
  house: House,
  folder: string,
  given: { readonly [name: string]: string | undefined },
  print: (line: string) => void,
): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: choose another name, or move it away.`);
  const answers = await asked(folder, given);
  const files = filesOf(answers);
  write(folder, files);
  const { complaints, broken } = house.checkFiles([join(folder, `${answers.id}.yaml`)], answers.languages);
  for (const complaint of complaints) print(complaint);
  if (broken > 0) {
    print(
      `${folder} is written, and cannot be used as it is: mend the lines above, then run: npx holdfast check ${asTyped(folder)}/*.yaml`,
    );
    process.exitCode = 1;
    return;
  }
  const typed = asTyped(folder);
  print(`${folder} is ready: ${files.map(([path]) => path).join(', ')}`);
  print(`Try it:   HOLDFAST_BUSINESSES=${typed} npx holdfast play ${typed}/conversations/first.yaml`);
  print(`Open it:  HOLDFAST_DEMO=off HOLDFAST_BUSINESSES=${typed} npx holdfast start   then /b/${answers.id}`);
}

/** A folder as a shell takes it, whatever is in its name. */
function asTyped(folder: string): string {
  return /^[\w./~-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", `'\\''`)}'`;
}

/** Asked on a terminal; where there is none, what is usual holds. */
async function asked(folder: string, given: { readonly [name: string]: string | undefined }): Promise<Answers> {
  const name = basename(resolve(folder));
  if (!process.stdin.isTTY) return answersFor(name, given, async (_question, usual) => usual);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await answersFor(name, given, async (question, usual) => {
      const answer = await terminal.question(`${question} [${usual}] `);
      return answer.trim() || usual;
    });
  } finally {
    terminal.close();
  }
}

type Files = readonly (readonly [path: string, text: string])[];

function write(folder: string, files: Files): void {
  try {
    for (const [path, text] of files) {
      makeFolder(dirname(join(folder, path)));
      writeFileSync(join(folder, path), text);
    }
  } catch (error) {
    const why = whyUnwritable(error);
    throw why === null ? error : new Error(`${folder} cannot be written: ${why}.`);
  }
}

function filesOf(answers: Answers): Files {
  const { id, name, flow } = answers;
  const business = `# ${name}. Everything here is data: change it and start again.\n# What may stand here: docs/guides/your-business.md\n${stringify(businessOf(answers))}`;
  return [
    [`${id}.yaml`, business],
    ['conversations/first.yaml', stringify(conversationOf(answers, SAMPLE_NOW))],
    ...(flow === 'dialogue' ? [['tasks/visit.yaml', stringify(taskOf(answers))] as const] : []),
  ];
}
