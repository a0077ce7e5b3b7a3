import { say } from '../../core/effect.ts';
import type { TripCatalogue } from './catalogue.ts';
import { DETAILS } from './context.ts';
import { entitiesOf, outputOf, stringIn, type TripEvent } from './events.ts';
import { questionSay } from './sayings.ts';
import { answeredBy, calling, informed, saying, type Working } from './working.ts';

/** Another name or number once places are held or paid for: only that is changed (D1). */
export function changeContact(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { field = null, value = null } = entitiesOf(event);
  return calling(next, 'changeContact', { booking_id: next.data.booking_id, field, value });
}

export function contactChanged(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  const field = DETAILS.find((detail) => detail === ('input' in event ? event.input['field'] : null));
  const value = stringIn(outputOf(event), 'value');
  const failed = field === undefined || event.type.endsWith('.failed');
  const answer = failed ? say('trouble') : value === null ? say(`invalid.${field}`) : say('contact.changed', { value });
  const data = failed || value === null ? next.data : { ...next.data, [field]: value };
  const pending = data.state === 'PAYMENT' ? [questionSay(data, catalogue, next.now)] : [];
  return saying({ ...next, data }, answer, ...pending);
}
