/** Works something out once for each object it depends on, and forgets it when the object goes. For objects that stay. */
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

/**
 * Works something out once for what several ask about one after another, as all who listen ask about one message. Only the
 * last is kept: what comes and goes with every turn costs a map more than it saves.
 */
export function rememberedLast<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | null = null;
  return (key) => {
    if (last?.key === key) return last.value;
    const value = work(key);
    last = { key, value };
    return value;
  };
}

/** The same for what depends on two things. */
export function rememberedLastOf<One, Other, Value>(
  work: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  let last: { readonly one: One; readonly other: Other; readonly value: Value } | null = null;
  return (one, other) => {
    if (last?.one === one && last.other === other) return last.value;
    const value = work(one, other);
    last = { one, other, value };
    return value;
  };
}
