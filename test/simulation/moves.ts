import { Random } from './random.ts';
import { type FlowName, talksOf } from './scripts.ts';
import { DEEDS, type Deed } from './staff.ts';

/** What happens next, in words that can be printed. Each has a seed of its own, so that it is the same without the others. */
export type Move = { readonly seed: number; readonly calm?: true } & (
  | { readonly does: 'speaks'; readonly customer: number }
  | { readonly does: 'sends_again'; readonly customer: number }
  | { readonly does: 'pays'; readonly customer: number; readonly outcome: 'paid' | 'failed' | 'expired' }
  | { readonly does: 'staff'; readonly customer: number; readonly action: StaffAction }
  | { readonly does: 'desk'; readonly deed: Deed }
  | { readonly does: 'time_passes'; readonly milliseconds: number }
  | { readonly does: 'round'; readonly process: number }
  | { readonly does: 'freezes'; readonly process: number; readonly milliseconds: number }
  | { readonly does: 'dies'; readonly process: number }
);

/** What the people of the business do in a conversation (X16). */
export type StaffAction = 'take_over' | 'give_back' | 'write';

/** Who talks, drawn with the seed. */
export interface Person {
  readonly channel: 'webchat' | 'sms' | 'whatsapp';
  readonly address: string;
  /** Which of the business's conversations they go by. */
  readonly script: number;
  /** They never agree to anything that is proposed. */
  readonly hesitant: boolean;
}

export interface History {
  readonly seed: number;
  readonly flow: FlowName;
  readonly people: readonly Person[];
  /** One call in so many meets a fate. */
  readonly oneIn: number;
  readonly skewMillis: readonly [number, number];
  /** Whether a model is asked where the rules are unsure. It hears the same words otherwise each time. */
  readonly fickleModel: boolean;
  readonly moves: readonly Move[];
}

const minute = 60_000;
const hour = 60 * minute;
const PROCESSES = 2;

/** Everything that a seed stands for. */
export function historyOf(seed: number, flow: FlowName): History {
  const random = new Random(seed);
  const { scripts } = talksOf(flow);
  const people = Array.from({ length: 1 + random.below(3) }, (_, index) => personOf(index, scripts.length, random));
  const lengths = people.map(({ script }) => Math.ceil(1.4 * (scripts[script]?.length ?? 0)) + 3);
  const count = lengths.reduce((sum, length) => sum + length, 0);
  const skew = () => Math.round((random.next() - 0.5) * 20_000);
  return {
    seed,
    flow,
    people,
    oneIn: 6 + random.below(60),
    skewMillis: [skew(), skew()],
    moves: Array.from({ length: count }, () => moveOf(people.length, random)),
    fickleModel: random.chance(0.25),
  };
}

const CHANNELS = ['webchat', 'webchat', 'sms', 'whatsapp'] as const;

function personOf(index: number, scripts: number, random: Random): Person {
  const channel = random.pick(CHANNELS);
  const address = channel === 'webchat' ? `guest-${index}` : `+4477009001${index}0`;
  return { channel, address, script: random.below(scripts), hesitant: random.chance(0.15) };
}

function moveOf(people: number, random: Random): Move {
  const seed = Math.floor(random.next() * 4_294_967_296);
  const customer = random.below(people);
  const process = random.below(PROCESSES);
  const drawn = random.next();
  if (drawn < 0.62) return { seed, does: 'speaks', customer };
  if (drawn < 0.67) return { seed, does: 'sends_again', customer };
  if (drawn < 0.74)
    return { seed, does: 'pays', customer, outcome: random.pick(['paid', 'paid', 'paid', 'failed', 'expired']) };
  if (drawn < 0.78)
    return { seed, does: 'staff', customer, action: random.pick(['take_over', 'write', 'give_back', 'give_back']) };
  if (drawn < 0.81) return { seed, does: 'desk', deed: random.pick(DEEDS) };
  if (drawn < 0.88) return { seed, does: 'time_passes', milliseconds: passing(random) };
  if (drawn < 0.95) return { seed, does: 'round', process };
  if (drawn < 0.98) return { seed, does: 'freezes', process, milliseconds: 1_000 + random.below(90_000) };
  return { seed, does: 'dies', process };
}

/** Seconds mostly, now and then until a hold has run out or the next day; sometimes a clock is set back. */
function passing(random: Random): number {
  const drawn = random.next();
  if (drawn < 0.1) return -90_000;
  if (drawn < 0.6) return random.below(2 * minute);
  if (drawn < 0.85) return random.below(30 * minute);
  return random.below(26 * hour);
}
