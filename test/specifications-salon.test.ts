import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSalonFlow } from '../src/flows/salon/index.ts';
import { SALON_INTENTS } from '../src/flows/salon/intents.ts';
import { salonBusiness } from '../src/flows/salon/testing/business.ts';
import { AT_ONCE, wayFrom } from './ways.ts';

const flow = createSalonFlow(salonBusiness());
const RESTING = [
  'idle',
  'service_selection',
  'stylist_selection',
  'slot_selection',
  'customer_data',
  'confirmation',
] as const;

/** The document's table of transitions, and of its happy path what that leaves out. */
const DOCUMENT = [
  { from: 'idle', intent: 'start_booking', to: 'service_selection', tool: 'search_services' },
  { from: 'service_selection', intent: 'select_service', to: 'service_selection' },
  { from: 'service_selection', intent: 'confirm_services', to: 'stylist_selection' },
  { from: 'stylist_selection', intent: 'select_stylist', to: 'slot_selection', tool: 'find_next_available' },
  { from: 'slot_selection', intent: 'select_slot', to: 'customer_data' },
  { from: 'customer_data', intent: 'provide_customer_data', to: 'confirmation' },
  { from: 'confirmation', intent: 'confirm_booking', to: 'booked', tool: 'book' },
  { from: 'any', intent: 'cancel_booking', to: 'idle' },
  { from: 'booked', intent: AT_ONCE, to: 'idle' },
] as const;

const page = readFileSync(new URL('../docs/documents/salon.md', import.meta.url), 'utf8');

/** The rows of the table under a heading, cell by cell. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [table = ''] = section.split(/\n## |\n\n(?!\|)/).filter((part) => part.includes('| --- |'));
  const lines = table.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const namesIn = (cell = '') => cell.split(', ').filter((name) => name !== '');
const statesIn = (cell = '') => (cell === 'any' ? [...RESTING] : namesIn(cell));
const wayOf = (from: string, intent: string, to: string) => `${from}: ${intent} → ${to}`;

/** Every way of the machine's: from where a talk rests by each intent, and at once from where one enters. */
function waysOfMachine(): string[] {
  const said = RESTING.flatMap((state) => SALON_INTENTS.map((intent) => [state, intent] as const));
  const atOnce = [...RESTING, 'booked'].map((state) => [state, AT_ONCE] as const);
  return [...said, ...atOnce].flatMap(([state, event]) => {
    const leads = [...(wayFrom(flow, state, event)?.leadsTo ?? [])];
    // To be asked something on entering is no way anywhere.
    return leads.filter((to) => event !== AT_ONCE || to !== state).map((to) => wayOf(state, event, to));
  });
}

const documented = DOCUMENT.flatMap(({ from, intent, to }) => statesIn(from).map((state) => wayOf(state, intent, to)));

describe('the salon beside its document (docs/documents/salon.md)', () => {
  it('B17 the page has every row of the document', () => {
    const rows = rowsUnder('What the document has').map(([from, intent, , to, tool]) => [from, intent, to, tool]);
    expect(rows).toEqual(
      DOCUMENT.map(({ from, intent, to, ...more }) => [from, intent, to, 'tool' in more ? more.tool : '']),
    );
  });

  it.each(rowsUnder('What the document has'))(
    'B1 B9 %s: %s (%s) → %s',
    (from, intent, _given, to, tool, words, tools) => {
      for (const state of statesIn(from)) {
        const way = wayFrom(flow, state, intent ?? '');
        expect([...(way?.leadsTo ?? [])], state).toContain(to);
        if (words !== '') expect([...(way?.conditions ?? [])], state).toContain(words?.replaceAll('*', ''));
        expect([...(way?.tools ?? [])].sort(), state).toEqual(namesIn(tools).sort());
        if (tool !== '') expect(namesIn(tools), state).toContain(tool);
      }
    },
  );

  it('B17 whatever the machine does besides is listed with why, and nothing else is', () => {
    const besides = rowsUnder('What the machine has besides').flatMap(([from, intents, to, why]) => {
      expect(why, `${from}: ${intents}`).not.toBe('');
      return statesIn(from).flatMap((state) =>
        namesIn(intents).flatMap((intent) =>
          namesIn(to).map((other) => wayOf(state, intent, other === 'stays' ? state : other)),
        ),
      );
    });
    expect([...documented, ...besides].sort()).toEqual(waysOfMachine().sort());
  });

  it('B4 what the document forbids has no way: to confirm without a booking, or before the name is known', () => {
    for (const state of RESTING.filter((one) => one !== 'confirmation')) {
      expect(wayFrom(flow, state, 'confirm_booking'), state).toBeNull();
    }
    expect(wayFrom(flow, 'idle', 'select_slot')).toBeNull();
  });
});
