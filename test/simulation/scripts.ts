import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readScript, type ScriptStep } from '../../src/play/script.ts';
import type { Random } from './random.ts';

/** The flows that are simulated, each by the business that shows it. The desk's own attends in all of them. */
export const FLOWS = {
  appointment: 'northside',
  salon: 'lucia',
  flights: 'skylark',
  trip: 'mekong',
  space: 'atelier',
} as const;

export type FlowName = keyof typeof FLOWS;
export const FLOW_NAMES = Object.keys(FLOWS) as readonly FlowName[];

const DONE_BY_CUSTOMERS = ['user', 'tap', 'wait', 'lead', 'payment', 'staff', 'code'] as const;

/** What somebody does by a script: says something, or taps, pays, waits as the script has it. */
export type Line = Extract<ScriptStep, { readonly [K in (typeof DONE_BY_CUSTOMERS)[number]]?: unknown }>;

export interface Talks {
  /** When they are told to happen: that of the first one. */
  readonly now: string;
  readonly scripts: readonly (readonly Line[])[];
  /** Everything that is said in any of them. */
  readonly sayings: readonly string[];
}

const FOLDER = join(import.meta.dirname, '../conversations');
const known = new Map<FlowName, Talks>();

/** The conversations of test/conversations as things that customers say and do. */
export function talksOf(flow: FlowName): Talks {
  const before = known.get(flow);
  if (before) return before;
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  const written = files
    .map((name) => readScript(join(FOLDER, name)))
    .filter(({ business }) => business === FLOWS[flow]);
  const scripts = written.map(({ steps }) => steps.filter(isLine));
  const sayings = [...new Set(scripts.flat().flatMap((line) => ('user' in line ? [line.user] : [])))];
  const talks = { now: written[0]?.now ?? '', scripts, sayings };
  known.set(flow, talks);
  return talks;
}

/** What breaks, and what changes behind their backs, is for the simulator to draw. */
function isLine(step: ScriptStep): step is Line {
  return DONE_BY_CUSTOMERS.some((kind) => kind in step);
}

/** What people say anywhere, in the language of the business or not, a yes and a no among it. */
const ANYWHERE: { readonly [F in FlowName]: readonly string[] } = {
  appointment: [
    'yes',
    'yes please',
    'no',
    'cancel',
    'help',
    'what did I book?',
    'can I talk to a person?',
    '2',
    'tomorrow',
  ],
  salon: [
    'sí',
    'sí, por favor',
    'no',
    'cancelar',
    'ayuda',
    '¿qué tengo reservado?',
    'quiero hablar con una persona',
    '1',
    'mañana',
  ],
  flights: [
    'yes',
    'book it',
    'no',
    'cancel',
    'help',
    'what have I booked?',
    'let me talk to a person',
    '1',
    'tomorrow',
  ],
  trip: [
    'yes',
    'book it',
    'no',
    'cancel',
    'help',
    'what have I booked?',
    'did my payment arrive?',
    'a person please',
    '1',
  ],
  space: [
    'oui',
    'oui, merci',
    'non',
    'annuler',
    'aide',
    "qu'ai-je réservé ?",
    'je voudrais parler à une personne',
    '1',
    'demain',
  ],
};

/** What is no yes, however near it comes (X11): who only ever says this to a proposal has agreed to nothing. */
const NEARLY: { readonly [F in FlowName]: readonly string[] } = {
  appointment: [
    'yes if my wife agrees',
    'maybe',
    'let me think about it',
    'what does it cost?',
    'yes but a bit later',
    'not yet',
  ],
  salon: ['sí, si mi marido puede', 'quizás', 'déjame pensarlo', '¿cuánto cuesta?', 'sí pero más tarde', 'todavía no'],
  flights: [
    'yes if it is refundable',
    'maybe',
    'let me think about it',
    'what does it cost?',
    'yes but a day later',
    'not yet',
  ],
  trip: [
    'yes if my wife agrees',
    'maybe',
    'let me think about it',
    'what does it cost?',
    'not yet',
    'I will ask my husband',
  ],
  space: ['oui si mon associé est d’accord', 'peut-être', 'laissez-moi réfléchir', 'combien ça coûte ?', 'pas encore'],
};

export function anywhere(flow: FlowName, random: Random): string {
  const { sayings } = talksOf(flow);
  return random.pick(random.chance(0.5) ? ANYWHERE[flow] : sayings);
}

export function nearly(flow: FlowName, random: Random): string {
  return random.pick(NEARLY[flow]);
}
