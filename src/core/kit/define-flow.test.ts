import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { z } from 'zod';
import { step } from '../step.ts';
import { defineFlow } from './define-flow.ts';

it('X8 a machine that goes in a circle breaks its own turn, and stops nobody else', () => {
  const round = setup({}).createMachine({
    initial: 'rest',
    states: { rest: { on: { go: 'there' } }, there: { always: 'back' }, back: { always: 'there' } },
  });
  const flow = defineFlow({
    ...{ name: 'round', version: 1, context: z.strictObject({}), machine: round, states: {} },
    restore: () => ({ state: 'rest', memory: {} }),
    store: () => ({}),
    help: () => [],
    words: {},
  });
  const said = { conversation: 'c', channel: 'webchat', address: 'a', language: 'en', firstReplyId: 'r' } as const;
  const turn = { now: '2026-03-02T09:05:00Z', ...said };
  expect(() => step(flow, flow.restore({}, turn.now), { type: 'go', turn })).toThrow('Infinite loop');
});
