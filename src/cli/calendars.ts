import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import type { House } from '../app/house.ts';
import { type Connecting, FROM_COMMAND } from '../ports/calendars.ts';
import type { AlertKind } from '../ports/ties.ts';
import { dataOption, keptIn } from './kept.ts';
import { mustBeServed } from './served.ts';

type Print = (line: string) => void;

interface Options {
  readonly business: string;
  readonly data: string;
}

interface ConnectOptions extends Options {
  readonly resource: string;
  readonly caldav?: string;
  readonly user?: string;
  readonly account?: string;
  readonly calendar?: string;
  readonly feed: boolean;
}

type Account = Connecting['account'];

/** Where providers lead back to, below our own address: the same as for the console. */
const CALLBACK = '/v1/console/outside/callback';

/** What an alert says to whoever reads it. */
const IN_WORDS: { readonly [K in AlertKind]: string } = {
  moved: 'was moved in the calendar; the booking stands, and its event was put back',
  deleted: 'was deleted in the calendar; the booking stands, and its event was put back',
  taken: 'was moved in the calendar to a time that is taken; it was put back',
  paid: 'was deleted in the calendar and is paid for: give the money back first, then call it off',
  overruled: 'was changed in the calendar and here at once; what is booked here stands',
  vanished: 'many events are gone from the calendar at once: nothing was called off, please look',
  revoked: 'the calendar does not let us in any more: connect it again',
  parked: 'could not be written to the calendar',
  untold: 'was changed in the calendar, and there is no talk in which the customer could be told',
};

/** `calendars`: connect outside calendars, see whether they are in step, let go of them (H1, H5, H6). */
export function addCalendars(program: Command, house: House, print: Print): void {
  const calendars = program.command('calendars').description('the outside calendars of a business');
  const named = (name: string, description: string): Command =>
    calendars
      .command(name)
      .description(description)
      .requiredOption('--business <business>', 'the business, by its id')
      .addOption(dataOption());
  const calendarsOf = (options: Options) => house.openCalendars(keptIn(house, options));

  named('list', 'what is tied, when it was last in step, what waits').action(async (options: Options) => {
    const ties = await (await calendarsOf(options)).list(options.business);
    if (ties.length === 0) mustBeServed(house, options.business);
    for (const one of ties) {
      const trouble = one.trouble === null ? '' : `  TROUBLE: ${one.trouble}`;
      const step = one.ending ? 'is being let go of' : `in step ${one.inStepAt ?? 'not yet'}`;
      const queue = `${one.waiting} waiting, ${one.parked} parked`;
      print(`${one.id}  ${one.resource}  ${one.provider} "${one.label}"  ${step}  ${queue}${trouble}`);
    }
    print(`${ties.length} tied`);
  });

  named('let-in', 'let Holdfast into an account at Google or Microsoft; then connect its calendars with --account')
    .argument('<provider>', 'google or microsoft')
    .action(async (provider: string, options: Options) => {
      const open = await calendarsOf(options);
      const origin = house.config().publicUrl ?? `http://127.0.0.1:${house.config().port}`;
      const redirect = `${origin}${CALLBACK}`;
      const address = open.authorize({ business: options.business, provider, redirect, bound: FROM_COMMAND });
      if (address === null) throw new Error(`No client of ${provider} is set up: see docs/guides/calendars.md.`);
      print(`Open this in any browser, and agree:\n\n${address}\n`);
      print('Then paste here what you are shown, or the address that you are led to:');
      const { code, state } = codeIn(await line('the code'), address);
      const done = await open.authorized({ state, code, redirect, bound: FROM_COMMAND });
      if (done.kind !== 'let_in') throw new Error(NOT_LET_IN[done.kind === 'refused' ? done.why : 'failed']);
      const { account } = done;
      print(`let in as ${account.label}: connect its calendars with --account ${account.id}`);
      const found = await open.calendarsOf(options.business, account.id);
      if (found !== null && !('reason' in found)) for (const { name } of found) print(`  ${name}`);
    });

  named('accounts', 'the accounts that Holdfast was let into')
    .option('--forget <account>', 'give this one back, by its id')
    .action(async (options: Options & { forget?: string }) => {
      const { business, forget } = options;
      const open = await calendarsOf(options);
      if (forget !== undefined) {
        const done = await open.forget(business, forget);
        if (done === 'unknown') throw new Error(`There is no account ${forget}.`);
        if (done === 'in_use') throw new Error('A calendar of it is connected: disconnect it first.');
        return print('given back');
      }
      for (const { id, provider, label } of await open.accounts(business)) print(`${id}  ${provider}  ${label}`);
    });

  named('connect', 'tie a resource to a calendar; the password, or the address of a feed, is read from standard input')
    .requiredOption('--resource <resource>', 'whose calendar it is: a resource of the business')
    .option('--caldav <address>', 'the address of a CalDAV server, an account or a calendar')
    .option('--user <user>', 'with --caldav: the name of the account')
    .option('--account <account>', 'an account that Holdfast was let into, by its id')
    .option('--calendar <name>', 'with --caldav or --account: which of its calendars, by name or address')
    .option('--feed', 'an .ics address, only read', false)
    .addHelpText(
      'after',
      '\nExample: holdfast calendars connect --business lucia --resource ana --caldav https://dav.example.com --user ana < password',
    )
    .action(async (options: ConnectOptions) => {
      const { business, resource } = options;
      const done = await (await calendarsOf(options)).connect({
        business,
        resource,
        account: await accountOf(options),
      });
      if (done.kind === 'refused') throw new Error(`Not connected: ${done.reason}.`);
      if (done.kind === 'choose') {
        throw new Error(`Choose one with --calendar: ${done.calendars.map(({ name }) => name).join(', ')}.`);
      }
      print(`${resource} is tied to "${done.label}" as ${done.id}`);
    });

  named('again', 'try a calendar again at once, with what it would not take')
    .argument('<tie>', 'by its id, as list shows it')
    .action(async (id: string, options: Options) => {
      if (!(await (await calendarsOf(options)).retry(options.business, id)))
        throw new Error(`Nothing is tied as ${id}.`);
      print('it is tried again');
    });

  named('disconnect', 'let go of a calendar')
    .argument('<tie>', 'by its id, as list shows it')
    .requiredOption('--events <what>', 'what becomes of the events that are booked ahead: leave or remove')
    .action(async (id: string, options: Options & { events: string }) => {
      const { business, events } = options;
      if (events !== 'leave' && events !== 'remove') throw new Error('--events is leave or remove.');
      if (!(await (await calendarsOf(options)).disconnect(business, id, events)))
        throw new Error(`Nothing is tied as ${id}.`);
      print(
        events === 'leave' ? 'let go of; its events stay' : 'its events are being taken away, then it is let go of',
      );
    });

  named('alerts', 'what people have to look at')
    .option('--dismiss <alert>', 'put this one away, by its id')
    .action(async (options: Options & { dismiss?: string }) => {
      const { business, dismiss } = options;
      const open = await calendarsOf(options);
      if (dismiss !== undefined) {
        if (!(await open.dismiss(business, dismiss))) throw new Error(`There is no alert ${dismiss}.`);
        return print('put away');
      }
      const alerts = await open.alerts(business);
      for (const { id, resource, kind, reference, start, at } of alerts) {
        print(`${id}  ${at}  ${resource}  ${[reference, start].filter(Boolean).join(' ')} ${IN_WORDS[kind]}`);
      }
      print(`${alerts.length} to look at`);
    });
}

const NOT_LET_IN: { readonly [Why in 'late' | 'lacking' | 'failed']: string } = {
  late: 'That took too long: begin again.',
  lacking: 'Not everything that is needed was granted: begin again, and leave all of it ticked.',
  failed: 'The provider did not take the code: begin again.',
};

/** The code alone, or the whole address that the browser was led to. */
function codeIn(pasted: string, left: string): { readonly code: string; readonly state: string } {
  const state = new URL(left).searchParams.get('state') ?? '';
  if (!URL.canParse(pasted)) return { code: pasted, state };
  const { searchParams } = new URL(pasted);
  return { code: searchParams.get('code') ?? '', state };
}

async function accountOf({ caldav: address, user, account, calendar, feed }: ConnectOptions): Promise<Account> {
  const ways = [address !== undefined, account !== undefined, feed].filter(Boolean).length;
  if (ways !== 1) throw new Error('Say one of --caldav ADDRESS, --account ACCOUNT and --feed.');
  if (account !== undefined) return { provider: 'account', account, calendar };
  if (feed) return { provider: 'feed', address: await line('the address of the feed') };
  if (address === undefined || user === undefined) throw new Error('Say whose account it is, with --user.');
  return { provider: 'caldav', address, user, password: await line('the password'), calendar };
}

/** A secret is no argument: those are seen by everybody on the machine. */
async function line(what: string): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  const text = await new Promise<string>((resolve) => {
    lines.once('line', resolve).once('close', () => resolve(''));
  });
  lines.close();
  const secret = text.trim();
  if (secret !== '') return secret;
  throw new Error(`Give ${what} on standard input.`);
}
