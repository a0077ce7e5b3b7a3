import { describe, expect, it } from 'vitest';
import { step } from '../../core/step.ts';
import { createSalonFlow } from './index.ts';
import { intentRecord, resultOf } from './result.ts';
import { salonBusiness } from './testing/business.ts';
import { intent, NOW, restingIn } from './testing/lucia.ts';

const flow = createSalonFlow(salonBusiness());

describe('the result of a transition', () => {
  it('B5 carries success, the new state, what was collected and what comes next', () => {
    const before = flow.restore(restingIn('service_selection'), NOW);
    const after = step(flow, before, intent('confirm_services'));
    expect(resultOf(flow, after, 'confirm_services')).toEqual({
      success: true,
      new_state: 'stylist_selection',
      collected_data: { services: ['Corte largo'], stylist_id: null, slot: null, customer_data: null },
      next_action: 'ask_stylist',
      validation_errors: [],
    });
  });

  it('B5 says why a transition was refused', () => {
    const after = step(flow, flow.restore({}, NOW), intent('confirm_booking'));
    const { success, new_state, validation_errors } = resultOf(flow, after, 'confirm_booking');
    expect([success, new_state, validation_errors]).toEqual([
      false,
      'idle',
      ['cannot_confirm_booking_without_booking_in_progress'],
    ]);
  });

  it('B2 whether a tool is needed follows from the state', () => {
    const heard = { type: 'select_stylist', entities: { stylist: 'ana' }, confidence: 0.9, source: 'rules' as const };
    const event = intent('select_stylist', { stylist: 'ana' });
    const here = step(flow, flow.restore(restingIn('stylist_selection'), NOW), event);
    const record = intentRecord(heard, 'con Ana', here);
    expect([record.raw_message, record.requires_tool, record.tool_name]).toEqual([
      'con Ana',
      true,
      'find_next_available',
    ]);
    const nowhere = step(flow, flow.restore({}, NOW), event);
    expect(intentRecord(heard, 'con Ana', nowhere)).toMatchObject({ requires_tool: false, tool_name: null });
  });
});
