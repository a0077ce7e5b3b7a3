import type { Interpretation } from '../../core/expectation.ts';
import type { Flow } from '../../core/flow.ts';
import { type Locale, ownLanguage } from '../../core/locale.ts';
import type { Example } from '../../core/rules.ts';
import type { Business } from '../../engine/parts.ts';
import type { Conversation } from '../../ports/conversations.ts';
import { SENTENCES } from './words.ts';

/** How many names of a list, and how many options, stand for the rest. */
const NAMES_MAX = 2;
const OPTIONS_MAX = 3;

/** A reply, as far as something can be chosen from it. */
interface Listed {
  readonly choices?: readonly { readonly label: string }[];
}

/** What a turn makes something of: not how sure it was, nor which words were read. */
export function meaningOf({ intent, desk, language, flow, consent, missed }: Interpretation): string {
  const { type, entities, source } = intent;
  const judged = consent === undefined ? null : [consent.verdict, consent.proposal];
  return JSON.stringify([type, entities, source === 'none', desk, language, flow, judged, missed]);
}

/** An example of every rule of the state, what can be chosen, names, and what people say anywhere. */
export function sayableAt(
  { flow: first, flows, locales, aside }: Business,
  conversation: Conversation | null,
  now: string,
  replies: readonly Listed[],
): readonly string[] {
  const own = ownLanguage(locales);
  const flow = flows.get(conversation?.header.flow ?? first);
  if (flow === undefined) return SENTENCES[own];
  const snapshot = flow.restore(conversation?.context ?? {}, now);
  const rules = flow.rules?.[flow.state(snapshot)] ?? [];
  const examples = rules.flatMap(({ examples }) => examples.filter((one) => localeOf(one, own) === own).slice(0, 1));
  const options = flow.expects(snapshot).options.map(({ label }) => label);
  const choices = replies.flatMap((reply) => reply.choices?.map(({ label }) => label) ?? []);
  const all = [
    ...SENTENCES[own],
    ...examples.map((one) => (typeof one === 'string' ? one : one.said)),
    ...[...options.slice(0, OPTIONS_MAX), ...choices.slice(0, OPTIONS_MAX)],
    ...namesIn(flow),
    ...(conversation?.header.desk.aside === undefined || aside === undefined ? [] : namesIn(aside)),
  ];
  return [...new Set(all.filter((text) => text.trim() !== ''))];
}

function localeOf(example: Example, own: Locale): Locale {
  return typeof example === 'string' ? own : (example.in ?? own);
}

function namesIn({ lists = {} }: Flow): readonly string[] {
  return Object.values(lists).flatMap((entries) =>
    entries.slice(0, NAMES_MAX).flatMap(({ names }) => names.slice(0, 1)),
  );
}
