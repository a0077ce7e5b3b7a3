import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { codeOf } from './database.ts';

/** What came of asking at a socket. Silent is a process that lives but does not answer: it may be frozen or busy. */
export type Asked =
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'nobody' }
  /** It lives and has no answer: it may be ending. */
  | { readonly kind: 'unable' }
  | { readonly kind: 'silent' };

const ANSWER_MILLIS_MAX = 5_000;
const TRIES_MAX = 3;

/** Asks the process that listens at a socket: who it is, or a question. */
export async function ask(address: string, question: string | null, millis = ANSWER_MILLIS_MAX): Promise<Asked> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await answerOf(address, question, millis);
      return answer === null ? { kind: 'unable' } : { kind: 'answered', text: answer };
    } catch (error) {
      if (!isThere(error)) return { kind: 'nobody' };
      // It may have ended in the middle of its answer: then nobody is there the next time.
      if (!wasCutOff(error) || tries === TRIES_MAX) return { kind: 'silent' };
    }
  }
}

function answerOf(address: string, question: string | null, millis: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { socketPath: address, method: question === null ? 'GET' : 'POST', agent: false },
      (response) => {
        if (response.statusCode === 200) text(response).then(resolve, reject);
        else resolve(null);
      },
    );
    asking.setTimeout(millis, () => asking.destroy(new Error('it does not answer')));
    asking.once('error', reject);
    asking.end(question ?? undefined);
  });
}

const GONE = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'];

/** Whether anything but "there is no such socket, or nobody listens at it" went wrong. */
export function isThere(error: unknown): boolean {
  return !GONE.includes(codeOf(error));
}

function wasCutOff(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(codeOf(error));
}
