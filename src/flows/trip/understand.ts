import type { Reading } from '../../core/reading.ts';
import type { TripCatalogue } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { hearAfter } from './hear-after.ts';
import { hearBooking } from './hear-booking.ts';
import { hearChoosing } from './hear-choosing.ts';
import { hearCustomising } from './hear-customising.ts';
import { hearDiscovery } from './hear-discovery.ts';
import { hearPayment } from './hear-payment.ts';
import type { Meaning } from './hearing.ts';
import { saidIn } from './said.ts';

/** What a message means at a stage; null where nothing in it means anything there. */
export function understand(reading: Reading, data: TripContext, catalogue: TripCatalogue): Meaning | null {
  const hearing = { reading, said: saidIn(reading, data, catalogue), data };
  switch (data.state) {
    case 'DISCOVERY':
      return hearDiscovery(hearing, catalogue);
    case 'SUGGESTION':
    case 'EXPLORATION':
      return hearChoosing(hearing);
    case 'CUSTOMIZATION':
      return hearCustomising(hearing);
    case 'BOOKING':
      return hearBooking(hearing);
    case 'PAYMENT':
      return hearPayment(hearing);
    case 'POST_BOOKING':
      return hearAfter(hearing);
  }
}
