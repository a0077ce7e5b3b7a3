import { type Say, say } from '../../core/effect.ts';
import type { Reconciled } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { type Catalogue, serviceNamed, stylistsFor, stylistWithId } from './catalogue.ts';
import { ANY_STYLIST, type Question, type SalonContext, type SalonState, salonContext } from './context.ts';
import { servicesFact } from './facts.ts';
import { blank } from './memory.ts';
import { slotWishedAgain } from './notes.ts';

/**
 * What was collected, held against the salon of today: a service that is no longer done, a stylist who has left or no longer
 * does it. Both are let go with a word, the time is wished for again, and what is missing is asked.
 */
export function reconciled(stored: JsonObject, catalogue: Catalogue): Reconciled | null {
  const context = salonContext.parse(stored);
  const gone = goneFrom(context, catalogue);
  const says = saidOf(gone, catalogue);
  if (context.state === 'idle' || context.state === 'booked' || says.length === 0) return null;
  return { context: without(context, gone, catalogue), says };
}

interface Gone {
  /** The services that are left, and those that are not. */
  readonly kept: readonly string[];
  readonly services: readonly string[];
  /** The stylist who was chosen or wished for and cannot be had for it. */
  readonly stylist: string | null;
  /** Times were listed that are with somebody who cannot be had. */
  readonly slots: boolean;
}

function goneFrom({ collected_data: data, asked, state }: SalonContext, catalogue: Catalogue): Gone {
  const isDone = (name: string) => serviceNamed(catalogue, name) !== undefined;
  const kept = data.services.filter(isDone);
  const isAble = (id: string) => stylistsFor(catalogue, kept).some((one) => one.id === id);
  const named = (id: string | null | undefined) => (id == null || id === ANY_STYLIST ? null : id);
  const [chosen, wished] = [named(data.stylist_id), named(asked?.wish?.stylist)];
  const hasLeft = wished !== null && stylistWithId(catalogue, wished) === undefined;
  const stylist = chosen !== null && !isAble(chosen) ? chosen : hasLeft ? wished : null;
  const slots = state === 'slot_selection' && asked?.slots?.some((slot) => !isAble(slot.stylist)) === true;
  return { kept, services: data.services.filter((name) => !isDone(name)), stylist, slots };
}

function saidOf({ kept, services, stylist, slots }: Gone, catalogue: Catalogue): readonly Say[] {
  const dropped = services.length > 0 ? [say('gone_service', { services: { all: services } })] : [];
  if (stylist === null) return [...dropped, ...(slots && services.length === 0 ? [say('gone_slots')] : [])];
  const here = stylistWithId(catalogue, stylist);
  if (here === undefined) return [...dropped, say('gone_stylist')];
  const undone = kept.filter((name) => !here.services.includes(name));
  return [...dropped, say('gone_stylist_service', { stylist: here.name, services: servicesFact(undone) })];
}

/** The talk goes back to the first thing that is missing. */
function without(context: SalonContext, gone: Gone, catalogue: Catalogue): SalonContext {
  const { collected_data: data, asked } = context;
  const { stylist: wished, otherwise, ...wish } = asked?.wish ?? {};
  const named = {
    ...wish,
    ...(wished !== undefined && { stylist: wished }),
    ...(otherwise !== undefined && { otherwise }),
  };
  const isLost = gone.stylist !== null;
  const memory = { ...blank, data, wish: isLost ? wish : named };
  const again = { ...memory, ...slotWishedAgain(memory, null, catalogue) };
  const { state, question } = restingOn(gone, catalogue);
  return {
    ...context,
    state,
    collected_data: {
      ...again.data,
      services: [...gone.kept],
      stylist_id: isLost || gone.services.length > 0 ? null : data.stylist_id,
    },
    asked: { question, ...(Object.keys(again.wish).length > 0 && { wish: again.wish }) },
  };
}

function restingOn({ kept, services }: Gone, catalogue: Catalogue): { state: SalonState; question: Question } {
  if (kept.length === 0) return { state: 'service_selection', question: 'service' };
  if (stylistsFor(catalogue, kept).length === 0) return { state: 'service_selection', question: 'fewer_services' };
  if (services.length > 0) return { state: 'service_selection', question: 'more_services' };
  return { state: 'stylist_selection', question: 'stylist' };
}
