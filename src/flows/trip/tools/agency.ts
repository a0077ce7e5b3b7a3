import type { Business } from '../../../domain/business.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Customers } from '../../../ports/customers.ts';
import type { Till } from '../../../ports/payments.ts';
import type { Weather } from '../../../ports/weather.ts';
import type { TripCatalogue } from '../catalogue.ts';

export interface TripParts {
  readonly bookings: Bookings;
  /** Who has booked before, and may have loyalty points (D6). */
  readonly customers: Customers;
  /** Takes the money: a sandbox, a bank's QR, a card processor. */
  readonly till: Till;
  /** Forecasts, where they can be had; otherwise the usual climate is told, and said to be that (D5). */
  readonly weather?: Weather;
}

/** What every tool of the agency's works with. */
export interface Agency {
  readonly business: Business;
  readonly catalogue: TripCatalogue;
  readonly parts: TripParts;
}
