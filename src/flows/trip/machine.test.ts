import { describe, expect, it } from 'vitest';
import { Journey } from './testing/journey.ts';
import { takeTurn, WAY } from './testing/way.ts';

describe('the journey, stage by stage', () => {
  it('D1 D3 D5 D7 D8 D9 goes from the first wish to the payment that arrives by itself', () => {
    const journey = new Journey().hear('inform', {
      mood: 'stressed',
      environment: 'BEACH',
      duration_days: 3,
      people_count: 2,
    });
    expect([journey.data.state, journey.calls]).toEqual(['DISCOVERY', []]);
    journey.hear('inform', { budget_min_usd: 100, budget_max_usd: 300 });
    expect(journey.data.state).toBe('DISCOVERY');
    journey.hear('inform', { departure_city: 'Phnom Penh' });
    expect(journey.calls).toEqual(['getTripSuggestions']);
    journey.done('getTripSuggestions', { trip_ids: ['kep-breeze', 'salt-and-sun', 'villa-by-the-sea'] });
    expect(journey.data.state).toBe('SUGGESTION');
    journey.hear('explore', { trip: 'kep-breeze', topics: ['getTripItinerary', 'getWeatherForecast'] });
    expect([journey.data.state, journey.calls]).toEqual(['EXPLORATION', ['getTripItinerary', 'getWeatherForecast']]);
    journey.done('getTripItinerary', { trip: 'kep-breeze', days: [['out', 'highlight1']] });
    journey.done('getWeatherForecast', { trip: 'kep-breeze', source: 'climate', low: 22, high: 31, rain_days: 3 });
    expect(journey.snapshot.value).toEqual({ EXPLORATION: 'resting' });
    journey.hear('select', { travel_dates: { start: '2026-02-20', end: '2026-02-22' } });
    expect([journey.data.state, journey.data.selected_trip_id]).toEqual(['CUSTOMIZATION', 'kep-breeze']);
    journey.hear('book');
    expect([journey.data.state, journey.calls]).toEqual(['BOOKING', []]);
    journey.hear('confirm');
    expect(journey.data.asked.question).toBe('customer_name');
    for (const [field, value] of Object.entries({
      customer_name: 'Sok Dara',
      customer_phone: '+85512345678',
      pickup_location: 'Hotel Cambodiana',
      booking_special_requests: '',
    })) {
      journey.hear('give_details', { field, value });
      journey.send('validateUserDetails.done', { input: { field, value }, output: { field, value } });
    }
    expect(journey.calls).toEqual(['createBooking']);
    journey.done('createBooking', { booking_id: 'b', booking_ref: 'MT-1', reserved_until: '2026-01-10T02:15:00Z' });
    expect([journey.data.state, journey.calls]).toEqual(['PAYMENT', ['generatePaymentQR']]);
    journey.done('generatePaymentQR', { payment_intent_id: 'p' });
    expect(journey.data).toMatchObject({ payment_attempts: 0, payment_intent_id: 'p' });
    journey.send('payment.confirmed', { payment: 'p', facts: {} });
    expect(journey.calls).toEqual(['confirmBooking']);
    journey.done('confirmBooking', { booking_id: 'b', booking_ref: 'MT-1' });
    expect(journey.data).toMatchObject({ state: 'POST_BOOKING', payment_status: 'CONFIRMED' });
  });

  it('X5 D8 places that ran out while the code was being made are not said to be kept', () => {
    const journey = new Journey();
    for (const said of WAY) takeTurn(journey, said);
    expect(journey.data.state).toBe('PAYMENT');
    journey.hear('payment_trouble');
    expect(journey.calls).toEqual(['generatePaymentQR']);
    journey.send('generatePaymentQR.refused', { input: {}, output: null, reason: 'nothing to pay' });
    expect([journey.calls, journey.says]).toEqual([['expireBooking'], []]);
    journey.done('expireBooking', { booking_id: 'b' });
    expect([journey.data.state, journey.data.booking_id]).toEqual(['BOOKING', null]);
    expect(journey.says).toContain('payment.expired');
  });
});
