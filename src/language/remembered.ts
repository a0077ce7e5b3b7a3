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
