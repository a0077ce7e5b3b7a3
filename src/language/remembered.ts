/**
 * Works something out once for a text that several ask about one after another, as all who listen ask about one message.
 * Only the last is kept.
 */
export function rememberedLast<Value>(work: (text: string) => Value): (text: string) => Value {
  let last: { readonly text: string; readonly value: Value } | null = null;
  return (text) => {
    if (last?.text === text) return last.value;
    const value = work(text);
    last = { text, value };
    return value;
  };
}

const WORDS_MAX = 10_000;

/** Works something out once for each word, as long as there are not more of them than anybody uses (X8). */
export function rememberedWords<Value>(work: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const value = work(word);
    if (known.size < WORDS_MAX) known.set(word, value);
    return value;
  };
}
