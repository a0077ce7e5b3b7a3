import type { StoredEvent } from '../../core/event.ts';
import type { TurnRecord } from '../../core/turn.ts';
import { instantOf, localTime } from '../zoned.ts';
import { type Cell, difference, summed } from './cells.ts';
import { type CountedTalk, type Visit, visitAfter, visitCells } from './visit.ts';

/** What a turn adds to the figures, worked out of its record alone (G6). */
export interface CountedTurn {
  readonly visit: Visit | null;
  /** What is added; taken away where a visit went on from where it stood. */
  readonly cells: readonly Cell[];
  /** Words that nothing was made of. */
  readonly unheard: Unheard | null;
}

export interface Unheard {
  readonly seq: number;
  readonly at: string;
  readonly day: string;
  readonly flow: string;
  readonly state: string;
  readonly language: string;
  readonly words: string;
}

const WORDS_MAX = 300;

export function countTurn(before: Visit | null, turn: TurnRecord, talk: CountedTalk): CountedTurn {
  const { channel } = talk;
  const visit = visitAfter(before, turn, talk);
  const isSame = before !== null && visit?.since === before.since;
  const moved = difference(isSame ? visitCells(before, channel) : [], visit === null ? [] : visitCells(visit, channel));
  const language = turn.interpretation?.language ?? visit?.language ?? talk.language;
  const day = localTime(instantOf(turn.now), talk.timeZone).date;
  const happened = happenings(turn).map((one): Cell => ({ day, flow: turn.flow, channel, language, ...one }));
  const unheard = isUnheard(turn) ? { ...exampleOf(turn), day, language } : null;
  return { visit, cells: summed([...moved, ...happened]), unheard };
}

type Happening = Pick<Cell, 'measure' | 'count'>;

/** What happened in the turn itself, whoever's visit it is part of. */
function happenings(turn: TurnRecord): readonly Happening[] {
  const once = (measure: string, isSo: boolean) => (isSo ? [{ measure, count: 1 }] : []);
  const isAnswer = turn.interpretation !== null;
  return [
    ...once('answers', isAnswer),
    ...once('without_model', isAnswer && !usedModel(turn)),
    ...once('not_understood', isUnheard(turn)),
    ...once('handed_over', isHandedOver(turn)),
    ...turn.events.flatMap(moneyIn),
  ];
}

/** A model's words were heard, refused or sent. */
function usedModel({ interpretation, phrased = [] }: TurnRecord): boolean {
  const { intent, explained = [], refused } = interpretation ?? {};
  const isHeard = intent?.source === 'model' || explained.length > 0 || refused !== undefined;
  return isHeard || phrased.some(({ text, refused: why }) => text !== null || why !== undefined);
}

/** No reader made anything of the words, and they asked nothing of the desk. */
function isUnheard({ interpretation }: TurnRecord): boolean {
  return interpretation !== null && interpretation.intent.source === 'none' && interpretation.desk.length === 0;
}

/** A record of before does not say it; then it is known only where somebody asked for a person. */
function isHandedOver({ handedOver, version, interpretation }: TurnRecord): boolean {
  if (version >= SAYS_HANDED_OVER) return handedOver === true;
  return interpretation?.desk.some(({ kind }) => kind === 'person') === true;
}

const SAYS_HANDED_OVER = 4;

/** Money that came for good, and money that went back, by its currency. */
function moneyIn({ event }: StoredEvent): readonly Happening[] {
  if (event.kind !== 'payment') return [];
  const { cents, currency, refund_cents } = event.facts;
  if (typeof currency !== 'string') return [];
  const of = (measure: string, amount: unknown) =>
    typeof amount === 'number' && amount > 0 ? [{ measure: `${measure}/${currency}`, count: amount }] : [];
  if (event.outcome === 'confirmed') return of('revenue', cents);
  return event.outcome === 'refunded' ? of('refunded', refund_cents ?? cents) : [];
}

function exampleOf({ seq, now, flow, stateBefore, events }: TurnRecord): Omit<Unheard, 'day' | 'language'> {
  const words = events.flatMap(({ event }) => (event.kind === 'message' ? [event.text] : [])).join(' ');
  return { seq, at: now, flow, state: stateBefore, words: words.slice(0, WORDS_MAX) };
}
