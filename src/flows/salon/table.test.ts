import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SALON_STATES, type SalonState, SLOTS_LISTED_MAX, salonContext } from './context.ts';
import type { SalonEvent } from './events.ts';
import { createSalonFlow } from './index.ts';
import { GENERAL_INTENTS, type IntentName, SALON_INTENTS, type SalonEntities } from './intents.ts';
import { salonBusiness } from './testing/business.ts';
import { done, failed, goodDay, hear, intent, refused, restingIn, SLOTS } from './testing/lucia.ts';

/** What each intent says when it is tried. */
const SAYS: { readonly [I in IntentName]?: SalonEntities } = {
  select_service: { services: ['Manicura'] },
  select_stylist: { stylist: 'lucia' },
  select_slot: { choice: 1, date: '2026-03-03', time: '10:00' },
  provide_customer_data: { name: 'Carmen' },
};

type Row = { readonly [I in (typeof SALON_INTENTS)[number]]?: SalonState };

/** Where every allowed intent leads (B1); what is not named here is refused, and the general ones keep the state. */
const ALLOWED: { readonly [S in SalonState]: Row } = {
  idle: { start_booking: 'service_selection', cancel_booking: 'idle' },
  service_selection: {
    start_booking: 'service_selection',
    select_service: 'service_selection',
    confirm_services: 'stylist_selection',
    select_stylist: 'slot_selection',
    select_slot: 'stylist_selection',
    provide_customer_data: 'service_selection',
    cancel_booking: 'idle',
  },
  stylist_selection: {
    start_booking: 'stylist_selection',
    select_service: 'service_selection',
    select_stylist: 'slot_selection',
    select_slot: 'stylist_selection',
    provide_customer_data: 'stylist_selection',
    cancel_booking: 'idle',
  },
  slot_selection: {
    start_booking: 'slot_selection',
    select_service: 'service_selection',
    select_stylist: 'slot_selection',
    select_slot: 'customer_data',
    provide_customer_data: 'slot_selection',
    cancel_booking: 'idle',
  },
  customer_data: {
    start_booking: 'customer_data',
    select_service: 'service_selection',
    select_stylist: 'slot_selection',
    select_slot: 'customer_data',
    provide_customer_data: 'confirmation',
    cancel_booking: 'idle',
  },
  confirmation: {
    start_booking: 'confirmation',
    select_service: 'service_selection',
    select_stylist: 'slot_selection',
    select_slot: 'confirmation',
    provide_customer_data: 'confirmation',
    confirm_booking: 'idle',
    cancel_booking: 'idle',
  },
  // Nothing rests in booked: a stored one is over, and is taken up as idle.
  booked: { start_booking: 'service_selection', cancel_booking: 'idle' },
};

const flow = createSalonFlow(salonBusiness());

function contextOf(state: SalonState): object {
  if (state === 'booked') return { ...restingIn('confirmation'), state };
  return state === 'idle' ? {} : restingIn(state);
}

describe.each(SALON_STATES)('B1 B2 B4 every intent in %s', (state) => {
  it.each(SALON_INTENTS)('%s', (type) => {
    const context = contextOf(state);
    const resting = state === 'booked' ? 'idle' : state;
    const seen = hear(context, intent(type, SAYS[type]));
    const general: readonly string[] = GENERAL_INTENTS;
    const expected = general.includes(type) ? resting : ALLOWED[state][type];
    expect([seen.rejected, seen.state]).toEqual([expected === undefined, expected ?? resting]);
    const snapshot = flow.restore(context as never, '2026-03-03T09:00:00+01:00');
    expect(snapshot.can(intent(type, SAYS[type]))).toBe(expected !== undefined);
    // B4: a refusal says what is needed now, and asks at most once.
    if (expected === undefined) expect(flow.redirect(snapshot, type).length).toBeGreaterThan(0);
  });
});

describe('conditions', () => {
  it('B1 services are only confirmed when there are any', () => {
    const empty = hear({}, intent('start_booking')).context;
    expect(hear(empty, intent('confirm_services')).rejected).toBe(true);
  });

  it.each(['slot_selection', 'customer_data', 'confirmation'] as const)(
    'B1 another service clears stylist and slot in %s',
    (state) => {
      const { collected_data } = hear(restingIn(state), intent('select_service', SAYS.select_service)).context;
      expect(collected_data).toMatchObject({ services: ['Manicura'], stylist_id: null, slot: null });
    },
  );

  it('B3 a stylist who does not do it all is not taken, and the others are named', () => {
    const context = hear({}, intent('start_booking', { services: ['Mechas'] })).context;
    const seen = hear(context, intent('select_stylist', { stylist: 'marta' }));
    expect([seen.state, seen.says]).toEqual(['stylist_selection', ['stylist_cannot', 'ask_stylist_only']]);
  });

  it('B3 services that nobody does together are put back to the customer', () => {
    const seen = hear({}, intent('start_booking', { services: ['Mechas', 'Manicura'], stylist: 'ana' }));
    expect([seen.state, seen.says]).toEqual(['service_selection', ['ask_fewer_services']]);
    expect(hear(seen.context, intent('select_service', { services: ['Mechas'] })).memory.data.services).toEqual([
      'Mechas',
    ]);
  });

  it('B13 a second booking in the middle is answered with where we are', () => {
    expect(hear(restingIn('customer_data'), intent('start_booking')).says).toEqual(['under_way', 'ask_name']);
  });

  it('a slot that has passed while the customer was thinking is not booked', () => {
    const context = { ...restingIn('confirmation'), last_updated: '2026-03-03T09:59:00+01:00' };
    const late = {
      ...intent('confirm_booking'),
      turn: { ...intent('confirm_booking').turn, now: SLOTS[0]?.start ?? '' },
    };
    const nearest = done('find_next_available', { slots: SLOTS.slice(1), matching: 0 });
    const seen = hear(context, late as SalonEvent, { find_next_available: nearest });
    expect([seen.state, seen.calls, seen.says[0]]).toEqual(['slot_selection', ['find_next_available'], 'slot_passed']);
  });
});

const AS_MANY_AS_LISTED = Array.from({ length: SLOTS_LISTED_MAX }, (_, index) => ({
  start: `2026-03-03T${10 + index}:00:00+01:00`,
  stylist: 'marta',
}));

const outcome = (tool: string) =>
  fc.constantFrom(
    goodDay[tool] ?? done(tool),
    failed(tool),
    refused(tool),
    ...(tool === 'find_next_available'
      ? [done(tool, { slots: [], matching: 0 }), done(tool, { slots: AS_MANY_AS_LISTED, matching: 0 })]
      : []),
  );

const text = fc.string({ unit: 'grapheme', maxLength: 200 });

const entities: fc.Arbitrary<SalonEntities> = fc.record(
  {
    services: fc.array(fc.constantFrom('Corte corto', 'Corte largo', 'Mechas', 'Manicura', 'Masaje'), { maxLength: 8 }),
    change: fc.constantFrom('add', 'replace', 'remove'),
    stylist: fc.constantFrom('ana', 'marta', 'lucia', 'any', 'nobody'),
    date: fc.constantFrom('2026-03-03', '2026-03-09/2026-03-15'),
    time: fc.constantFrom('10:00', '16:00'),
    window: fc.constantFrom('morning', '12:00-21:00'),
    soonest: fc.constant(true as const),
    others: fc.constant(true as const),
    choice: fc.integer({ min: -9, max: 9 }),
    name: text,
  },
  { requiredKeys: [] },
);

const turnOf = fc.record({
  type: fc.constantFrom(...SALON_INTENTS),
  entities,
  find_next_available: outcome('find_next_available'),
  search_services: outcome('search_services'),
  find_customer: outcome('find_customer'),
  ensure_customer: outcome('ensure_customer'),
  book: outcome('book'),
});

describe('whatever is said and whatever fails', () => {
  it('B6 X5 the stored context stays valid and under a kilobyte, and only a booking is told as one', () => {
    fc.assert(
      fc.property(fc.array(turnOf, { maxLength: 12 }), (turns) => {
        let context: object = {};
        for (const { type, entities: said, ...tools } of turns) {
          const seen = hear(context, intent(type, said), tools);
          const stored = salonContext.parse(seen.context);
          expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThan(1024);
          const booked = tools.book.type === 'book.done' && seen.calls.includes('book');
          expect(seen.says.includes('booked')).toBe(booked);
          expect(seen.state === 'confirmation' && stored.collected_data.slot === null).toBe(false);
          context = stored;
        }
      }),
      { numRuns: 200 },
    );
  });
});
