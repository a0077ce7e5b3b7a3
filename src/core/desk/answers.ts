import type { AnyMachineSnapshot } from 'xstate';
import { type Facts, type Say, say } from '../effect.ts';
import type { AskedDays, Interpretation } from '../expectation.ts';
import type { Flow, TurnFacts } from '../flow.ts';
import type { Locale } from '../locale.ts';
import { HOURS, PHONE, REMINDERS, type Topic } from '../vocabulary.ts';
import { hoursTold, type OpenHours } from './hours.ts';

/** What the front desk knows of its business. */
export interface Desk {
  readonly name: string;
  /** How to reach a person at the business. */
  readonly contact: string;
  readonly topics: readonly Topic[];
  /** What is told at once when something cannot wait, by its id (X18). */
  readonly urgent?: readonly Pick<Topic, 'id' | 'answer'>[];
  /** When the doors are open. */
  readonly openHours?: OpenHours;
  /** When somebody is in next, at once where somebody is; null where nobody can say (X16). */
  readonly opens?: (now: string) => string | null;
  /** How many minutes before something begins its customer is reminded, the earliest first (F8). */
  readonly reminders?: readonly number[];
  /** The languages on offer; the first is the business's own. */
  readonly locales: readonly Locale[];
}

/** Words that have come to the front desk, and the flow that it stands before. */
export interface AtDesk {
  readonly flow: Flow;
  readonly snapshot: AnyMachineSnapshot;
  readonly desk: Desk;
  readonly interpretation: Interpretation;
  readonly text: string;
  readonly turn: TurnFacts;
}

/** The hours of the days that were asked of, and what the business says of its hours where that is not all. */
export function hoursOf(desk: Desk, openHours: OpenHours, days: readonly AskedDays[], turn: TurnFacts): readonly Say[] {
  const { says, isWhole } = hoursTold(openHours, turn.now, days, isWritten(desk, HOURS));
  return isWhole ? says : [answered(desk, HOURS, turn.language), ...says];
}

export function isWritten({ topics }: Desk, topic: string): boolean {
  return topics.some(({ id }) => id === topic);
}

export function answered(desk: Desk, topic: string, language: Locale): Say {
  if (topic === REMINDERS && !isWritten(desk, topic))
    return say('desk.reminders', { leads: { all: (desk.reminders ?? []).map(lead) } });
  if (topic === PHONE && !isWritten(desk, topic)) return say('desk.phone', { contact: desk.contact });
  return say('desk.answer', { answer: answerTo(desk, desk.topics, topic, language) });
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** "24 hours", "2 days", "90 minutes": two days are days, one is hours, for hours often stand beside it. */
function lead(minutes: number): { readonly say: string; readonly facts: Facts } {
  const unit = minutes % DAY === 0 && minutes > DAY ? 'days' : minutes % HOUR === 0 ? 'hours' : 'minutes';
  const count = unit === 'days' ? minutes / DAY : unit === 'hours' ? minutes / HOUR : minutes;
  return { say: 'desk.lead', facts: { unit, count } };
}

/** The answer in the language of the talk, else in the business's own, else whichever there is. */
export function answerTo(desk: Desk, among: NonNullable<Desk['urgent']>, id: string, language: Locale): string {
  const answers = among.find((one) => one.id === id)?.answer ?? {};
  return answers[language] ?? desk.locales.map((locale) => answers[locale]).find(Boolean) ?? desk.contact;
}
