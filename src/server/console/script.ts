import { stringify } from 'yaml';
import type { StoredEvent } from '../../core/event.ts';
import type { TurnRecord } from '../../core/turn.ts';
import type { Conversation } from '../../ports/conversations.ts';
import type { Case } from '../../ports/remarks.ts';

/** What happened, as a step of a conversation script; what a script cannot say is left out. */
function stepOf({ event }: StoredEvent): object | null {
  switch (event.kind) {
    case 'message':
      return { user: event.text };
    case 'lead':
      return { lead: { name: event.name, phone: event.phone } };
    case 'operator':
      if (event.action === 'write') return { staff: { write: event.text, name: event.by.name } };
      if (event.action === 'move') return { staff: { move: event.start, resource: event.resource } };
      return { staff: event.action };
    default:
      return null;
  }
}

/**
 * A case as a script for `npx holdfast play` (G3): what was said up to the turn that was wrong, with the pauses between, and
 * at its end what was answered then. Whoever takes it up writes there what it should have been.
 */
export function scriptOf({ business, channel }: Conversation, turns: readonly TurnRecord[], wrong: Case): string {
  const until = turns.filter(({ seq }) => seq <= wrong.seq);
  const first = until[0]?.now ?? wrong.at;
  let clock = Date.parse(first);
  const steps = until.flatMap((turn) => {
    const told = turn.events.flatMap((stored) => stepOf(stored) ?? []);
    const seconds = Math.floor((Date.parse(turn.now) - clock) / 1000);
    if (told.length === 0 || seconds < 1) return told;
    clock += seconds * 1000;
    return [{ wait: `${seconds}s` }, ...told];
  });
  const last = until.at(-1);
  const about = [
    `This was wrong${wrong.note === '' ? '' : `: ${wrong.note}`}`,
    `It was in ${last?.stateAfter ?? 'no state'} then, and said:`,
    ...(last?.replies ?? []).flatMap(({ text }) => text.split('\n').map((line) => `  ${line}`)),
    'Write below what it should have been: expect: { state: …, reply: [ … ] }',
  ];
  const head = about.map((line) => `# ${line}`.trimEnd()).join('\n');
  return `${head}\n${stringify({ business, now: first, channel, steps })}`;
}
