/**
 * The transitions of the document that the space flow was written from, row by row, each with the way that the machine
 * takes for it; and what the machine has beyond them, with why.
 */

/** A row of the machine: from a state, by an event, on a condition, to a state. */
export type Row = readonly [from: string, event: string, condition: string, to: string];

/** In the document's own words: from the diagram, the transitions of each step, errors and edge cases. */
export const DOCUMENT: readonly { readonly says: string; readonly ways: readonly (readonly Row[])[] }[] = [
  {
    says: '[*] --> REQUEST_SPACE_INFO: User starts reservation',
    ways: [[['GENERAL', 'protocol', '', 'REQUEST_SPACE_INFO']]],
  },
  {
    says: 'REQUEST_SPACE_INFO --> REQUEST_SPACE_INFO: PENDING (conversation)',
    ways: [
      [at('REQUEST_SPACE_INFO', '', 'REQUEST_SPACE_INFO.asking')],
      [at('REQUEST_SPACE_INFO', 'it is PENDING and says nothing', 'REQUEST_SPACE_INFO.asking')],
    ],
  },
  {
    says: 'REQUEST_SPACE_INFO --> CHOOSE_SPACE: COMPLETED (spaceId found)',
    ways: [[at('REQUEST_SPACE_INFO', 'it is COMPLETED and a space is known', 'CHOOSE_SPACE')]],
  },
  {
    says: 'REQUEST_SPACE_INFO --> REQUEST_SPACE_INFO: COMPLETED (spaceId null, just asking info)',
    ways: [[at('REQUEST_SPACE_INFO', '', 'REQUEST_SPACE_INFO.asking')]],
  },
  { says: 'REQUEST_SPACE_INFO --> [*]: CANCELED (user cancels)', ways: [[canceled('REQUEST_SPACE_INFO')]] },
  {
    says: 'CHOOSE_SPACE --> CHOOSE_SPACE: PENDING (conversation)',
    ways: [
      [at('CHOOSE_SPACE', '', 'CHOOSE_SPACE.asking')],
      [at('CHOOSE_SPACE', 'it is PENDING and says nothing', 'CHOOSE_SPACE.asking')],
    ],
  },
  {
    says: 'CHOOSE_SPACE --> CHOOSE_PERIOD: COMPLETED (spaceId only)',
    ways: [
      [
        at('CHOOSE_SPACE', 'it is COMPLETED and a space is known', 'CHOOSE_PERIOD'),
        ['CHOOSE_PERIOD.opening', '', '', 'CHOOSE_PERIOD.asking'],
      ],
      // A space that step 1 found is known already.
      [['CHOOSE_SPACE.opening', '', '', 'CHOOSE_PERIOD']],
    ],
  },
  {
    says: 'CHOOSE_SPACE --> CONFIRM_RESERVATION_SUMMARY: COMPLETED (spaceId + period)',
    ways: [
      [
        at('CHOOSE_SPACE', 'it is COMPLETED and both are known', 'CHOOSE_SPACE.checking'),
        free('CHOOSE_SPACE', 'CONFIRM_RESERVATION_SUMMARY'),
      ],
      // Both were said with the first message.
      [
        ['CHOOSE_SPACE.opening', '', 'a space and a period are known', 'CHOOSE_SPACE.checking'],
        free('CHOOSE_SPACE', 'CONFIRM_RESERVATION_SUMMARY'),
      ],
    ],
  },
  { says: 'CHOOSE_SPACE --> [*]: CANCELED (user cancels)', ways: [[canceled('CHOOSE_SPACE')]] },
  {
    says: 'CHOOSE_PERIOD --> CHOOSE_PERIOD: PENDING (conversation)',
    ways: [
      [at('CHOOSE_PERIOD', '', 'CHOOSE_PERIOD.asking')],
      [at('CHOOSE_PERIOD', 'it is PENDING and says nothing', 'CHOOSE_PERIOD.asking')],
    ],
  },
  {
    says: 'CHOOSE_PERIOD --> CONFIRM_RESERVATION_SUMMARY: COMPLETED (spaceId + period)',
    ways: [
      [
        at('CHOOSE_PERIOD', 'it is COMPLETED and a period is known', 'CHOOSE_PERIOD.checking'),
        free('CHOOSE_PERIOD', 'CONFIRM_RESERVATION_SUMMARY'),
      ],
    ],
  },
  { says: 'CHOOSE_PERIOD --> [*]: CANCELED (user cancels)', ways: [[canceled('CHOOSE_PERIOD')]] },
  {
    says: 'CONFIRM_RESERVATION_SUMMARY --> CONFIRM_RESERVATION_SUMMARY: PENDING (waiting confirmation)',
    ways: [
      [at('CONFIRM_RESERVATION_SUMMARY', '', 'CONFIRM_RESERVATION_SUMMARY.asking')],
      [at('CONFIRM_RESERVATION_SUMMARY', 'it is PENDING and says nothing', 'CONFIRM_RESERVATION_SUMMARY.asking')],
    ],
  },
  {
    says: 'CONFIRM_RESERVATION_SUMMARY --> COMPLETE_RESERVATION: COMPLETED (user confirmed)',
    ways: [
      [
        at('CONFIRM_RESERVATION_SUMMARY', 'it is COMPLETED', 'CONFIRM_RESERVATION_SUMMARY.creating'),
        ['CONFIRM_RESERVATION_SUMMARY.creating', 'create_reservation.done', '', 'COMPLETE_RESERVATION'],
      ],
    ],
  },
  {
    says: 'CONFIRM_RESERVATION_SUMMARY --> [*]: CANCELED (user declined)',
    ways: [
      [canceled('CONFIRM_RESERVATION_SUMMARY')],
      [at('CONFIRM_RESERVATION_SUMMARY', 'it is a bare no', 'GENERAL')],
    ],
  },
  {
    says: 'COMPLETE_RESERVATION --> PAYMENT_INSTRUCTIONS: Payment required',
    ways: [[['COMPLETE_RESERVATION', '', 'something is to be paid', 'PAYMENT_INSTRUCTIONS']]],
  },
  {
    says: 'COMPLETE_RESERVATION --> [*]: No payment (free space)',
    ways: [[['COMPLETE_RESERVATION', '', '', 'GENERAL']]],
  },
  {
    says: 'PAYMENT_INSTRUCTIONS --> [*]: Payment link shown',
    ways: [[['PAYMENT_INSTRUCTIONS.linking', 'generate_payment_link.done', '', 'GENERAL']]],
  },
  {
    says: 'Step 3, 4: User wants to modify period: new period, update context, return to Step 4',
    ways: [
      [
        at('CHOOSE_PERIOD', 'it brings another space or period, and both are known', 'CHOOSE_PERIOD.checking'),
        free('CHOOSE_PERIOD', 'CONFIRM_RESERVATION_SUMMARY'),
      ],
      [
        at(
          'CONFIRM_RESERVATION_SUMMARY',
          'it brings another space or period, and both are known',
          'CONFIRM_RESERVATION_SUMMARY.checking',
        ),
        free('CONFIRM_RESERVATION_SUMMARY', 'CONFIRM_RESERVATION_SUMMARY.asking'),
      ],
    ],
  },
  {
    says: 'Step 4: User wants to modify period: reset to Step 3',
    ways: [
      [
        at(
          'CONFIRM_RESERVATION_SUMMARY',
          'they want another time and do not say which, and a space is known',
          'CHOOSE_PERIOD.asking',
        ),
      ],
    ],
  },
  {
    says: 'Step 3, 4: User wants different space: reset to Step 2',
    ways: ['CHOOSE_PERIOD', 'CONFIRM_RESERVATION_SUMMARY'].map((step) => [
      at(step, 'they want another space and do not say which', 'CHOOSE_SPACE.asking'),
    ]),
  },
  {
    says: 'Router detects GENERAL workflow → Clear reservation context',
    ways: [[['any', 'other_workflow', '', 'GENERAL']]],
  },
  {
    says: 'Step 2 COMPLETED without spaceId: Log error, return PENDING to ask again',
    ways: [[at('CHOOSE_SPACE', 'it is COMPLETED', 'CHOOSE_SPACE.asking')]],
  },
  {
    says: 'Step 3 COMPLETED without period: Log error, return PENDING to ask again',
    ways: [[at('CHOOSE_PERIOD', 'it is COMPLETED', 'CHOOSE_PERIOD.asking')]],
  },
  {
    says: 'Invalid spaceId format: Log error, return to Step 2',
    ways: steps().map((from) => [at(from, 'it names a space that does not exist', 'CHOOSE_SPACE.asking')]),
  },
  {
    says: 'Invalid date format: Log error, return to Step 3',
    ways: steps().map((from) => [
      at(from, 'nobody could have that period, and a space is known', 'CHOOSE_PERIOD.asking'),
    ]),
  },
];

/** What the machine does and the document does not say, with why. */
export const BEYOND: readonly { readonly why: string; readonly is: (row: Row) => boolean }[] = [
  {
    why: 'X12: a no to all that was listed ends it as a no to the summary does, and what should be different is asked',
    is: ([from, , condition]) => condition === 'it is a bare no' && !from.startsWith('CONFIRM_RESERVATION_SUMMARY'),
  },
  {
    why: 'E1: a first message may bring so much that the steps before it are passed within the turn',
    is: ([from, event]) => from === 'GENERAL' && event === 'protocol',
  },
  {
    why: 'E1: a step that has nothing left to ask goes on at once',
    is: ([from, event]) => from.endsWith('.opening') && event === '',
  },
  {
    why: 'E4: a period is checked against the agenda before it is summed up; what is taken is asked about again',
    is: ([, event]) => event.startsWith('check_availability.'),
  },
  {
    why: 'E4: none of the times offered instead will do, or another time is wanted before one was found',
    is: ([, , condition]) => condition.startsWith('they want none') || condition.startsWith('they want another time'),
  },
  {
    why: 'E3: "in May" is no period: which day is asked, and free ones are offered',
    is: ([, event, condition]) =>
      event.startsWith('find_free_days.') || condition.startsWith('it names days to look in'),
  },
  {
    why: 'E1: so many people, or such equipment, as no space holds is said at once',
    is: ([, , condition]) => condition === 'no space holds what they need',
  },
  {
    why: 'X20: who finds what was listed too dear chooses none of it, and is shown them by their price',
    is: ([, , condition]) =>
      condition === 'what was listed is too dear' ||
      condition === 'the space is too dear, and no other would do for less',
  },
  {
    why: 'X20: the second of two reservations in a breath is taken up once the first is settled',
    is: ([, event]) => event === 'next',
  },
  {
    why: 'X20: where nothing else would do for less, that is said, and the space that was chosen stays',
    is: ([, , condition]) => condition === 'the space is too dear, and no other would do for less',
  },
  {
    why: 'X20: of several days or spaces the next is taken up once the first is settled',
    is: ([from, event]) => from === 'GENERAL' && event === 'next',
  },
  {
    why: 'E5: a time that nobody can have is said also before there is a space, and the spaces stay listed',
    is: ([, , condition]) => condition === 'nobody could have that period, and no space is known',
  },
  {
    why: 'E8, X8: the space was taken meanwhile, or nobody knows: told, and tried again',
    is: ([, event]) => /^(create_reservation|generate_payment_link)\.(refused|failed)$/.test(event),
  },
  {
    why: 'X8: a link that could not be made is tried again by whatever comes next',
    is: ([from]) => from === 'PAYMENT_INSTRUCTIONS.asking',
  },
  {
    why: 'E6: what another workflow leaves alone: a talk with nothing under way, a link that is still owed',
    is: ([from, event]) => event === 'other_workflow' && from !== 'any',
  },
  {
    why: 'X7, X12: what was not understood, adds nothing or asks for a moment changes nothing',
    is: ([, event]) => ['unclear', 'noted', 'pause'].includes(event),
  },
  {
    why: 'E9, E6: a question about a space is answered, and nothing moves',
    is: ([, event]) => event === 'asks_about',
  },
  {
    why: 'E8: whether their money came is answered wherever they are, and what became of it is told whenever it comes',
    is: ([, event]) => event === 'payment_status' || /^(check_payment|payment|check_hold|timer|desk)\./.test(event),
  },
];

/** What the document says and the machine does otherwise, with why. */
export const OTHERWISE: readonly { readonly says: string; readonly why: string }[] = [
  {
    says: 'Step 2: User wants to change space: LLM returns CANCELED or new spaceId',
    why: 'E4: "changer de salle" asks which instead of ending; a new space is taken at any step',
  },
  {
    says: 'Step 4 COMPLETED without confirmation: Treat as PENDING',
    why: 'X11: it is never heard without a yes that the judge of consent grants, so the machine has no row for it',
  },
  {
    says: 'Invalid JSON Response: ask LLM again with clearer instructions, then text parsing or error message',
    why: 'E5: this happens where the model is asked, before the machine hears anything',
  },
  {
    says: 'Invalid time format: Log error, use defaults (00:00, 23:59)',
    why: 'E5: no way of its own: wherever a period is taken it is logged and the time kept within opening hours',
  },
  {
    says: 'Keyword Detection: "annuler", "recommencer", "autre chose", "changer"',
    why: 'E6: the rules of each step hear them as CANCELED; "changer" with an object is a change (E4)',
  },
];

function steps(): readonly string[] {
  return ['GENERAL', 'REQUEST_SPACE_INFO', 'CHOOSE_SPACE', 'CHOOSE_PERIOD', 'CONFIRM_RESERVATION_SUMMARY'];
}

/** By the protocol, where a step rests. */
function at(step: string, condition: string, to: string): Row {
  return [step === 'GENERAL' ? step : `${step}.asking`, 'protocol', condition, to];
}

function canceled(step: string): Row {
  return at(step, 'it is CANCELED', 'GENERAL');
}

function free(step: string, to: string): Row {
  return [`${step}.checking`, 'check_availability.done', 'the space is free then', to];
}
