import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/cli/play/play.ts';
import type { Seen } from '../../src/cli/play/seen.ts';

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

  it('B2 the intent holds the words, and whether a tool was needed follows from the state', async () => {
    const steps = await seenIn('salon-m1-happy-path.yaml');
    for (const { account, text, intent, tools } of steps) {
      expect(account).toMatchObject({
        intent: {
          type: intent?.type,
          confidence: intent?.confidence,
          raw_message: text,
          requires_tool: tools.length > 0,
          tool_name: tools[0]?.name ?? null,
        },
      });
    }
  });
});
