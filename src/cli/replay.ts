import type { Composition } from '../app/composition.ts';
import type { House } from '../app/house.ts';
import { explain } from '../core/explain/explain.ts';
import type { Business, Parts } from '../engine/parts.ts';
import { type ReplayedTurn, replay } from '../engine/replay.ts';
import type { Talk } from '../ports/talk.ts';

/** Where the conversation is kept. */
type Kept = Parameters<House['findStored']>[0];

/** Runs a stored conversation again and says whether it comes out the same, turn by turn (X3). */
export async function replayConversation(
  house: House,
  kept: Kept,
  id: string,
  print: (line: string) => void,
): Promise<boolean> {
  const { parts, talk } = await findTalk(house, kept, id);
  const { erasedAt } = talk.conversation;
  if (erasedAt !== undefined) return tellErased(erasedAt, print);
  const replayed = await replay(parts, talk.conversation, talk.turns, await readingsOf(house, talk));
  for (const turn of replayed) for (const line of linesOf(turn)) print(line);
  const same = replayed.every(({ differences }) => differences.length === 0);
  print(same ? `${replayed.length} turns came out the same` : 'it came out otherwise');
  return same;
}

/** Tells a stored conversation, or one turn of it, in sentences: from its records alone (X17). */
export async function explainConversation(
  house: House,
  kept: Kept,
  { id, turn: seq }: { readonly id: string; readonly turn: number | undefined },
  print: (line: string) => void,
): Promise<void> {
  const { talk } = await findTalk(house, kept, id);
  const { erasedAt } = talk.conversation;
  if (erasedAt !== undefined) return void tellErased(erasedAt, print);
  const turns = talk.turns.filter((turn) => seq === undefined || turn.seq === seq);
  if (turns.length === 0) throw new Error(seq === undefined ? 'It has no turns yet.' : `It has no turn ${seq}.`);
  for (const turn of turns) {
    print(`Turn ${turn.seq}, ${turn.now}`);
    for (const { text } of explain(turn)) print(`  ${text}`);
  }
}

/** There is nothing left that could come out otherwise (G5). */
function tellErased(at: string, print: (line: string) => void): true {
  print(`erased on ${at.slice(0, 10)}: nothing of it is left`);
  return true;
}

async function compositionOf(house: House, writing: Partial<Composition> = {}) {
  const clock = house.virtualClock('2000-01-01T00:00:00Z');
  const store = await house.openFreshStore('memory');
  return house.compose({ store, clock, observer: house.silentObserver, ...writing });
}

interface Found {
  readonly parts: Parts;
  readonly talk: Talk;
}

async function findTalk(house: House, kept: Kept, id: string): Promise<Found> {
  const { parts } = await compositionOf(house);
  // The page and the API call a web chat by its address; other conversations have only the store's id.
  const addresses = [...parts.businesses.keys()].map((business) => ({ business, channel: 'webchat', address: id }));
  const talk = await house.findStored(kept, { addresses, id });
  if (talk === null) throw new Error(`There is no conversation ${id}.`);
  return { parts, talk };
}

/** The business as the turns were run with it, whatever its file and its owners say since (decision 28). */
async function readingsOf(house: House, { conversation, documents }: Talk) {
  const name = house.sources().find(({ business }) => business.id === conversation.business)?.file.name;
  const readings = new Map<string, Business>();
  for (const [fingerprint, document] of Object.entries(documents)) {
    const inline = [{ name: name ?? conversation.business, text: JSON.stringify(document) }];
    const { parts } = await compositionOf(house, { inline, demo: false, businesses: undefined });
    const business = parts.businesses.get(conversation.business);
    if (business !== undefined) readings.set(fingerprint, business);
  }
  return readings;
}

function linesOf({ seq, turn, differences }: ReplayedTurn): readonly string[] {
  const heard = turn.events.map(({ event }) => (event.kind === 'message' ? event.text : event.kind)).join(' · ');
  const verdict = differences.length === 0 ? 'same ' : 'OTHER';
  const head = `${verdict} ${seq}  ${turn.stateBefore} → ${turn.stateAfter}  ${heard}`;
  return [head, ...differences.map((difference) => `        ${difference}`)];
}
