/** The eight messages of the conversation. It books nothing, so that no talk finds the calendar fuller than another. */
export const MESSAGES: readonly string[] = [
  'Hello, I would like to see a dentist',
  'Friday morning',
  'What are your opening hours?',
  'Do you have anything next week instead?',
  'An afternoon would be better',
  'The second one',
  'Actually, could we make it Wednesday?',
  'Never mind, cancel that',
];

/** What those keep of a talk who understand nothing of it: a context of ordinary size. */
export const CONTEXT = { notes: 'x'.repeat(600), slots: ['2026-03-06T09:00:00Z', '2026-03-06T14:00:00Z'] };
