import type { FastifyReply } from 'fastify';
import type { App, Console } from '../../engine/app.ts';
import type { Glance, RowChange } from '../../ports/overview.ts';
import { Pushed } from '../pushed.ts';
import type { Live as Events } from './contract.ts';
import { showRow } from './present.ts';

/** What happens in a business, for those of its people who look (G2): server-sent events, scoped like everything else. */
export interface ConsoleLive {
  /** False where somebody has too many open. `stillIn` is asked again and again: whoever may no longer look is cut off. */
  open(business: string, account: string, stillIn: () => Promise<boolean>, reply: FastifyReply): boolean;
  send<Name extends keyof Events>(business: string, name: Name, data: Events[Name]): void;
  /** Something in the calendar changed: whoever looks at it, wherever, reads it again. */
  calendarChanged(business: string): void;
  /** Somebody's rights have changed: their streams are looked at now, at every process. */
  recheck(account: string): Promise<void>;
  close(): void;
}

interface Stream {
  readonly business: string;
  readonly account: string;
  readonly out: Pushed;
  readonly stillIn: () => Promise<boolean>;
}

const STREAMS_MAX = 12;
const BEAT_MS = 10_000;

export function createConsoleLive({
  app,
  console: { news, rings },
}: {
  readonly app: App;
  readonly console: Console;
}): ConsoleLive {
  const streams = new Set<Stream>();
  const send: ConsoleLive['send'] = (business, name, data) => {
    const text = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const stream of streams) if (stream.business === business) stream.out.send(text);
  };
  const check = async (stream: Stream): Promise<void> => {
    // A reader that does not keep up reads everything again when it comes back.
    if (stream.out.waitingBytes > BEHIND_MAX || !(await stream.stillIn().catch(() => true))) stream.out.end();
    else stream.out.send(': still here\n\n');
  };
  const beat = setInterval(() => {
    for (const stream of streams) void check(stream);
  }, BEAT_MS).unref();

  const recheck = async (account: string): Promise<void> => {
    await Promise.all([...streams].filter((stream) => stream.account === account).map(check));
  };
  const calendarChanged = (business: string): void => {
    send(business, 'calendar', {});
    rings.ring({ kind: 'calendar', business });
  };

  const changed = (row: Glance, { arose }: RowChange): void => {
    send(row.business, 'conversation', showRow(row));
    if (!arose || row.need === null) return;
    const { conversation, name, last, need } = row;
    send(row.business, 'notice', { need: need.kind, conversation, name, text: last.text });
  };
  const stops = [
    news.onChange(changed),
    rings.onRung((rung) => {
      // Nothing was heard for a while: whoever comes back reads everything again.
      if (rung === null) for (const { out } of streams) out.end();
      else if (rung.kind === 'calendar') send(rung.business, 'calendar', {});
      else if (rung.kind === 'rights') void recheck(rung.account);
    }),
    app.engine.watch({
      committed({ turn }, { business }) {
        if (turn.results.some(({ key, outcome }) => key !== null && outcome.kind === 'done')) calendarChanged(business);
      },
      parked() {},
    }),
  ];

  return {
    open(business, account, stillIn, reply) {
      const own = [...streams].filter((stream) => stream.account === account);
      if (own.length >= STREAMS_MAX) return false;
      const stream = { business, account, stillIn, out: new Pushed(reply) };
      streams.add(stream);
      stream.out.onceClosed(() => streams.delete(stream));
      stream.out.send('retry: 1000\n\n');
      return true;
    },
    send,
    calendarChanged,
    async recheck(account) {
      rings.ring({ kind: 'rights', account });
      await recheck(account);
    },
    close() {
      for (const stop of stops) stop();
      clearInterval(beat);
      for (const { out } of streams) out.end();
    },
  };
}

const BEHIND_MAX = 256 * 1024;
