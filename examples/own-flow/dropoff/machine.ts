import { kit, kitActions, setup } from 'holdfast/kit';
import type { Catalogue } from './catalogue.ts';
import * as says from './says.ts';
import type { Booked, Context, DropOffEvent, Found, Leaving, Memory, Taken, Types, Wants } from './talk.ts';

/**
 * A bicycle is left for the day. What is to be done and when is asked for; a day is proposed only after the diary was looked
 * into, and nothing is booked without a yes to that very day.
 */
export function dropOffMachine(catalogue: Catalogue) {
  const { tell, propose, call, note, when } = kit<Types>(catalogue);

  const allIsKnown = when('both job and day are known', ({ data }, { entities }: Wants) => {
    const { job, day } = { ...data, ...entities };
    return job !== undefined && day !== undefined;
  });
  const jobIsKnown = when(
    'the job is known',
    ({ data }, { entities }: Wants) => (entities.job ?? data.job) !== undefined,
  );
  const aDayIsFree = when('a day is free', (_memory, { output }: Found) => output.day !== null);

  const noteWish = note('the wish', ({ data }, { entities }: Wants) => ({ data: { ...without(data), ...entities } }));
  const noteDay = note('the day proposed', ({ data }, { output }: Found) => ({
    data: { ...data, ...(output.day !== null && { proposed: output.day }) },
  }));
  const forgetDay = note('that another day is wanted', ({ data: { day: _, ...data } }) => ({ data: without(data) }));
  const takenDay = note('that it is taken', ({ data }, { input }: Taken) => ({
    data: { ...without(data), day: input.day },
  }));
  const forgetAll = note('that all of it is let go', () => ({ data: {} }));
  const wants = [
    { guard: allIsKnown, target: 'looking', actions: noteWish },
    { guard: jobIsKnown, target: 'idle', actions: [noteWish, tell(says.askDay)] },
    { target: 'idle', actions: [noteWish, tell(says.askJob)] },
  ] as const;
  const unseen = { target: 'idle', actions: tell(says.failed) } as const;

  return setup({
    types: { context: {} as Memory, events: {} as DropOffEvent },
    actions: kitActions,
  }).createMachine({
    id: 'dropoff',
    context: { data: {} },
    initial: 'idle',
    states: {
      // Job and day are being asked for.
      idle: {
        on: {
          want: wants,
          unclear: [{ guard: hasJob(true), actions: tell(says.askDay) }, { actions: tell(says.askJob) }],
          confirm: { actions: tell(says.askJob) },
          decline: { actions: [forgetAll, tell(says.letGo)] },
          cancel: { actions: [forgetAll, tell(says.letGo)] },
        },
      },

      // The diary is being looked into.
      looking: {
        entry: call('find_day', leaving),
        on: {
          'find_day.done': [
            { guard: aDayIsFree, target: 'proposed', actions: [noteDay, propose(says.ask)] },
            { target: 'idle', actions: [forgetDay, tell(says.full)] },
          ],
          'find_day.refused': unseen,
          'find_day.failed': unseen,
        },
      },

      // One day waits for a yes.
      proposed: {
        on: {
          confirm: { target: 'booking' },
          want: wants,
          decline: { target: 'idle', actions: [forgetDay, tell(says.askDay)] },
          unclear: { actions: propose(says.ask) },
          cancel: { target: 'idle', actions: [forgetAll, tell(says.letGo)] },
        },
      },

      // The only way to "booked" is through a stored booking.
      booking: {
        entry: call('book', ({ data }) => ({ job: data.job ?? '', day: data.proposed ?? '' })),
        on: {
          'book.done': {
            target: 'idle',
            actions: [tell(says.booked), note('that it is done', (_memory, _event: Booked) => ({ data: {} }))],
          },
          'book.refused': { target: 'looking', actions: takenDay },
          'book.failed': { target: 'proposed', actions: propose(says.bookFailed) },
        },
      },
    },
  });

  function hasJob(wanted: boolean) {
    return when('the job is known', ({ data }) => (data.job !== undefined) === wanted);
  }
}

function leaving({ data }: Memory): Leaving {
  return { job: data.job ?? '', day: data.day ?? '' };
}

/** Whatever changes, a day that was proposed is proposed no longer. */
function without({ proposed: _, ...data }: Context): Context {
  return data;
}
