import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { LOCALES } from '../core/locale.ts';
import { messageOf } from '../engine/calls.ts';
import type { Parts } from '../engine/parts.ts';
import type { House } from './house.ts';

const request = z.strictObject({
  business: z.string(),
  now: z.iso.datetime({ offset: true }),
  locale: z.enum(LOCALES).optional(),
  context: z.record(z.string(), z.json()).default({}),
  text: z.string(),
});

/** JSON lines in, one line out for each: the interpreter alone, for measuring it. */
export async function interpretLines(
  house: House,
  input: Readable,
  print: (line: string) => void,
  unread?: AbortSignal,
): Promise<void> {
  const store = await house.openFreshStore('memory');
  const { parts } = await house.compose({
    store,
    clock: house.virtualClock('2000-01-01T00:00:00Z'),
    observer: house.silentObserver,
  });
  for await (const line of createInterface({ input })) {
    // Reading never waits while there are lines: only between two turns of the loop is it heard that nobody reads ours.
    await setImmediate();
    if (unread?.aborted) break;
    if (line.trim() === '') continue;
    print(JSON.stringify(await interpretLine(parts, line).catch((error: unknown) => ({ error: complaintOf(error) }))));
  }
  await store.close();
}

async function interpretLine(parts: Parts, line: string): Promise<object> {
  const { business: id, now, locale, context, text } = request.parse(JSON.parse(line));
  const business = parts.businesses.get(id);
  const flow = business?.flows.get(business.flow);
  if (!business || !flow) throw new Error(`there is no business "${id}"`);
  const snapshot = flow.restore(flow.context.parse(context), now);
  const language = locale ?? business.locales[0] ?? 'en';
  const { intent } = await parts.interpret({
    text,
    expectation: flow.expects(snapshot),
    listening: business.listening(now),
    offered: locale ? [locale] : business.locales,
    language,
  });
  const { type, entities, confidence, source } = intent;
  return { intent: type, entities, confidence, source };
}

function complaintOf(error: unknown): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
}
