import { IntlMessageFormat } from 'intl-messageformat';

/** What an ICU message is given: numbers stay numbers for plurals; null prints nothing and selects `null`. */
export type Values = { readonly [name: string]: string | number | null };

/** An ICU message ready for use. */
export interface Message {
  format(values: Values): string;
  /** The names of the facts it states, wherever they stand. */
  readonly facts: ReadonlySet<string>;
  /** Those of them that it counts with. */
  readonly counted: ReadonlySet<string>;
}

/** Throws a SyntaxError for a text that is no ICU message; `<` is an ordinary character in ours. */
export function compileMessage(text: string, tag: string): Message {
  const message = new IntlMessageFormat(text, tag, undefined, { ignoreTag: true });
  const facts = new Set<string>();
  const counted = new Set<string>();
  collectFacts(message.getAst(), facts, counted);
  return { facts, counted, format: (values) => String(message.format(values)) };
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The parser's names for what is no fact: running text, and the number sign within a plural. */
const LITERAL = 0;
const POUND = 7;
const PLURAL = 6;

function collectFacts(elements: Elements, facts: Set<string>, counted: Set<string>): void {
  for (const element of elements) {
    if (element.type === LITERAL || element.type === POUND) continue;
    facts.add(element.value);
    if (element.type === PLURAL) counted.add(element.value);
    if (!('options' in element)) continue;
    for (const option of Object.values(element.options)) collectFacts(option.value, facts, counted);
  }
}
