import { z } from 'zod';
import { LOCALES } from '../../../core/locale.ts';
import { meetingAt } from '../../../domain/customer.ts';
import type { Definite, Tool } from '../../../ports/tool.ts';
import type { Waiting } from '../../../ports/waiting.ts';
import { want } from '../context.ts';
import type { House } from './house.ts';

const joining = want.extend({ language: z.enum(LOCALES) });

/** Puts whoever writes on the list, once: its key finds it again, and takes it back if nobody wants it any more. */
export function joinWaiting({ business, parts }: House): Tool {
  const joined = ({ id }: Waiting, again: boolean): Definite => ({ kind: 'done', output: { entry: id, again } });
  return {
    name: 'join_waiting',
    states: ['joining'],
    consequence: {
      async lookup({ id }) {
        const entry = await parts.waiting.get(id);
        return entry && joined(entry, false);
      },
      async undo({ id, now }) {
        await parts.waiting.move({ id, from: ['waiting'], to: 'left', now });
      },
    },
    input: joining,
    async run(input, { id, channel, address, conversation, now }) {
      const { wish, ...wanted } = joining.parse(input);
      const who = { ...meetingAt(channel, address, business.country), conversation };
      const needs = { ...wanted.needs, wish };
      const { entry, again } = await parts.waiting.join({ id, business: business.id, ...who, ...wanted, needs, now });
      return joined(entry, again && entry.id !== id);
    },
  };
}

/** Takes whoever writes off the list, whichever way they came on it. It can be joined again by a word. */
export function leaveWaiting({ business, parts }: House): Tool {
  return {
    name: 'leave_waiting',
    states: ['leaving'],
    consequence: null,
    input: z.strictObject({}),
    async run(_, { channel, address, now }) {
      const { contact } = meetingAt(channel, address, business.country);
      const entries = await parts.waiting.of(business.id, contact);
      for (const { id } of entries) await parts.waiting.move({ id, from: ['waiting'], to: 'left', now });
      return { kind: 'done', output: { count: entries.length } };
    },
  };
}
