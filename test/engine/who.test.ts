import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { house } from '../../src/app/house.ts';
import { fullName, waysToReach } from '../../src/domain/customer.ts';
import { replay } from '../../src/engine/replay.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { Notebook } from './toyhouse.ts';

const WEB = { channel: 'webchat', address: 'a-page' };
const BOOKING = ['Friday morning please', 'the second one', 'yes'];

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A business of the demo, whole, in memory, and somebody who writes to it. */
async function desk(business = 'northside', where = WEB) {
  const store = await house.openFreshStore('memory');
  const composed = await house.compose({
    store,
    clock: new VirtualClock('2026-03-02T09:05:00Z'),
    observer: new Notebook(),
  });
  const { engine } = composed.app;
  const to = { business, ...where };
  let count = 0;
  const send = async (event: Parameters<typeof engine.handle>[0]['event']): Promise<string> => {
    count += 1;
    const handled = await engine.handle({ to, eventId: `m${count}`, event });
    return handled.kind === 'handled' ? handled.replies.map(({ text }) => text).join('\n') : handled.kind;
  };
  const says = (text: string, name?: string) => send({ kind: 'message', text, ...(name !== undefined && { name }) });
  const talk = async () => {
    const conversation = await store.conversations.at(to);
    if (!conversation) throw new Error('no conversation');
    return conversation;
  };
  const books = async (name?: string): Promise<string> => {
    let last = '';
    for (const text of BOOKING) last = await says(text, name);
    return last;
  };
  const coming = async () => {
    const [first] = await composed.app.comings(business, 10);
    const customer = first?.customer;
    return customer ? { name: fullName(customer), reach: waysToReach(customer) } : null;
  };
  const replayed = async () => {
    const conversation = await talk();
    const turns = await store.conversations.turns(conversation.id);
    return replay(composed.parts, conversation, turns);
  };
  return { send, says, books, talk, coming, replayed };
}

/** Northside Dental under another name, whose confirmation ends with a question of its own. */
function withQuestion(): void {
  const directory = mkdtempSync(join(tmpdir(), 'holdfast-'));
  const demo = join(import.meta.dirname, '../../demo');
  cpSync(join(demo, 'northside.yaml'), join(directory, 'southside.yaml'));
  const written = readFileSync(join(directory, 'southside.yaml'), 'utf8').replaceAll(/^id: .*$/gm, 'id: southside');
  const words = 'words:\n  en:\n    booked: "Booked for {slot} at {name}. Have you been here before?"\n';
  writeFileSync(join(directory, 'southside.yaml'), `${written}\n${words}`);
  vi.stubEnv('HOLDFAST_BUSINESSES', directory);
}

describe('who is coming', () => {
  it('X2 X15 an anonymous web visitor is asked once, which the header remembers and not the context', async () => {
    const { says, books, talk, coming } = await desk();
    expect(await books()).toMatch(/booked in.*\n.*What name is it under/s);
    const { header, context } = await talk();
    expect(header.desk).toMatchObject({ nameAsked: true, aside: { question: 'name' } });
    expect(Object.keys(context)).not.toContain('name');
    expect(await coming()).toEqual({ name: null, reach: [] });
    await says('Tom Baker, 07700 900123');
    expect(await coming()).toEqual({ name: 'Tom Baker', reach: ['+447700900123'] });
    const after = await talk();
    expect(after.header.desk).toMatchObject({ nameAsked: true });
    expect(after.header.desk.aside).toBeUndefined();
    // B10: the number is with the customer, and in no stored state.
    expect(JSON.stringify([after.header, after.context])).not.toContain('7700900123');
  });

  it('X3 X15 runs again from its record to identical bytes', async () => {
    const { says, books, replayed } = await desk();
    await books();
    await says('where are you?');
    await says('Tom Baker');
    expect((await replayed()).flatMap(({ differences }) => differences)).toEqual([]);
  });

  it('X15 whoever can be reached where they write from is asked nothing', async () => {
    const { books, talk, coming } = await desk('northside', { channel: 'sms', address: '+447700900123' });
    expect(await books()).not.toContain('?');
    expect((await talk()).header.desk.nameAsked).toBeUndefined();
    expect(await coming()).toEqual({ name: null, reach: ['+447700900123'] });
  });

  it('X15 the name of a lead, and that of a profile, are kept with the customer', async () => {
    const sms = { channel: 'sms', address: '+447700900123' };
    const lead = await desk('northside', sms);
    await lead.send({ kind: 'lead', name: 'Tom Baker', phone: sms.address });
    await lead.books();
    expect(await lead.coming()).toEqual({ name: 'Tom Baker', reach: ['+447700900123'] });
    const profile = await desk('northside', { ...sms, channel: 'whatsapp' });
    await profile.books('Ana Gil');
    expect(await profile.coming()).toEqual({ name: 'Ana Gil', reach: ['+447700900123'] });
  });

  it('X6 X15 where the reply asks something itself, the question waits for one that does not', async () => {
    withQuestion();
    const { says, books, talk } = await desk('southside');
    expect(await books()).toMatch(/Have you been here before\?$/);
    expect((await talk()).header.desk).toMatchObject({ nameAsked: false });
    expect(await says('yes I have')).toMatch(/What name is it under/);
    expect((await talk()).header.desk).toMatchObject({ nameAsked: true });
    expect(await says('thanks')).not.toContain('What name');
  });
});
