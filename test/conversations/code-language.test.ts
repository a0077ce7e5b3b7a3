import { expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { Courier } from '../../src/ports/courier.ts';
import { silent } from '../../src/ports/observer.ts';

const KNOWN = { business: 'lucia', channel: 'whatsapp', address: '+34600111222' };
const NEW = { business: 'lucia', channel: 'webchat', address: 'a-page' };

/** Marta books from her number, then asks from a page; answers with what was sent to the number. */
async function codeSentAfter(booking: readonly string[], asks: string): Promise<string> {
  const carried: string[] = [];
  const courier: Courier = {
    reaches: (channel) => channel === KNOWN.channel,
    send: async ({ reply }) => {
      carried.push(reply.text);
      return 'sent';
    },
  };
  const clock = house.virtualClock('2026-03-03T09:00:00+01:00');
  const { app } = await house.compose({ store: await house.openStore('memory'), clock, observer: silent, courier });
  let said = 0;
  const say = async (to: typeof KNOWN, text: string): Promise<string> => {
    said += 1;
    const handled = await app.engine.handle({ to, eventId: `said-${said}`, event: { kind: 'message', text } });
    return handled.kind === 'handled' ? handled.replies.map((reply) => reply.text).join('\n') : '';
  };
  for (const text of booking.slice(0, -1)) await say(KNOWN, text);
  const [reference = ''] = /LU-[0-9A-F]{6}/.exec(await say(KNOWN, booking.at(-1) ?? '')) ?? [];
  await say(NEW, asks);
  await say(NEW, `${reference}, Marta Ruiz`);
  return carried.join('\n');
}

it('X10 X14 a code is worded in the language of the talk that it reaches, whichever the new one is in', async () => {
  const english = ['a blow-dry with Ana on Friday at 11 please', "I'm Marta Ruiz", 'yes', 'when is my appointment?'];
  expect(await codeSentAfter(english, 'quiero anular mi cita')).toMatch(/your code is \d{6}/);
  const spanish = [
    'quiero cita para peinado con Ana el viernes a las 11',
    'soy Marta Ruiz',
    'sí',
    '¿cuándo es mi cita?',
  ];
  expect(await codeSentAfter(spanish, 'I want to cancel my appointment')).toMatch(/código es \d{6}|código: \d{6}/);
});
