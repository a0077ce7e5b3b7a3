/** Works something out once for each object it depends on, and forgets it when the object goes. */
export function remembered<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = work(key);
    known.set(key, { value });
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
