export const CUES = [
  'greeting',
  'thanks',
  'goodbye',
  'small_talk',
  'help',
  'capabilities',
  'person',
  'cancel',
  'change',
  'correction',
  'restart',
  'retry',
  'book',
  'availability',
  'any_time',
  'soonest',
  'nothing_else',
  'more',
  'recall',
  'unsure',
  'pause',
  'question',
  'anyone',
  'trouble',
  'paid',
  'recurring',
  'upset',
  'elsewhere',
  'automated',
  'received',
  'done',
  'fewer',
  'uncounted',
  'forgotten',
  'unneeded',
  'as_before',
] as const;

/**
 * What the speaker is doing rather than what they name.
 * `change` wants something else than what stands; `correction` marks that what follows replaces what was said
 * ("actually", "I meant"); `retry` asks to try again; `book` wishes to book; `any_time` leaves the time open;
 * `soonest` wants the first there is; `nothing_else` ends a list; `more` adds to it; `recall` asks what was said or
 * agreed; `unsure` cannot decide yet; `pause` asks us to wait a
 * moment; `anyone` leaves the person open; `trouble` reports that something does not work;
 * `paid` says that a payment was made; `recurring` wants it again and again ("every Monday"); `upset` is cross with us;
 * `automated` asks whether we are a person or a machine; `received` whether what they wrote has arrived;
 * `done` asks whether we did something with what they have, or why ("did you book it?", "why was it cancelled?"), and wants nothing done;
 * `forgotten` says that they no longer know when it was ("I forgot what time it is");
 * `unneeded` says that what they have is of no use any more, or that they cannot come ("our plans changed"): a reason to cancel, and no wish by itself;
 * `as_before` wants it as it was before the last change, or as it was first put ("stick with what we had");
 * `fewer` says that somebody of the party does not come after all ("one of us dropped out"), and not how many do;
 * `uncounted` names a party and not how many they are ("me and the kids");
 * `elsewhere` wants what others do (a hotel, a taxi), unless the business names it itself;
 * `question` is a sentence that asks.
 */
export type Cue = (typeof CUES)[number];
