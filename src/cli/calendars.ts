import type { Command } from 'commander';
import type { House } from '../app/house.ts';
import type { AlertKind } from '../ports/ties.ts';

type Print = (line: string) => void;

interface Options {
  readonly business: string;
  readonly data: string;
}

interface ConnectOptions extends Options {
  readonly resource: string;
  readonly caldav?: string;
  readonly user?: string;
  readonly calendar?: string;
  readonly feed: boolean;
}

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
export function addCalendars(program: Command, house: House, directory: string, print: Print): void {
  const calendars = program.command('calendars').description('the outside calendars of a business');
  const named = (name: string, description: string): Command =>
    calendars
      .command(name)
      .description(description)
      .requiredOption('--business <business>', 'the business, by its id')
      .option('--data <directory>', 'the data directory of the server, when DATABASE_URL is not set', directory);
  const desk = ({ data }: Options) => house.calendarDesk({ dataDirectory: data, config: house.config() });

  named('list', 'what is tied, when it was last in step, what waits').action(async (options: Options) => {
    const ties = await (await desk(options)).list(options.business);
    for (const one of ties) {
      const trouble = one.trouble === null ? '' : `  TROUBLE: ${one.trouble}`;
      const step = one.ending ? 'is being let go of' : `in step ${one.inStepAt ?? 'not yet'}`;
      const queue = `${one.waiting} waiting, ${one.parked} parked`;
      print(`${one.id}  ${one.resource}  ${one.provider} "${one.label}"  ${step}  ${queue}${trouble}`);
    }
    print(`${ties.length} tied`);
  });

  named('connect', 'tie a resource to a calendar; the password, or the address of a feed, is read from standard input')
    .requiredOption('--resource <resource>', 'whose calendar it is: a resource of the business')
    .option('--caldav <address>', 'the address of a CalDAV server, an account or a calendar')
    .option('--user <user>', 'with --caldav: the name of the account')
    .option('--calendar <name>', 'with --caldav: which of its calendars, by name or address')
    .option('--feed', 'an .ics address, only read', false)
    .addHelpText(
      'after',
      '\nExample: holdfast calendars connect --business lucia --resource ana --caldav https://dav.example.com --user ana < password',
    )
    .action(async (options: ConnectOptions) => {
      const { business, resource, caldav: address, user, calendar, feed } = options;
      if (feed === (address !== undefined)) throw new Error('Say either --caldav ADDRESS or --feed.');
      if (address !== undefined && user === undefined) throw new Error('Say whose account it is, with --user.');
      const secret = await line();
      const account = feed
        ? ({ provider: 'feed', address: secret } as const)
        : ({ provider: 'caldav', address: address ?? '', user: user ?? '', password: secret, calendar } as const);
      const done = await (await desk(options)).connect({ business, resource, account });
      if (done.kind === 'refused') throw new Error(`Not connected: ${done.reason}.`);
      if (done.kind === 'choose') throw new Error(`Choose one with --calendar: ${done.calendars.join(', ')}.`);
      print(`${resource} is tied to "${done.label}" as ${done.id}`);
    });

  named('disconnect', 'let go of a calendar')
    .argument('<tie>', 'by its id, as list shows it')
    .requiredOption('--events <what>', 'what becomes of the events that are booked ahead: leave or remove')
    .action(async (id: string, options: Options & { events: string }) => {
      const { business, events } = options;
      if (events !== 'leave' && events !== 'remove') throw new Error('--events is leave or remove.');
      if (!(await (await desk(options)).disconnect(business, id, events))) throw new Error(`Nothing is tied as ${id}.`);
      print(
        events === 'leave' ? 'let go of; its events stay' : 'its events are being taken away, then it is let go of',
      );
    });

  named('alerts', 'what people have to look at')
    .option('--dismiss <alert>', 'put this one away, by its id')
    .action(async (options: Options & { dismiss?: string }) => {
      const { business, dismiss } = options;
      const open = await desk(options);
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

/** A secret is no argument: those are seen by everybody on the machine. */
async function line(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  const secret = text.split(/\r?\n/)[0]?.trim() ?? '';
  if (secret === '') throw new Error('Give the password, or the address of the feed, on standard input.');
  return secret;
}
