/**
 * Every transcript and example of the five documents, and what plays it: a script beside this file (`examples/`), a script of
 * `test/conversations`, or a test. In facts, not in wording.
 */
export interface Example {
  readonly shows: string;
  readonly by: readonly string[];
  /** Where what we do differs on purpose, with the requirement that decided it; or what of it is not done. */
  readonly but?: string;
}

const script = (name: string) => `test/documents/examples/${name}.yaml`;
const talk = (name: string) => `test/conversations/${name}.yaml`;

export const EXAMPLES: { readonly [document: string]: readonly Example[] } = {
  appointment: [
    {
      shows: 'the shapes of preference ("Friday morning"), last_offer, pending_booking and booked_booking',
      by: [script('appointment-shapes'), 'src/flows/appointment/life.test.ts'],
    },
    {
      shows: 'the shape of lead_touchpoint, and what the first message to a lead says',
      by: [script('appointment-lead')],
    },
    { shows: 'offer and pending booking run out after two hours', by: [script('appointment-expiry')] },
    {
      shows: 'pending: CONFIRM, DECLINE, CHANGE_REQUEST before the others, UNCLEAR with one question',
      by: [script('appointment-pending')],
    },
    {
      shows: 'a live offer: by ordinal, by time, a change of mind, else the two options again',
      by: [script('appointment-selection'), talk('appointment-selecting')],
    },
    {
      shows: 'two slots: the closest match and a contrasting one, or the next closest',
      by: [talk('appointment-contrast'), 'src/domain/offer.test.ts'],
    },
    { shows: 'every calendar check is written down, a failed one too', by: [talk('appointment-calendar-down')] },
  ],
  salon: [
    {
      shows: 'the happy path, row by row: state, intent, tool',
      by: [script('salon-happy-path'), 'test/specifications-salon.test.ts'],
      but: 'the demonstration is closed on Mondays, so the row of Monday at ten is played on a Tuesday',
    },
    {
      shows: 'what is stored after two services, and "1" in three states',
      by: [script('salon-stored-shape'), 'test/redis/life.test.ts'],
    },
    { shows: 'the transitions that are not allowed', by: [script('salon-forbidden'), 'src/flows/salon/table.test.ts'] },
    {
      shows: 'no stored state begins in idle; a tool that fails moves nothing; what nobody understands is asked again',
      by: [script('salon-recovery'), script('salon-forbidden'), 'test/redis/outage.test.ts'],
    },
    { shows: 'M1, a happy path with a greeting', by: [talk('salon-m1-happy-path')] },
    { shows: 'M2, several services', by: [talk('salon-m2-several-services')] },
    { shows: 'M3, cancelled midway', by: [talk('salon-m3-cancel')] },
    { shows: 'M4, out of order', by: [talk('salon-m4-out-of-order')] },
    { shows: 'M5, a change of mind', by: [talk('salon-m5-change-of-mind')] },
    { shows: 'M6, a question in the middle', by: [talk('salon-m6-faq-everywhere')] },
    { shows: 'M7, numbers', by: [talk('salon-m7-numbers')] },
    { shows: 'M8, words', by: [talk('salon-m8-free-text')] },
    { shows: 'a returning customer', by: [talk('salon-returning-customer')] },
    { shows: 'a tool’s error does not break the machine', by: [talk('salon-tools-fail')] },
    {
      shows: 'the log lines of a transition and of a refusal',
      by: ['test/documents/salon-log.test.ts'],
      but: 'B11: the line has the four fields that are required; how many services there are is in the context, not in the log',
    },
  ],
  dialogue: [
    {
      shows: 'the first example: a flight, slot by slot',
      by: [script('dialogue-flight'), 'src/flows/dialogue/examples.test.ts'],
      but: 'X11: before it books it proposes; the document’s own task without a confirmation is played in the second file',
    },
    {
      shows: 'the second example: a correction',
      by: [script('dialogue-correction'), 'src/flows/dialogue/examples.test.ts'],
    },
    {
      shows: 'what is said in idle; an answer in a sentence; several flights and the first proposed',
      by: [script('dialogue-idle')],
    },
    {
      shows: 'a value that will not do is cleared and asked again',
      by: [script('dialogue-correction'), talk('flight-invalid-values')],
    },
    {
      shows: 'a cancellation that is confirmed first',
      by: [script('dialogue-cancelling'), talk('flight-cancel-booking')],
    },
    { shows: 'the transition matrix', by: ['src/flows/dialogue/transitions.test.ts'] },
    {
      shows: 'error: type, message, time, the state to recover to, and the way back; checkpoints before actions',
      by: ['test/documents/dialogue-faults.test.ts'],
    },
    { shows: 'an interpretation made less than a second ago is reused', by: ['src/language/reuse.test.ts'] },
  ],
  trip: [
    {
      shows: 'a vague budget, luxury for thirty dollars, several answers at once, three options, none of these',
      by: [script('trip-discovery'), talk('trip-extras-and-payment-trouble')],
    },
    {
      shows: 'hotel and weather at once, Kampot, a dinner over budget, a better deal, "let’s do it"',
      by: [script('trip-to-payment')],
    },
    {
      shows: 'summary, details one by one, fifteen minutes, did it go through, three attempts',
      by: [script('trip-to-payment')],
    },
    {
      shows: 'the code runs out; the way back; welcome back',
      by: [script('trip-expiry-and-return'), talk('trip-coming-back')],
    },
    {
      shows: 'a refund is told and asked about first; the reminder',
      by: [talk('trip-afterwards'), talk('trip-three-attempts-and-reminder')],
    },
    { shows: 'the six ways back', by: [talk('trip-changing-ones-mind')] },
  ],
  space: [
    { shows: 'the diagram and the transitions of each step', by: ['test/documents/space.test.ts'] },
    { shows: 'the six steps, all at once, a free space', by: [script('space-whole-way')] },
    { shows: 'the four examples of a change of mind, and the keywords', by: [script('space-change-of-mind')] },
    { shows: 'the table of edge cases', by: [script('space-whole-way'), script('space-change-of-mind')] },
    { shows: 'what a model gets wrong', by: [script('space-model-errors'), talk('space-model-claims')] },
    {
      shows: 'the stored context, and when it is cleared',
      by: [script('space-whole-way'), script('space-change-of-mind')],
    },
  ],
};
