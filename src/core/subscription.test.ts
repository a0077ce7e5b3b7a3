import { describe, expect, it } from 'vitest';
import { subscriptionIn } from './subscription.ts';

describe('a message that asks not to be written to', () => {
  it.each([
    ...[
      'STOP',
      'Stop texting me',
      'please stop messaging me!',
      "don't text me again",
      'Do not contact me',
      'take me off your list',
    ],
    ...['No me escribáis más', 'por favor, no me mandes más mensajes', 'dejad de escribirme', 'no quiero más mensajes'],
    ...["Arrêtez de m'écrire", 'ne me contactez plus', 'je ne veux plus recevoir de messages', 'désinscrivez-moi'],
    ...['别再发短信了', '不要再给我发消息了。', '请不要再发短信给我', 'ឈប់ផ្ញើសារ', 'សូមឈប់ផ្ញើសារមកខ្ញុំទៀត'],
  ])('F2 is heeded in the words of a carrier and in one’s own: %s', (text) => {
    expect(subscriptionIn(text)).toBe('stop');
  });

  it.each([
    ...['stop texting me at night', 'can you stop by on friday', 'stop, I mean Tuesday', "don't text me, call me"],
    ...[
      'no me mandes la factura',
      'deja de lado el tinte',
      'arrêtez la réservation',
      "ne m'écrivez plus à cette adresse",
      '别发票了',
    ],
  ])('F2 is no other wish that begins alike: %s', (text) => {
    expect(subscriptionIn(text)).toBeNull();
  });
});
