/**
 * A forecast for a few days at a place. Weather is nice to know and never needed: where none can be had the answer is
 * null, whatever the reason, and nobody waits for it long.
 */
export interface Weather {
  forecast(request: ForecastRequest): Promise<Forecast | null>;
}

export interface ForecastRequest {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** ISO dates, both included. Days beyond what can be foreseen are left out; if all are, there is no forecast. */
  readonly from: string;
  readonly to: string;
  /** Today at the place. */
  readonly today: string;
}

export interface Forecast {
  /** In degrees Celsius: the lowest and highest of all the days. */
  readonly low: number;
  readonly high: number;
  readonly rainDays: number;
  /** The last of the days that it covers. */
  readonly until: string;
}
