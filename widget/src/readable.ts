/** A name from the machine as one would write it: `service_selection` is "service selection". */
export function readable(name: string): string {
  return name.replaceAll('_', ' ');
}

/** A value in a few words, for a chip; what is larger is shown in full elsewhere. */
export function inShort(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value) ?? '';
}
