import { replay } from '../engine/replay.ts';
import type { House } from './house.ts';

/** Runs a stored conversation again and says whether it comes out the same, turn by turn (X3). */
export async function replayConversation(
  house: House,
  storeName: string,
  conversation: string,
  print: (line: string) => void,
): Promise<boolean> {
  const store = await house.openStore(storeName);
  try {
    const clock = house.virtualClock('2000-01-01T00:00:00Z');
    const { parts } = await house.compose({ store, clock, observer: house.silentObserver });
    const stored = await store.conversations.load(conversation);
    if (!stored) {
      print(`there is no conversation ${conversation}`);
      return false;
    }
    const replayed = await replay(parts, stored, await store.conversations.turns(conversation));
    for (const { seq, turn, differences } of replayed) {
      const heard = turn.events.map(({ event }) => (event.kind === 'message' ? event.text : event.kind)).join(' · ');
      print(
        `${differences.length === 0 ? 'same ' : 'OTHER'} ${seq}  ${turn.stateBefore} → ${turn.stateAfter}  ${heard}`,
      );
      for (const difference of differences) print(`        ${difference}`);
    }
    const same = replayed.every(({ differences }) => differences.length === 0);
    print(same ? `${replayed.length} turns came out the same` : 'it came out otherwise');
    return same;
  } finally {
    await store.close();
  }
}
