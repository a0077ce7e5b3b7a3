import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Acted, Refusal } from '../../ports/agenda.ts';
import { problem } from '../problems.ts';
import { staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { showBooking } from './present.ts';
import { audited } from './routes.ts';

/** What became of something that somebody did in the calendar, or would become of it. */
export async function showActed(parts: ConsoleParts, { kind, why, collides, told, booking }: Acted) {
  return {
    done: kind === 'done',
    consequence: {
      ...{ allowed: kind !== 'refused', why: why && WHY[why], refusal: why },
      ...{ told: told?.text ?? null, channel: told?.channel ?? null },
      collides: await Promise.all(collides.map((one) => showBooking(parts, one))),
    },
    booking: booking && (await showBooking(parts, booking)),
  };
}

/** Written down, and whoever looks at the calendar reads it again. */
export async function did(
  parts: ConsoleParts,
  request: FastifyRequest,
  action: string,
  subject: string | null,
  what: string,
): Promise<void> {
  await audited(parts, request, action, subject, what);
  parts.live.calendarChanged(staffOf(request).business);
}

export function refuse(reply: FastifyReply, { why }: Pick<Acted, 'why'>) {
  const reason = why ?? 'try_again';
  return reply.code(reason === 'unknown' ? 404 : 409).send(problem(reason, WHY[reason]));
}

const WHY: { readonly [R in Refusal]: string } = {
  unknown: 'There is no such booking.',
  taken: 'That time is not free there.',
  blocked: 'That time is blocked.',
  not_standing: 'It is not booked any more.',
  past: 'It is over, or has begun.',
  not_begun: 'It has not begun yet.',
  changed: 'Something about it has just changed. Please look at it again.',
  no_such_resource: 'The business has nobody and nothing of that name to book.',
  bad_time: 'That is no time, or no range of time.',
  not_possible: 'A booking of this kind cannot be changed here.',
  try_again: 'It could not be done just now. Please look whether it was, and try again.',
};
