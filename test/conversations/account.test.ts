import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';
import type { Seen } from '../../src/play/seen.ts';

/** What each step of a script of this folder led to, as `npx holdfast play --json` prints it. */
async function seenIn(script: string): Promise<readonly (Seen & { readonly text?: string })[]> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  await play(house, [join(import.meta.dirname, script)], { store: 'memory', json: true, print });
  return lines.map((line) => JSON.parse(line) as Seen & { readonly text?: string });
}

function actionOf(account: Seen['account']): string {
  return (account as unknown as { result: { next_action: string } }).result.next_action;
}

interface Named {
  readonly type: string;
  readonly requires_tool: boolean;
  readonly tool_name: string | null;
}

function intentIn(account: Seen['account']): Named {
  return (account as unknown as { intent: Named }).intent;
}

describe('a turn in the words of the salon’s document', () => {
  it('B5 carries success, the new state, the collected data, the next action and no errors, all the way', async () => {
    const steps = await seenIn('salon-m1-happy-path.yaml');
    for (const { account, state, context } of steps) {
      expect(account).toMatchObject({
        result: { success: true, new_state: state, collected_data: context['collected_data'], validation_errors: [] },
      });
    }
    const actions = steps.map(({ account }) => actionOf(account));
    expect(new Set(actions)).toEqual(
      new Set(['none', 'ask_service', 'ask_more_services', 'ask_stylist', 'ask_slot', 'ask_name', 'ask_confirm']),
    );
  });

  it('B5 B4 tells what a transition was refused for, and leaves the state alone', async () => {
    const refused = (await seenIn('salon-m4-out-of-order.yaml')).filter(({ rejected }) => rejected !== null);
    expect(refused.length).toBeGreaterThan(0);
    for (const { account, state } of refused) {
      expect(account).toMatchObject({
        result: {
          success: false,
          new_state: state,
          validation_errors: [expect.stringMatching(/^cannot_|^no_|missing/)],
        },
      });
    }
  });

  it('B5 X8 a tool that failed is no success, and is what comes next', async () => {
    const failed = (await seenIn('salon-tools-fail.yaml')).filter(({ tools }) => tools.some(({ ok }) => !ok));
    expect(failed.length).toBeGreaterThan(0);
    for (const { account } of failed) expect(account).toMatchObject({ result: { success: false } });
    expect(failed.map(({ account }) => actionOf(account))).toContain('execute_search_services');
  });

  it('B2 the intent holds the words, and its tool is the one that the document’s table has for that state', async () => {
    const steps = await seenIn('salon-m1-happy-path.yaml');
    for (const { account, text, intent } of steps) {
      const { type, confidence } = intent ?? {};
      expect(account).toMatchObject({ intent: { type, confidence, raw_message: text } });
    }
    const named = steps.map(({ account }) => intentIn(account)).map(({ type, tool_name }) => [type, tool_name]);
    // "Ejemplo: Happy Path Booking", steps 1 to 7; the calls beside them are ours.
    for (const [type, tool] of [
      ['start_booking', 'search_services'],
      ['select_service', null],
      ['confirm_services', null],
      ['select_stylist', 'find_next_available'],
      ['select_slot', null],
      ['provide_customer_data', null],
      ['confirm_booking', 'book'],
    ]) {
      expect(named.filter(([one]) => one === type)).toEqual([[type, tool]]);
    }
    for (const { account } of steps) {
      const { requires_tool, tool_name } = intentIn(account);
      expect(requires_tool).toBe(tool_name !== null);
    }
  });
});
