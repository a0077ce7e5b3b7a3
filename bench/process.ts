import { fork } from 'node:child_process';
import { once } from 'node:events';
import { MESSAGES } from './conversation.ts';
import { type Measured, measure, type TakeTurn, WARM_AT_ONCE } from './measure.ts';

/** One way to keep conversations, in a process of its own: its processor's time and its garbage are nobody else's. */
export interface Measuring {
  measure(atOnce: number, seconds: number): Promise<Measured>;
  end(): Promise<void>;
}

interface Asked {
  readonly atOnce: number;
  readonly seconds: number;
}

/** Starts a program that answers by `answerMeasuring`, and waits until it is ready. */
export async function startMeasuring(program: URL, ...told: readonly string[]): Promise<Measuring> {
  const child = fork(program, told, { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const next = async (): Promise<unknown> => {
    const [word] = await Promise.race([
      once(child, 'message'),
      ended.then(() => {
        throw new Error(`${told[0]} ended by itself`);
      }),
    ]);
    return word;
  };
  await next();
  return {
    async measure(atOnce, seconds) {
      const asked: Asked = { atOnce, seconds };
      child.send(asked);
      return (await next()) as Measured;
    },
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

type OpenNamed = (name: string, url: string, connections: number) => Promise<Opened>;

interface Opened {
  readonly turn: TakeTurn;
  close(): Promise<void>;
}

/** As long for everybody, so that nobody is measured while most of it is still being compiled. */
const WARM_SECONDS = 15;

/** The other side: opens what it is told, measures each time it is asked, and ends with whoever asked. */
export async function answerMeasuring(open: OpenNamed): Promise<void> {
  const [name = '', url = '', connections = '1'] = process.argv.slice(2);
  const { turn, close } = await open(name, url, Number(connections));
  await measure(turn, MESSAGES.length, WARM_AT_ONCE, WARM_SECONDS);
  process.on('message', ({ atOnce, seconds }: Asked) => {
    void measure(turn, MESSAGES.length, atOnce, seconds).then((measured) => process.send?.(measured));
  });
  process.once('disconnect', () => void close().then(() => process.exit(0)));
  process.send?.('ready');
}
