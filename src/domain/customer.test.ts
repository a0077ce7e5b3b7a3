import { describe, expect, it } from 'vitest';
import { contactOf } from './customer.ts';

describe('how a customer is known again', () => {
  it('B9 a telephone number is one however it is written', () => {
    const written = ['+34600111222', '+34 600 111 222', '0034600111222', '600 111 222', '600-111-222'];
    expect(new Set(written.map((address) => contactOf('whatsapp', address, 'ES')))).toEqual(new Set(['+34600111222']));
  });

  it('an address that is no number stays with its channel', () => {
    expect(contactOf('webchat', 'visitor-7', 'ES')).toBe('webchat:visitor-7');
    expect(contactOf('webchat', '600111222', 'ES')).toBe('webchat:600111222');
    expect(contactOf('whatsapp', '12', 'ES')).toBe('whatsapp:12');
  });
});
