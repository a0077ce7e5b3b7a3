import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Message {
  /** The dentist unless another is named. */
  readonly business?: string;
  readonly address: string;
  readonly id: string;
  readonly text: string;
}

/** What a process is told: the time, messages that arrive together, and whether to make a round afterwards. */
export interface Job {
  readonly now: string;
  readonly messages: readonly Message[];
  /** Whose newest open payment is reported to be paid, after the messages. */
  readonly pays?: { readonly business: string; readonly address: string };
  readonly sweep: boolean;
}

export interface JobDone {
  readonly answers: readonly {
    readonly kind: string;
    readonly state: string | null;
    readonly replies: readonly string[];
  }[];
}

export interface ProcessOptions {
  readonly url: string;
  readonly now: string;
  /** The process kills itself right after this tool has acted, or the ledger has this of a payment: `payment.paid`. */
  readonly diesAfter?: string;
  /** A program whose flows are all a version further. */
  readonly version?: 'newer';
}

/** A real operating-system process that runs Holdfast. */
export class HoldfastProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<NodeJS.Signals | null>;

  private constructor(child: ChildProcess, ended: Promise<NodeJS.Signals | null>) {
    this.#child = child;
    this.#ended = ended;
  }

  static async start({ url, now, diesAfter, version }: ProcessOptions): Promise<HoldfastProcess> {
    const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
    const child = fork(worker, [url, now, diesAfter ?? '', version ?? ''], { execArgv: ['--import', 'tsx'] });
    const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    const ready = await Promise.race([answerOf(child).then(() => true), ended.then(() => false)]);
    if (!ready) throw new Error('the process did not start');
    return new HoldfastProcess(child, ended);
  }

  /** Carries out a job; answers 'killed' if the process dies of it. */
  async carryOut(job: Job): Promise<JobDone | 'killed'> {
    const done = answerOf(this.#child) as Promise<JobDone>;
    this.#child.send(job);
    const answer = await Promise.race([done, this.#ended.then((signal) => ({ signal }))]);
    if ('answers' in answer) return answer;
    if (answer.signal !== 'SIGKILL') throw new Error(`the process ended by ${answer.signal ?? 'itself'}`);
    return 'killed';
  }

  /** Lets it finish what is under way. */
  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    await this.#ended;
  }
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('message', resolve));
}
