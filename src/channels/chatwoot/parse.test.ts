import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Heard } from '../../ports/channel.ts';
import { addressOf, phoneOf } from './address.ts';
import { parseDelivery, type Scope } from './parse.ts';

const SAMPLES = join(import.meta.dirname, 'samples');
const ANY: Scope = { account: null, inbox: null };

function sample(name: string): Buffer {
  return readFileSync(join(SAMPLES, `${name}.json`));
}

/** What a delivery comes to, that nobody could read too. */
function parsed(body: Buffer, scope = ANY): Heard | { readonly kind: 'malformed' } {
  const heard = parseDelivery(body, scope);
  return heard === 'malformed' ? { kind: heard } : heard;
}

function heard(name: string, scope = ANY) {
  return parsed(sample(name), scope);
}

const PHONE = '+34600111222';

describe('B18 what Chatwoot delivers', () => {
  it('hears a text of the customer, under the id of the message', () => {
    const event = { kind: 'message', text: 'Quiero pedir cita', name: 'Marina Gil', thread: '7/42' };
    expect(heard('message-text')).toEqual({ kind: 'message', from: PHONE, eventId: 'chatwoot/7/42/1001', event });
  });

  it('X15 takes the name of the profile for the customer’s, and their number for none', () => {
    const named = (name: string) => {
      const whole = JSON.parse(sample('message-text').toString()) as { sender: object };
      const one = parsed(Buffer.from(JSON.stringify({ ...whole, sender: { ...whole.sender, name } })));
      return one.kind === 'message' ? one.event.name : one;
    };
    expect(['Ana Gil', '+34 600 111 222', ''].map(named)).toEqual(['Ana Gil', undefined, undefined]);
  });

  it('hears what cannot be read as an attachment, with the words beside it', () => {
    const events = ['message-voice', 'message-picture', 'message-location', 'message-unsupported'].map((name) => {
      const one = heard(name);
      return one.kind === 'message' ? one.event : one;
    });
    expect(events).toEqual([
      { kind: 'message', text: '', attachment: 'audio', name: 'Marina Gil', thread: '7/42' },
      { kind: 'message', text: 'Algo así, por favor', attachment: 'image', name: 'Marina Gil', thread: '7/42' },
      { kind: 'message', text: '', attachment: 'location', name: 'Marina Gil', thread: '7/42' },
      { kind: 'message', text: '', attachment: 'other', name: 'Marina Gil', thread: '7/42' },
    ]);
  });

  it.each([
    'message-echo',
    'message-private-note',
    'message-activity',
    'message-updated',
    'message-without-phone',
    'status-reopened',
  ])('ignores %s', (name) => {
    expect(heard(name).kind).toBe('ignored');
  });

  it('X7 F5 hears a conversation taken over, by its status or by a colleague who writes, and given back', () => {
    const actions = ['message-from-person', 'status-open', 'status-pending', 'status-resolved'].map((name) => {
      const one = heard(name);
      return one.kind === 'operator' ? [one.from, one.event.action] : one;
    });
    expect(actions).toEqual([
      [PHONE, 'take_over'],
      [PHONE, 'take_over'],
      [PHONE, 'give_back'],
      [PHONE, 'give_back'],
    ]);
  });

  it('X4 names the same delivery the same way, and different ones differently', () => {
    const ids = readdirSync(SAMPLES).flatMap((file) => {
      const one = parsed(readFileSync(join(SAMPLES, file)));
      return 'eventId' in one ? [one.eventId] : [];
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('chatwoot/7/42/'))).toBe(true);
  });

  it('ignores the other accounts and inboxes of the same installation', () => {
    expect(heard('message-text', { account: 7, inbox: 3 }).kind).toBe('message');
    expect(heard('message-text', { account: 8, inbox: null }).kind).toBe('ignored');
    expect(heard('message-text', { account: 7, inbox: 4 }).kind).toBe('ignored');
    expect(heard('status-pending', { account: 7, inbox: 4 }).kind).toBe('ignored');
    expect(heard('status-pending', { account: 7, inbox: 3 }).kind).toBe('operator');
  });

  it('is not shaken by anything else that is posted', () => {
    expect(parseDelivery(Buffer.from('no json'), ANY)).toBe('malformed');
    fc.assert(fc.property(fc.json(), (json) => ['ignored', 'malformed'].includes(parsed(Buffer.from(json)).kind)));
    const whole = JSON.parse(sample('message-text').toString()) as { [key: string]: unknown };
    for (const key of Object.keys(whole)) {
      const broken = Buffer.from(JSON.stringify({ ...whole, [key]: null }));
      expect(['message', 'ignored']).toContain(parsed(broken).kind);
    }
  });
});

describe('the address of a customer', () => {
  it('F5 is who they are to the business where they have a name instead of a number', () => {
    const whole = JSON.parse(sample('message-text').toString()) as { conversation: object; sender: object };
    const nobody = { phone_number: null, name: 'Marina' };
    const conversation = {
      ...whole.conversation,
      meta: { sender: nobody },
      contact_inbox: { source_id: 'CO.1091234567' },
    };
    const body = Buffer.from(JSON.stringify({ ...whole, sender: nobody, conversation }));
    expect(parsed(body)).toMatchObject({ kind: 'message', from: 'CO.1091234567' });
    expect(addressOf('US.ENT.11815799212886844830', '+34600111222')).toBe(PHONE);
    expect(addressOf('a-visitor', 'us.1')).toBeNull();
  });

  it('is the phone number in E.164, wherever Chatwoot keeps it', () => {
    expect(phoneOf(null, '+34 600 11 12 22')).toBe(PHONE);
    expect(phoneOf(undefined, null, '34600111222')).toBe(PHONE);
    expect(phoneOf('whatsapp:+34600111222')).toBe(PHONE);
    expect(phoneOf('', 'a-visitor', null)).toBeNull();
  });
});
