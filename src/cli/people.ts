import type { Command } from 'commander';
import type { House } from '../app/house.ts';
import type { Erased } from '../ports/life.ts';
import type { LoggedTelling } from '../ports/news.ts';
import { dataOption, keptIn } from './kept.ts';
import { mustBeServed } from './served.ts';

type Print = (line: string) => void;

interface Options {
  readonly business: string;
  readonly data: string;
}

/** `export`, `erase`, `parked` and `webhooks`: what the people of a business do by hand, beside a server that may be running. */
export function addPeople(program: Command, house: House, print: Print): void {
  const named = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .requiredOption('--business <business>', 'the business, by its id')
      .addOption(dataOption())
      .addHelpText('after', '\nIt looks where `start` keeps things: DATABASE_URL and REDIS_URL count here too.');
  const kept = (options: Options) => keptIn(house, options);
  const who = 'a customer’s id, telephone number or e-mail address, channel:address, or a conversation’s id';

  named('export', 'everything that a business has of somebody, as JSON')
    .argument('<customer>', who)
    .action(async (customer: string, options: Options) => {
      const sought = { business: options.business, who: customer };
      const dossier = await house.runErrand(kept(options), { errand: 'export', sought });
      if (dossier === null) throw unknown(house, sought);
      print(JSON.stringify(dossier, null, 2));
    });

  named('erase', 'erase somebody from a business: what they said, who they are. Bookings stay as facts about nobody')
    .argument('<customer>', who)
    .option('--yes', 'do it; without it, only say what would go', false)
    .option('--also-bookings', 'call off what stands ahead too, unless it is paid for', false)
    .action(async (customer: string, options: Options & { yes: boolean; alsoBookings: boolean }) => {
      const sought = { business: options.business, who: customer };
      const { yes: really, alsoBookings } = options;
      const errand = { errand: 'erase', sought, options: { really, alsoBookings } } as const;
      const erasing = await house.runErrand(kept(options), errand);
      if (erasing.kind === 'nobody') throw unknown(house, sought);
      if (erasing.kind === 'busy') throw new Error(WHY_BUSY[erasing.reason]);
      for (const line of toldOf(erasing.what, erasing.kind === 'erased')) print(line);
    });

  const owner = program.command('owner').description('the owners of businesses, who sign in at /console');
  owner
    .command('add')
    .description('a link that makes somebody an owner, once')
    .requiredOption('--business <business...>', 'the businesses, by their ids')
    .addOption(dataOption())
    .addHelpText('after', '\nExample: holdfast owner add --business lucia')
    .action(async ({ business: businesses, data }: { business: string[]; data: string }) => {
      const kept = keptIn(house, { data });
      const { publicUrl, port } = kept.config;
      const usualUrl = `http://127.0.0.1:${port}`;
      const errand = { errand: 'owner', businesses, usualUrl, ...(publicUrl && { publicUrl }) } as const;
      const invited = await house.runErrand(kept, errand);
      if ('problem' in invited) throw new Error(invited.problem);
      print(`${invited.link}\nIt can be used once, until ${invited.until}.`);
    });

  named('parked', 'replies that no channel took, and sending one again')
    .option('--resend <reply>', 'send this one again, by its id')
    .action(async (options: Options & { resend?: string }) => {
      const { business, resend: reply } = options;
      if (reply === undefined) {
        const parked = await house.runErrand(kept(options), { errand: 'parked', business });
        if (parked.length === 0) mustBeServed(house, business);
        for (const one of parked) print(`${one.reply.id}  ${one.conversation}  ${one.reason}: ${one.reply.text}`);
        return print(`${parked.length} parked`);
      }
      const waits = await house.runErrand(kept(options), { errand: 'resend', business, reply });
      if (!waits) mustBeServed(house, business);
      if (!waits) throw new Error(`No reply ${reply} is parked at ${business}.`);
      print(`${reply} will be sent again`);
    });

  named('webhooks', 'what those outside were told, the newest first, and telling something again')
    .option('--resend <id>', 'tell this again, by its id')
    .action(async (options: Options & { resend?: string }) => {
      const { business, resend: telling } = options;
      if (telling === undefined) {
        const told = await house.runErrand(kept(options), { errand: 'told', business });
        if (told.length === 0) mustBeServed(house, business);
        for (const line of told.map(toldLine)) print(line);
        return print(`${told.length} listed`);
      }
      const waits = await house.runErrand(kept(options), { errand: 'tell again', business, telling });
      if (!waits) mustBeServed(house, business);
      if (!waits) throw new Error(`${business} has told or parked nothing as ${telling}.`);
      print(`${telling} will be told again`);
    });
}

function toldLine({ id, news, listener, status, attempts, reason, at }: LoggedTelling): string {
  const why = reason === null ? '' : `: ${reason}`;
  return `${id}  ${news.kind}  ${status} ${at}  ${listener}  (${news.id}, ${attempts} tries${why})`;
}

function unknown(house: House, { business, who }: { readonly business: string; readonly who: string }): Error {
  mustBeServed(house, business);
  return new Error(`${business} knows nobody as ${who}.`);
}

const WHY_BUSY = {
  turn_under_way: 'A turn of theirs is still under way: nothing more was erased. Try again in a moment.',
  money_owed: 'Money is on its way to them: settle it first, or nobody will know whose it is.',
} as const;

function toldOf(what: Erased, isDone: boolean): readonly string[] {
  const { customers, conversations, leads, bookings, payments, calledOff, standing } = what;
  return [
    `${isDone ? 'erased' : 'would erase'}: ${customers} customers, ${conversations} conversations, ${leads} leads`,
    `${isDone ? 'kept' : 'would keep'} as facts about nobody: ${bookings} bookings, ${payments} payments`,
    ...(calledOff.length > 0 ? [`${isDone ? 'called off' : 'would call off'}: ${calledOff.join(', ')}`] : []),
    ...(standing.length > 0 ? [`booked ahead, for nobody known: ${standing.join(', ')}`] : []),
    ...(isDone ? [] : ['Nothing was changed: say --yes to do it.']),
  ];
}
