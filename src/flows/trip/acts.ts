import { onlyIf } from '../../core/kit/kit.ts';
import type { TripCatalogue } from './catalogue.ts';
import type { Conditions } from './conditions.ts';
import type { Question, Stage } from './context.ts';
import type { Meant } from './events.ts';
import { EXPLORING_TOOLS } from './intents.ts';
import type { TripKit } from './kit.ts';
import { lookingInto, selected, selectedAsOwn } from './notes/choosing.ts';
import { customised, pointsWanted } from './notes/customising.ts';
import { asking, told } from './notes/told.ts';
import { askingNext, begunAgain, fresh, recounted, wished, withExtras } from './notes/wishes.ts';
import * as customising from './says/customising.ts';
import { extrasNoted, wishNoted } from './says/discovery.ts';
import * as says from './says/everywhere.ts';
import { asked, nextWish } from './says/questions.ts';

export type Acts = ReturnType<typeof actsOf>;

/** What the stages do alike: what is taken of any message, how a question is put, and ways back (D1). */
export function actsOf(
  { tell, tellAny, call, callEach, note, noteInTurn }: TripKit,
  is: Conditions,
  catalogue: TripCatalogue,
) {
  const asks = (question: Question) => note(`that \`${question}\` is asked`, (data) => asking(data, question));
  /** A turn begins: who was away is welcomed back (D11), and a day that cannot be is said to be none. */
  const greets = tellAny(says.GREETING, (memory, event) => says.greeting(memory, event, catalogue));
  const takes = noteInTurn('what they told', ({ data }, event, place) => ({
    data: told(data, event, place),
    isNew: false,
  }));
  const hears = [greets, takes] as const;
  const askNext = [note('which question comes next', askingNext), tell(nextWish)] as const;

  const looks = [tellAny(says.GREETING, (memory, event) => says.greetingAside(memory, event, catalogue))] as const;
  const looksUp = callEach(EXPLORING_TOOLS, ({ data }, event, place) => lookingInto(data, event, place).calls);
  const awaits = noteInTurn('what is looked at', (memory, event, place) => {
    const { data, calls } = lookingInto(memory.data, event, place);
    return { data, awaiting: calls.length, isNew: false };
  });

  const chooses = note('the trip chosen', selected);
  const checksCode = call('validateDiscountCode', ({ data }, { entities }: Meant) => ({
    code: entities.code ?? '',
    people_count: data.people_count,
  }));
  const countsPoints = call('getLoyaltyPoints', pointsWanted);
  const leavesOut = tellAny(['left_out', 'not_in_it'], (memory, event) => customising.dropped(memory, event));
  const customises = [
    onlyIf(is.studentIsTold, tell(customising.studentApplied)),
    onlyIf(is.changeIsNew, tell(customising.changeNoted.message)),
    leavesOut,
    onlyIf(is.groupHasGrown, tell(customising.groupGrown)),
    tellAny(['added', 'for_all'], (memory, event) => customising.added(memory, event, catalogue)),
    noteInTurn('what is changed', ({ data }, event, place) => ({ data: customised(data, event, place), isNew: false })),
  ] as const;

  return {
    asks,
    /** The conversation comes to rest on a question, and puts it. */
    ask: (question: Question) => [asks(question), tell(asked(question))] as const,
    greets,
    takes,
    hears,
    askNext,
    enters: (stage: Stage) => note(`that it is ${stage}`, (data) => ({ ...data, state: stage })),

    /** Whatever of the six was told is taken and said back, unless trips follow at once (D3). */
    discovers: [
      ...[greets, onlyIf(is.wishIsNew, tell(wishNoted.message)), leavesOut],
      note('what they wish for', wished),
    ] as const,

    /** What belongs to a later stage is said back and kept, or taken back (D6). */
    keepsExtras: [
      ...[greets, onlyIf(is.extraIsNew, tell(extrasNoted.message)), leavesOut],
      note('what is kept for later', withExtras),
    ] as const,

    /** How many they are is open again (X20). */
    recounts: [greets, note('that it is open how many they are', recounted)] as const,

    looks,
    awaits,
    /** Several things are looked up side by side (D5). */
    explores: [...looks, looksUp, awaits] as const,
    looksUp,

    /** The trip named, or the one just spoken of. */
    selects: [
      greets,
      onlyIf(is.tripIsAnother, tell(customising.chosen)),
      noteInTurn('the trip chosen', ({ data }, event, place) => {
        const next = selectedAsOwn(data, event, place);
        return { data: next, isNew: next.selected_trip_id !== data.selected_trip_id };
      }),
    ] as const,
    /** Whoever changes something of the trip just spoken of has chosen it. */
    choosesToo: [chooses, greets] as const,
    customises,
    checksCode,
    countsPoints,

    noHurry: { actions: [...hears, tell(says.noHurry)] },
    /** Begins again: the six wishes go, everything else stays (D1). */
    beginsAgain: {
      target: '#DISCOVERY.resting',
      actions: [greets, note('that it begins again', begunAgain), tell(says.startedOver), ...askNext],
    } as const,
    /** Gives up: nothing is asked until they write again (X7). */
    givesUp: {
      target: '#DISCOVERY.resting',
      actions: [greets, tell(says.cancelled), note('that nothing is under way', fresh)],
    } as const,
  };
}
