import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Message {
  readonly address: string;
  readonly id: string;
  readonly text: string;
}

/** What a process is told: the time, messages that arrive together, and whether to make a round afterwards. */
export interface Job {
  readonly now: string;
  readonly messages: readonly Message[];
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
  /** The process kills itself right after this tool has acted. */
  readonly diesAfter?: string;
}

/** A real operating-system process that runs Holdfast. */
export class HoldfastProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start({ url, now, diesAfter }: ProcessOptions): Promise<HoldfastProcess> {
    const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
    const child = fork(worker, [url, now, diesAfter ?? ''], { execArgv: ['--import', 'tsx'] });
    const died = once(child, 'exit').then(() => Promise.reject(new Error('the process did not start')));
    await Promise.race([once(child, 'message'), died]);
    died.catch(() => {});
    return new HoldfastProcess(child);
  }

  /** Carries out a job; answers 'killed' if the process dies of it. */
  async carryOut(job: Job): Promise<JobDone | 'killed'> {
    const done = once(this.#child, 'message').then(([answer]) => answer as JobDone);
    const died = once(this.#child, 'exit').then(([, signal]) => {
      if (signal !== 'SIGKILL') throw new Error(`the process ended by ${signal ?? 'itself'}`);
      return 'killed' as const;
    });
    died.catch(() => {});
    this.#child.send(job);
    return Promise.race([done, died]);
  }

  /** Lets it finish what is under way. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}
