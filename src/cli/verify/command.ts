import type { Command } from 'commander';
import type { House } from '../../app/house.ts';
import { lookedAtAlong, subjectNamed } from './subjects.ts';
import { verifyAll } from './verify.ts';

const SCRIPTS = '.holdfast/verify';
const STATES_MAX = 100_000;
const EDGES_MAX = 10_000_000;
/** How many further contexts of a state are compared with its first. */
const TWINS_MAX = 1;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface Options {
  readonly seconds: number;
  readonly states: number;
  readonly edges: number;
  readonly scripts: string;
  readonly along: readonly string[];
}

export function addVerify(program: Command, house: House): void {
  program
    .command('verify')
    .description('try everything that can happen in every state of a business, and check what is promised')
    .argument('[what...]', 'businesses by id or file, or task files; all that are served when none is named')
    .option('--seconds <seconds>', 'how long to look at each; 0 for as long as it takes', secondsOf, 300)
    .option('--states <number>', 'how many states to look at most', numberOf, STATES_MAX)
    .option('--edges <number>', 'how many steps to try at most', numberOf, EDGES_MAX)
    .option('--along <files...>', 'conversation scripts whose states are looked into too', [])
    .option('--scripts <directory>', 'where counterexamples are written', SCRIPTS)
    .addHelpText('after', '\nExample: holdfast verify examples/osteria.yaml --seconds 120')
    .action(async (what: string[], { seconds, states, edges, scripts, along }: Options) => {
      const named = what.length > 0 ? what : await everyBusiness(house);
      const bounds = {
        seconds: seconds === 0 ? null : seconds,
        statesMax: states,
        edgesMax: edges,
        twinsMax: TWINS_MAX,
      };
      const failed = await verifyAll(
        house,
        named.map((one) => lookedAtAlong(subjectNamed(one), along)),
        { ...bounds, scripts, print },
      );
      process.exitCode = failed > 0 ? 1 : 0;
    });
}

function numberOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is no number.`);
  return Number(text);
}

const secondsOf = numberOf;

async function everyBusiness(house: House): Promise<readonly string[]> {
  const clock = house.virtualClock('2000-01-01T00:00:00Z');
  const { parts } = await house.compose({ store: house.memoryStore(), clock, observer: house.silentObserver });
  return [...parts.businesses.keys()];
}
