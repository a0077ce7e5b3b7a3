import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.ts';
import type { Observer } from '../../src/ports/observer.ts';
import { Talk } from './testing.ts';

class Lines implements Observer {
  readonly lines: { level: string; event: string; fields: { readonly [field: string]: Json } }[] = [];
  log(level: string, event: string, fields: { readonly [field: string]: Json }): void {
    this.lines.push({ level, event, fields });
  }
  count(): void {}
  observe(): void {}
  of(event: string) {
    return this.lines.filter((line) => line.event === event);
  }
}

describe('the salon’s log', () => {
  it('B11 has the lines of the document: a transition with its intent, a refusal with its reason', async () => {
    const observer = new Lines();
    const now = '2025-11-21T10:30:00+01:00';
    const talk = await Talk.open({ business: 'lucia', now, channel: 'whatsapp', parts: () => ({ observer }) });
    await talk.says('sí, confirmo la reserva');
    await talk.says('quiero cita');
    await talk.says('corte largo y tinte');
    await talk.says('nada más');
    const { id } = await talk.conversation();
    expect(observer.of('fsm.transition_rejected')).toMatchObject([
      { level: 'warn', fields: { conversation_id: id, current_state: 'idle', intent_type: 'confirm_booking' } },
    ]);
    expect(observer.of('fsm.transition_rejected')[0]?.fields['reason']).toBeTruthy();
    expect(observer.of('fsm.state_transition').at(-1)).toMatchObject({
      level: 'info',
      fields: {
        conversation_id: id,
        from_state: 'service_selection',
        to_state: 'stylist_selection',
        intent_type: 'confirm_services',
      },
    });
  });
});
