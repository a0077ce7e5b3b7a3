import { FORGET_TIMER } from '../core/header.ts';
import { occupies } from '../domain/booking.ts';
import { plainTimer } from './key.ts';
import { OUTCOMES, type PlayStep, type Sight, type Try } from './trial.ts';

/** Words that mean nothing anywhere. */
export const NONSENSE = 'qwx zzkrt vlomp';

/** Longer than what was offered or collected lives anywhere, and much longer. */
const WAITS = ['2h1m', '9d'] as const;

const LEAD = { name: 'Tom Reed', phone: '+447700900123' };

/** Everything that can happen where a talk stands; `shown` are the proposals that had buttons, in order. */
export function triesAt(sight: Sight, shown: readonly string[]): readonly Try[] {
  const { conversation } = sight;
  const words = sight.sayable.map((text): Try => ({ what: `says “${text}”`, kind: 'words', steps: [{ user: text }] }));
  const nonsense: Try = { what: 'says nonsense', kind: 'nonsense', steps: [{ user: NONSENSE }] };
  if (conversation === null) return [...words, nonsense, ...leads()];
  const { header } = conversation;
  const heard = header.handedOff ? [...words.slice(0, 2), nonsense] : [...words, nonsense, ...taps(sight, shown)];
  return [...heard, ...waits(sight), ...payments(sight), ...staff(sight), ...leads(), again()];
}

function leads(): readonly Try[] {
  return [{ what: 'leaves their details', kind: 'lead', steps: [{ lead: LEAD }] }];
}

/** The same event, delivered once more (X4). */
function again(): Try {
  return { what: 'the same once more', kind: 'again', steps: [{ resend: true }] };
}

/** Each answer to what is open, and a yes to what was open before (X11). */
function taps({ conversation }: Sight, shown: readonly string[]): readonly Try[] {
  const open = conversation?.header.desk.proposal?.id;
  const old = shown.findLastIndex((proposal) => proposal !== open);
  const stale: readonly Try[] =
    old < 0 ? [] : [{ what: 'taps an old yes', kind: 'tap', steps: [{ tap: { answer: 'yes', of: old + 1 } }] }];
  if (open === undefined || shown.at(-1) !== open) return stale;
  const now = (['yes', 'change', 'not_now'] as const).map(
    (answer): Try => ({ what: `taps ${answer}`, kind: 'tap', steps: [{ tap: answer }] }),
  );
  return [...now, ...stale];
}

/** Until each timer that stands is due, and for longer than anything lives. */
function waits({ conversation, now }: Sight): readonly Try[] {
  const timers = Object.entries(conversation?.header.timers ?? {}).filter(([timer]) => timer !== FORGET_TIMER);
  const due = timers.map(([timer, at]): Try => {
    const seconds = Math.max(1, Math.ceil((Date.parse(at) - Date.parse(now)) / 1000));
    return { what: `waits for ${plainTimer(timer)}`, kind: 'wait', steps: [{ wait: `${seconds}s` }] };
  });
  return [...due, ...WAITS.map((wait): Try => ({ what: `waits ${wait}`, kind: 'wait', steps: [{ wait }] }))];
}

/** Money that arrives or fails, in time, late, or twice: whatever state the newest payment of this talk is in. */
function payments({ conversation, payments: all }: Sight): readonly Try[] {
  if (!all.some((one) => one.conversation === conversation?.id)) return [];
  return (['paid', 'failed'] as const).map(
    (outcome): Try => ({ what: `payment ${outcome}`, kind: 'payment', steps: [{ payment: outcome }] }),
  );
}

/** A person takes it or gives it back, and calls off or moves what was booked last in it (G4). */
function staff({ conversation, bookings, now }: Sight): readonly Try[] {
  const action = conversation?.header.handedOff ? 'give_back' : 'take_over';
  const attends: Try = { what: `staff ${action}`, kind: 'staff', steps: [{ staff: action }] };
  const stands = bookings.some((one) => one.conversation === conversation?.id && occupies(one, now));
  if (!stands) return [attends];
  return [
    attends,
    { what: 'staff call_off', kind: 'staff', steps: [{ staff: 'call_off' }] },
    { what: 'staff move', kind: 'staff', steps: [{ staff: { move: '24h' } }] },
  ];
}

/**
 * The same again with each tool that it called answering otherwise (refused, failed, unknown), once for whatever leads to the call
 * in the same way: `done` are those that were tried in this state.
 */
export function faultyTries(tried: Try, seen: Sight, done: Set<string>): readonly Try[] {
  if (tried.kind === 'again') return [];
  const heard = seen.turns[0]?.interpretation;
  const way = heard ? [heard.flow ?? null, heard.intent.type, heard.consent?.verdict ?? null] : tried.what;
  const results = seen.turns.flatMap((turn) => turn.results);
  const tools = new Map(results.map(({ tool, key }) => [tool, key !== null]));
  return [...tools].flatMap(([tool, acts]) => {
    const call = JSON.stringify([way, tool]);
    if (done.has(call)) return [];
    done.add(call);
    return OUTCOMES.filter((when) => acts || when !== 'unknown').map(
      (when): Try => ({
        ...tried,
        what: `${tried.what}, ${tool} ${when}`,
        steps: [{ break: { tool, times: 1, when } }, ...tried.steps],
        faulty: true,
      }),
    );
  });
}

/** The steps of a conversation as tries, one after the other: what is broken goes with the step that it is broken for. */
export function triesOf(steps: readonly PlayStep[]): readonly Try[] {
  const tries: Try[] = [];
  let before: PlayStep[] = [];
  for (const step of steps) {
    before = [...before, step];
    const kind = kindOf(step);
    if (kind === null) continue;
    tries.push({ what: JSON.stringify(before), kind, steps: before, ...(before.length > 1 && { faulty: true }) });
    before = [];
  }
  return tries;
}

function kindOf(step: PlayStep): Try['kind'] | null {
  if ('user' in step) return 'words';
  if ('tap' in step) return 'tap';
  if ('wait' in step) return 'wait';
  if ('payment' in step) return 'payment';
  if ('staff' in step) return 'staff';
  if ('lead' in step) return 'lead';
  return 'resend' in step ? 'again' : null;
}
