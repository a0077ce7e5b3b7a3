import type { Expectation, Option } from '../../core/expectation.ts';
import type { JsonObject } from '../../core/json.ts';
import type { RestingState, StateRecord } from '../../core/kit/define-flow.ts';
import type { Reading } from '../../core/reading.ts';
import { hearBy, type Rule } from '../../core/rules.ts';
import { clockTime, instantOf, localText, localTime, weekdayOf } from '../../domain/zoned.ts';
import type { Catalogue } from './catalogue.ts';
import { bookedRules } from './hears/booked.ts';
import { type Heard, heardIn } from './hears/heard.ts';
import { idleRules } from './hears/idle.ts';
import { offeredRules } from './hears/offered.ts';
import { pendingRules } from './hears/pending.ts';
import { heardWish, wishEntitiesOf } from './hears/wish.ts';
import { type IntentName, intentsOf } from './intents.ts';
import type { Memory } from './memory.ts';
import { isProposed, proposalOf } from './proposal.ts';
import * as says from './says.ts';

/** What each state means, asks, hears and leaves open. */
export function appointmentStates(catalogue: Catalogue) {
  return {
    idle: {
      means: 'Nothing is on the table. A wish for a day or time is looked up; anything else gets one question.',
      isIdle: true,
      // Somebody who has told us once when they would like to come need not be asked at every turn.
      asks: (memory) => [(memory.data.preference ? says.openDoor : says.askWhen).say(memory, null, catalogue)],
      ...hearing('which day or time would suit them for an appointment', idleRules, {
        constraint: 'says when they would like to come, or that any time will do',
        select: 'picks one of several options, although none is listed',
        confirm: 'agrees, without saying when',
        decline: 'does not want an appointment now',
        cancel: 'wants to stop or call something off',
        unclear: 'anything else',
      }),
    },
    offered: {
      means: 'Two slots, or the only one there was, are on the table for two hours.',
      reaches: 'offered',
      asks: (memory) => [says.offerAgain.say(memory, null, catalogue)],
      ...hearing('which of the listed appointment times they would like', offeredRules, {
        select: 'picks one of the listed times by number, ordinal, day or time',
        constraint: 'wishes for a day or time that is not listed',
        decline: 'wants none of the listed times, but others',
        cancel: 'wants to stop, or no appointment at all for now',
        unclear: 'anything else, or what fits several of the listed times',
      }),
    },
    pending: {
      means: 'One slot was chosen and waits for a yes, for two hours.',
      reaches: 'chose',
      asks: (memory) => [says.askConfirm.say(memory, null, catalogue)],
      proposes: (memory) => proposalOf(memory, catalogue),
      ...hearing(
        'whether to book the one time they chose',
        pendingRules,
        {
          change_request: 'wants another day, time or slot, even beside a yes',
          confirm: 'agrees to this very time',
          decline: 'does not want this time',
          cancel: 'wants to stop, or no appointment at all for now',
          unclear: 'anything else',
        },
        // A yes to the slot books it (A7).
        ['confirm'],
      ),
    },
    booked: {
      means: 'The appointment is booked and no longer changes. Moving or cancelling it is for a person.',
      reaches: 'booked',
      isIdle: true,
      // What was booked here is answered for here, once and for all (A6).
      answersFor: true,
      asks: (memory) => [says.bookedReminder.say(memory, null, catalogue)],
      ...hearing(null, bookedRules, {
        change_request: 'wants to move the appointment to another day or time',
        cancel: 'wants to cancel the appointment',
        another: 'wants another appointment besides, be it for somebody else',
        confirm: 'asks about the appointment or acknowledges it',
        unclear: 'anything else',
      }),
    },
    checking: { means: 'The calendar is being asked. Left within the turn.' },
    booking: { means: 'The chosen slot is being booked. Left within the turn.' },
  } satisfies { readonly [state: string]: StateRecord<Memory> };

  /** What a state can hear, written once for the rules and for a model (X1). */
  function hearing(
    question: string | null,
    rules: readonly Rule<Heard, IntentName>[],
    meanings: { readonly [Name in IntentName]?: string },
    commits: readonly IntentName[] = [],
  ): Pick<RestingState<Memory>, 'hears' | 'rules'> {
    // The same but for how many slots are listed, of which there are two at most.
    const intentsWith = (committing: readonly IntentName[]) =>
      [0, 1, 2].map((offered) =>
        intentsOf(meanings, (entities, reading) => isGrounded(entities, reading, catalogue, offered), committing),
      );
    const [proposed, open] = [intentsWith(commits), intentsWith([])];
    const isOffered = rules === offeredRules;
    const hears = (memory: Memory): Expectation => {
      const slots = memory.data.last_offer?.slots ?? [];
      return {
        question,
        options: isOffered ? options(slots, catalogue.timeZone) : [],
        listsTimes: (isOffered && slots.length > 1) || undefined,
        asksWhen: rules === idleRules || undefined,
        about: talkedAbout(memory, catalogue.timeZone),
        // A yes to what has gone by does nothing for good.
        intents: (isProposed(memory) ? proposed : open)[slots.length] ?? {},
        hear: hearBy(rules, (reading) => heardIn(reading, memory, catalogue)),
        otherwise: 'unclear',
        named: { not_now: 'decline', faq: 'faq', person: 'handoff', courtesy: 'greeting' },
      };
    };
    return { hears, rules };
  }
}

/** A model may say what a wish is for, but not invent one: every part of it must have been found in the words. */
function isGrounded(entities: JsonObject, reading: Reading, { hours }: Catalogue, offered: number): boolean {
  const { choice, ...wish } = entities;
  if (typeof choice === 'number' && choice > offered) return false;
  const found: JsonObject = wishEntitiesOf(heardWish(reading, hours));
  return Object.entries(wish).every(([name, value]) => JSON.stringify(found[name]) === JSON.stringify(value));
}

/** The time that was chosen, or the first of those on offer: "an hour later" counts from there. */
function talkedAbout({ data }: Memory, timeZone: string): string | undefined {
  const slot = data.pending_booking?.slot ?? data.last_offer?.slots[0];
  return slot === undefined ? undefined : localText(instantOf(slot), timeZone);
}

/** As a model can match them with words: weekday, date and time of the business's own clock. */
function options(slots: readonly string[], timeZone: string): readonly Option[] {
  return slots.map((slot) => {
    const { date, minute } = localTime(instantOf(slot), timeZone);
    return { id: slot, label: `${weekdayOf(date)} ${date} ${clockTime(minute)}` };
  });
}
