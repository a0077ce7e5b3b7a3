import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json.ts';
import type { Booking } from '../../../domain/booking.ts';
import type { Calendar, CalendarEntry } from '../../../ports/calendar.ts';
import { A, B, C, NOW } from '../testing/practice.ts';
import { appointmentTools } from './index.ts';
import { appointmentKeeper } from './keeper.ts';

const FREE = [A, B, C, '2026-03-06T14:00:00+00:00', '2026-03-09T09:00:00+00:00'];

/** A calendar with five free slots that remembers what is written into it. */
function calendar(): Calendar {
  const entries = new Map<string, CalendarEntry>();
  return {
    id: 'five-slots',
    free: async () => FREE.map((start) => Date.parse(start)),
    book: async ({ key, id, start }) => {
      if ([...entries.values()].some((entry) => entry.start === start)) return { kind: 'taken' };
      const entry = { id, start, end: start, cancelled: false, heldUntil: null };
      entries.set(key, entry);
      return { kind: 'booked', entry };
    },
    find: async (key) => entries.get(key) ?? null,
    cancel: async (key) => {
      const entry = entries.get(key);
      if (entry) entries.set(key, { ...entry, cancelled: true });
    },
  };
}

function toolNamed(name: string, keeper = calendar()) {
  const tool = appointmentTools({ timeZone: 'Europe/London' }, { calendar: keeper }).find((one) => one.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool;
}

function call(key = 'k') {
  return { key, id: `id-${key}`, now: NOW, business: 'practice', conversation: 'talk', address: '', channel: 'sms' };
}

const asked: JsonObject = {
  day: 'friday',
  time_window: 'morning',
  explicit_time: null,
  from: NOW,
  to: '2026-04-06T10:05:00+01:00',
  leave_out: [],
  except: [],
  offered: [],
};

async function offered(change: JsonObject): Promise<readonly string[]> {
  const outcome = await toolNamed('check_calendar').run({ ...asked, ...change }, call());
  const { slots } = (outcome.kind === 'done' ? outcome.output : {}) as { slots: { start: string }[] };
  return slots.map(({ start }) => start);
}

describe('check_calendar', () => {
  it('A10 A12 answers with the two to offer and the counts, not with every free slot', async () => {
    expect(await toolNamed('check_calendar').run(asked, call())).toEqual({
      kind: 'done',
      output: {
        calendar_id: 'five-slots',
        returned: 5,
        matching: 3,
        slots: [
          { start: A, fits: true },
          { start: B, fits: true },
        ],
      },
    });
  });

  it('A10 offers one of each day where either would do, and the day that has something where only one has', async () => {
    expect(await offered({ also: ['monday'] })).toEqual([A, '2026-03-09T09:00:00+00:00']);
    expect(await offered({ also: ['tuesday'] })).toEqual([A, B]);
    expect(await offered({ day: 'tuesday', also: ['friday'] })).toEqual([A, B]);
  });

  it('A7 leaves out what was declined', async () => {
    expect(await offered({ leave_out: [A] })).toEqual([B, C]);
  });

  it('A7 leaves out what must have been declined before: closer to the same wish, yet not on the table', async () => {
    expect(await offered({ leave_out: [B], offered: [B, C] })).toEqual([C, '2026-03-06T14:00:00+00:00']);
  });

  it('A11 leaves out days that were ruled out', async () => {
    expect(await offered({ except: ['friday'] })).toEqual(['2026-03-09T09:00:00+00:00']);
  });

  it('B8 only looks, and only while the calendar is being asked', () => {
    expect(toolNamed('check_calendar')).toMatchObject({ states: ['checking'], consequence: null });
  });
});

describe('book', () => {
  it('A7 books the slot and answers with its booking', async () => {
    expect(await toolNamed('book').run({ slot: A }, call())).toEqual({
      kind: 'done',
      output: { booking_id: 'id-k', slot: A },
    });
  });

  it('A14 is refused where somebody was faster', async () => {
    const tool = toolNamed('book');
    await tool.run({ slot: A }, call('first'));
    expect(await tool.run({ slot: A }, call('second'))).toEqual({ kind: 'refused', reason: 'taken' });
  });

  it('X5 finds what it did under its key, and takes it back', async () => {
    const tool = toolNamed('book');
    expect(await tool.consequence?.lookup(call(), { slot: A })).toBeNull();
    await tool.run({ slot: A }, call());
    expect(await tool.consequence?.lookup(call(), { slot: A })).toMatchObject({ kind: 'done', output: { slot: A } });
    await tool.consequence?.undo?.(call(), { slot: A });
    expect(await tool.consequence?.lookup(call(), { slot: A })).toEqual({ kind: 'refused', reason: 'cancelled' });
  });

  it('X1 refuses any other input', () => {
    expect(toolNamed('book').input.safeParse({ slot: A, price: 0 }).success).toBe(false);
  });
});

describe('the keeper', () => {
  it('X14 tells an appointment with whoever has left since, and nothing of another journey', () => {
    const { told } = appointmentKeeper('dr-hall');
    const booking = { resource: 'dr-gone', details: {} } as Booking;
    expect(told(booking)).toEqual({ say: 'kept', facts: {} });
    expect(told({ ...booking, details: { called_off_by: 'a call' } })).not.toBeNull();
    expect(told({ ...booking, details: { services: ['Corte'] } })).toBeNull();
  });
});
