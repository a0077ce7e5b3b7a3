import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processingComplaint, type Task, workOf } from './work.ts';

/** A task that its owner may write down: work, then processing, then work again, any number of times. */
const task: fc.Arbitrary<Task> = fc
  .record({
    first: fc.integer({ min: 1, max: 60 }),
    rest: fc.array(fc.record({ processing: fc.integer({ min: 1, max: 60 }), hands: fc.integer({ min: 1, max: 60 }) }), {
      maxLength: 3,
    }),
    uses: fc.subarray(['chair', 'basin']),
  })
  .map(({ first, rest, uses }) => {
    let minutes = first;
    const processing = rest.map((one) => {
      const after = minutes;
      minutes += one.processing + one.hands;
      return { after, minutes: one.processing };
    });
    return { minutes, processing, uses };
  });

const tasks = fc.array(task, { minLength: 1, maxLength: 4 });
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const lengthOf = (ranges: readonly { from: number; to: number }[]) => total(ranges.map(({ from, to }) => to - from));

describe('the work of an appointment', () => {
  it('lasts as long as its tasks, of which nobody’s hands are needed while something works by itself', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const work = workOf(given);
        const processing = total(given.flatMap((one) => one.processing.map(({ minutes }) => minutes)));
        expect(work.minutes).toBe(total(given.map(({ minutes }) => minutes)));
        expect(lengthOf(work.hands)).toBe(work.minutes - processing);
      }),
    );
  });

  it('has hands at its beginning and its end, in order, with a gap between any two', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const { hands, minutes } = workOf(given);
        expect(hands[0]?.from).toBe(0);
        expect(hands.at(-1)?.to).toBe(minutes);
        hands.slice(1).forEach((range, index) => {
          expect(range.from).toBeGreaterThan(hands[index]?.to ?? Number.NaN);
        });
      }),
    );
  });

  it('takes up what a task uses from its beginning to its end, processing included', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const { uses } = workOf(given);
        for (const resource of ['chair', 'basin']) {
          const using = given.filter((one) => one.uses.includes(resource));
          expect(lengthOf(uses.get(resource) ?? [])).toBe(total(using.map(({ minutes }) => minutes)));
        }
      }),
    );
  });

  it('has nothing against processing that has work before and after it', () => {
    fc.assert(fc.property(task, (given) => processingComplaint(given) === null));
  });

  it('says what is wrong with processing that has not', () => {
    const complaint = (...processing: Task['processing']) => processingComplaint({ minutes: 90, processing });
    expect(complaint({ after: 0, minutes: 20 })).toMatch('somebody has to be at work before it');
    expect(complaint({ after: 20, minutes: 20 }, { after: 40, minutes: 10 })).toMatch('between two of them');
    expect(complaint({ after: 50, minutes: 40 })).toMatch('has to end before the service does, after 90 minutes');
  });
});
