import { setTimeout as pause } from 'node:timers/promises';
import type { Console } from '../engine/app.ts';
import type { Observer } from '../ports/observer.ts';
import type { Glance } from '../ports/overview.ts';
import type { Config } from './config.ts';

interface NoticeParts {
  readonly console: Pick<Console, 'news' | 'accounts'>;
  readonly nameOf: (business: string) => string;
  readonly settings: Config['notices'];
  readonly publicUrl: () => string;
  readonly observer: Observer;
}

const PAUSES_MS = [0, 2_000, 10_000];
const ANSWER_MS = 10_000;

/**
 * Tells those who do not look that somebody is needed (X16): by mail to the people of the business, and by a webhook. What was
 * said and who said it stays here: a notice says only that somebody waits, and where. Null where neither is set up.
 */
export async function openNotices(parts: NoticeParts): Promise<{ close(): Promise<void> } | null> {
  const { settings, console, observer } = parts;
  const mail = settings.smtp && settings.from ? await mailBy(settings.smtp, settings.from) : null;
  if (mail === null && settings.url === undefined) return null;
  const stopping = new AbortController();
  const under = new Set<Promise<void>>();

  const send = async (way: string, once: () => Promise<unknown>): Promise<void> => {
    for (const [tries, millis] of PAUSES_MS.entries()) {
      try {
        await pause(millis, undefined, { signal: stopping.signal });
        await once();
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        const level = tries + 1 === PAUSES_MS.length ? 'error' : 'warn';
        observer.log(level, 'notice.failed', { way, reason: String(error) });
      }
    }
  };
  const begin = (work: Promise<void>): void => {
    under.add(work);
    void work.finally(() => under.delete(work));
  };

  const stop = console.news.onChange((row, { arose, here }) => {
    if (!arose || !here || row.need === null) return;
    if (mail !== null) begin(send('mail', () => mailTo(parts, row, (message) => mail.sendMail(message))));
    if (settings.url !== undefined) begin(send('webhook', () => post(settings.url ?? '', noticeOf(parts, row))));
  });
  return {
    async close() {
      stop();
      stopping.abort();
      await Promise.all(under);
      mail?.close();
    },
  };
}

/** Those who send no mail start without whoever does. */
async function mailBy(smtp: string, from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtp, { from });
}

const WHAT = {
  handed_over: 'Somebody asks for a person',
  waiting: 'Somebody waits for your answer',
  not_delivered: 'A message did not arrive',
} as const;

function noticeOf({ nameOf, publicUrl }: NoticeParts, { business, conversation, need }: Glance) {
  const { kind = 'handed_over', since = '' } = need ?? {};
  const link = `${publicUrl()}/console/${business}/inbox/${conversation}`;
  return { what: `${WHAT[kind]} at ${nameOf(business)}`, need: kind, since, business, conversation, link };
}

async function mailTo(parts: NoticeParts, row: Glance, sendMail: (message: object) => Promise<unknown>): Promise<void> {
  const { what, since, link } = noticeOf(parts, row);
  const people = await parts.console.accounts.ofBusiness(row.business);
  const bcc = people.map(({ email }) => email);
  if (bcc.length === 0) return;
  await sendMail({ bcc, subject: what, text: `${what}, since ${since}.\n\n${link}\n` });
}

async function post(url: string, notice: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(notice),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}
