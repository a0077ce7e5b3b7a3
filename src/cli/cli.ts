import { Command } from 'commander';
import { DATA_DIRECTORY } from '../app/early.ts';
import type { House } from '../app/house.ts';
import { ownLanguage } from '../core/locale.ts';
import { type HoldfastConfig, holdfastIn } from '../exports/create.ts';
import { play } from '../play/play.ts';
import { addCalendars } from './calendars.ts';
import { describeFlow } from './describe.ts';
import { addImport } from './import.ts';
import { interpretLines } from './interpret.ts';
import { dataOption, keptIn } from './kept.ts';
import { newBusiness } from './new/new.ts';
import { optimiseFromNowOn } from './optimising.ts';
import { addPeople } from './people.ts';
import { reconcile } from './reconcile.ts';
import { explainConversation, replayConversation } from './replay.ts';
import { addSettings } from './settings.ts';
import { addVerify } from './verify/command.ts';

const PORT_MAX = 65_535;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Told when nobody reads our lines any more, like `head` after its first: no reason to complain, or to go on. */
function readerLeft(): AbortSignal {
  const left = new AbortController();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    left.abort();
  });
  return left.signal;
}

/** The commands. Each says by `--help` what it does and shows one example. */
export async function runCli(house: House, argv: readonly string[], own: HoldfastConfig = {}): Promise<void> {
  const program = new Command('holdfast');
  program.description('Bookings taken in conversation, by a state machine that code drives.').showHelpAfterError();
  program.version(house.version);
  const unread = readerLeft();
  addStart(program, house, own);
  addPlay(program, house, unread);
  addInterpret(program, house, unread);
  addReplay(program, house);
  addDiagram(program, house);
  addCheck(program, house);
  addPeople(program, house, print);
  addSettings(program, house, print);
  addCalendars(program, house, print);
  addReconcile(program, house);
  addVerify(program, house);
  addMcp(program, house);
  addImport(program, house, print);
  addNew(program, house);
  await program.parseAsync([...argv], { from: 'user' });
}

function addStart(program: Command, house: House, own: HoldfastConfig): void {
  program
    .command('start')
    .description('serve the businesses: chat page, HTTP API, webhooks')
    .option('--port <port>', 'port to listen on (0 takes any free one); PORT when it is not given, or 3000')
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--data <directory>', 'where the embedded database lives when DATABASE_URL is not set', DATA_DIRECTORY)
    .addHelpText(
      'after',
      '\nDATABASE_URL=postgres://… uses PostgreSQL instead; REDIS_URL=redis://… keeps conversations in Redis.',
    )
    .action(async ({ port, host, data }: { port?: string; host: string; data: string }) => {
      const asked = port === undefined ? null : portOf(port);
      const holdfast = holdfastIn(house, { ...own, dataDirectory: data, announce: print });
      const serving = await holdfast.listen({ host, ...(asked !== null && { port: asked }) });
      optimiseFromNowOn();
      print(`Holdfast is ready at ${serving.address}`);
      if (serving.firstOwner !== null) print(serving.firstOwner);
      await untilTold();
      await serving.stop();
    });
}

function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= PORT_MAX) return port;
  throw new Error(`"${text}" is no port: choose a number from 0 to ${PORT_MAX} with --port or PORT.`);
}

/** Resolves on the first request to end; a second one ends at once. */
function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
}

function addPlay(program: Command, house: House, unread: AbortSignal): void {
  program
    .command('play')
    .description('play scripted conversations and check what they expect')
    .argument('<files...>', 'conversation scripts (YAML)')
    .option('--json', 'one line of JSON for each step', false)
    .option('--store <store>', 'memory, pglite, or the address of a PostgreSQL or Redis server', 'memory')
    .addHelpText('after', '\nExample: holdfast play test/conversations/*.yaml')
    .action(async (files: string[], { json, store }: { json: boolean; store: string }) => {
      const failed = await play(house, files, { json, store, print, unread });
      process.exitCode = failed > 0 ? 1 : 0;
    });
}

function addInterpret(program: Command, house: House, unread: AbortSignal): void {
  program
    .command('interpret')
    .description('read JSON lines {business, now, locale?, context?, text} and print what was understood')
    .option('--model', 'ask the language model that the settings name, where the rules are unsure')
    .addHelpText(
      'after',
      `\nExample: echo '{"business":"northside","now":"2026-03-02T09:00:00Z","text":"Friday morning"}' | holdfast interpret`,
    )
    .action(({ model = false }: { model?: boolean }) => interpretLines(house, process.stdin, print, { unread, model }));
}

interface ReplayOptions {
  readonly data: string;
  readonly explain: boolean;
  readonly turn?: number;
}

function turnOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is no number of a turn.`);
  return Number(text);
}

function addReplay(program: Command, house: House): void {
  program
    .command('replay')
    .description('run a stored conversation again from its records and compare, turn by turn')
    .argument('<conversation>', 'its id, as the page and the API show it')
    .addOption(dataOption())
    .option('--explain', 'tell each turn in sentences instead: what was heard, why, and what came of it', false)
    .option('--turn <number>', 'with --explain: only this turn, by the number that the page shows', turnOf)
    .addHelpText('after', '\nIt looks where `start` keeps things: DATABASE_URL and REDIS_URL count here too.')
    .action(async (conversation: string, { data, explain, turn }: ReplayOptions) => {
      const kept = keptIn(house, { data });
      if (explain) return explainConversation(house, kept, { id: conversation, turn }, print);
      const same = await replayConversation(house, kept, conversation, print);
      process.exitCode = same ? 0 : 1;
    });
}

function addDiagram(program: Command, house: House): void {
  program
    .command('diagram')
    .description("print a business's flow as a Mermaid diagram, or its whole specification")
    .argument('<business>', 'a demo business, like northside')
    .option('--spec', 'the specification in Markdown: states, data, transitions, conditions', false)
    .action(async (business: string, { spec }: { spec: boolean }) => {
      print(await describeFlow(house, business, spec ? 'specification' : 'mermaid'));
    });
}

function addReconcile(program: Command, house: House): void {
  program
    .command('reconcile')
    .description('hold the payments of the last days against the books of those who took them')
    .argument('[business]', 'only this one')
    .addOption(dataOption())
    .addHelpText('after', '\nA running server does the same once a day. What differs is listed by the API, too.')
    .action(async (business: string | undefined, { data }: { data: string }) => {
      const kept = keptIn(house, { data });
      process.exitCode = (await reconcile(house, kept, business, print)) ? 0 : 1;
    });
}

function addCheck(program: Command, house: House): void {
  program
    .command('check')
    .description('read businesses and tasks and say what is wrong with them, by line and field')
    .argument('<files...>', 'business files and task files (YAML)')
    .option('--languages <languages>', 'the languages that a task by itself is to speak', ownLanguage())
    .addHelpText('after', '\nExample: holdfast check my-shop/*.yaml')
    .action((files: string[], { languages }: { languages: string }) => {
      const { complaints, broken } = house.checkFiles(files, languages.split(','));
      for (const complaint of complaints) print(complaint);
      print(`${files.length - broken} can be used, ${broken} cannot`);
      process.exitCode = broken > 0 ? 1 : 0;
    });
}

function addMcp(program: Command, house: House): void {
  program
    .command('mcp')
    .description('speak MCP on standard input and output: for a program that books in somebody’s stead')
    .argument('[business]', 'only at this one')
    .option('--as <who>', 'whom the program speaks for; the same name goes on with the same talk', 'local')
    .option('--data <directory>', 'where the embedded database lives when DATABASE_URL is not set', DATA_DIRECTORY)
    .addHelpText('after', '\nA server that runs has the same at /mcp, with HOLDFAST_MCP=on: docs/guides/mcp.md.')
    .action((business: string | undefined, { as: who, data }: { as: string; data: string }) =>
      house.speakMcp({ ...keptIn(house, { data }), business, who }),
    );
}

function addNew(program: Command, house: House): void {
  program
    .command('new')
    .description('make a folder with a business of your own that runs, from a few questions')
    .argument('<folder>', 'where, like my-shop')
    .option('--name <name>', 'what it is called')
    .option('--flow <flow>', 'appointment, salon, space or dialogue')
    .option('--languages <languages>', 'its own first: fr,en')
    .option('--timezone <zone>', 'like Europe/Paris')
    .option('--country <country>', 'by its two letters')
    .option('--phone <number>', 'the number that people ring')
    .option('--hours <hours>', 'like "monday-friday 09:00-17:00"')
    .option('--offers <offers>', 'like "Haircut 30 25": a service, its minutes, its price')
    .option('--people <names>', 'who does it')
    .option('--currency <currency>', 'like EUR')
    .addHelpText('after', '\nWhat is not given is asked, or, where nobody can be asked, as usual.')
    .action((folder: string, given: { readonly [name: string]: string }) => newBusiness(house, folder, given, print));
}
