import type { AnyMachineSnapshot } from 'xstate';
import { type Say, say } from '../../core/effect.ts';
import type { Flow } from '../../core/flow.ts';
import type { Business } from '../../domain/business.ts';
import { type SpaceCatalogue, spaceSettings } from './catalogue.ts';
import { GENERAL, type SpaceState, spaceContext } from './context.ts';
import { expectationOf } from './expects.ts';
import { createSpaceMachine } from './machine.ts';
import { restored, type SpaceMemory, stored } from './memory.ts';
import { proposalOf } from './proposal.ts';
import { askConfirm, askInfo, askPeriod, askSpace } from './sayings.ts';
import { openingOf } from './understand.ts';
import { spaceLists } from './vocabulary.ts';
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

/** The reservation of a space, driven by a model's protocol or by rules that speak the same (E1–E9). */
export function createSpaceFlow(business: Business): Flow {
  const catalogue = catalogueOf(business);
  const machine = createSpaceMachine(catalogue);
  return {
    name: 'space',
    version: 1,
    context: spaceContext,
    machine,
    restore: (context) => {
      const { state, memory } = restored(spaceContext.parse(context));
      const value = state === GENERAL ? state : { [state]: 'asking' };
      // The states come from a table of the machine's own; XState's type of them is narrower than a table can be.
      return machine.resolveState({ value, context: memory } as Parameters<typeof machine.resolveState>[0]);
    },
    store: (snapshot) => spaceContext.parse(stored(stateOf(snapshot), memoryOf(snapshot))),
    state: stateOf,
    rests: (snapshot) => stateOf(snapshot) === GENERAL,
    proposes: (snapshot) => proposalOf(stateOf(snapshot), memoryOf(snapshot), catalogue),
    expects: (snapshot) => expectationOf({ state: stateOf(snapshot), memory: memoryOf(snapshot), catalogue }),
    pending: (snapshot) => question(stateOf(snapshot), memoryOf(snapshot), catalogue),
    help: () => [say('help', { name: business.name })],
    redirect: (snapshot) => question(stateOf(snapshot), memoryOf(snapshot), catalogue),
    opens: openingOf,
    ended: (snapshot) => stateOf(snapshot) === GENERAL,
    lists: spaceLists(catalogue),
    words: { fr, en },
    states: STATES,
  };
}

export function catalogueOf(business: Business): SpaceCatalogue {
  const settings = spaceSettings.parse(business.settings['space']);
  const contact = business.support?.reach ?? business.contact.phone;
  return { ...settings, timeZone: business.timeZone, openings: [business.opening], contact };
}

/** What is put again after a detour (X7). */
function question(state: SpaceState, memory: SpaceMemory, catalogue: SpaceCatalogue): readonly Say[] {
  switch (state) {
    case 'REQUEST_SPACE_INFO':
      return [askInfo(memory, catalogue)];
    case 'CHOOSE_SPACE':
      return [askSpace(memory, catalogue)];
    case 'CHOOSE_PERIOD':
      return [askPeriod(memory, catalogue)];
    case 'CONFIRM_RESERVATION_SUMMARY':
      return [askConfirm(memory, catalogue)];
    default:
      return [say('invite')];
  }
}

const STATES: { readonly [S in SpaceState]: string } = {
  GENERAL: 'No reservation is under way, and nothing is stored.',
  REQUEST_SPACE_INFO: 'They ask about spaces or want to reserve one. Left once a space is known.',
  CHOOSE_SPACE: 'The space is being identified. Left once it is one of the catalogue.',
  CHOOSE_PERIOD: 'The space is known; dates and times are being found, and checked against the agenda.',
  CONFIRM_RESERVATION_SUMMARY: 'Space and period are known and free, and summed up; a yes in their own words reserves.',
  COMPLETE_RESERVATION: 'The reservation stands in the ledger. Left within the turn.',
  PAYMENT_INSTRUCTIONS: 'The payment link is being made. Left once it was shown.',
};

function stateOf({ value }: AnyMachineSnapshot): SpaceState {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as SpaceState;
}

function memoryOf(snapshot: AnyMachineSnapshot): SpaceMemory {
  return snapshot.context as SpaceMemory;
}
