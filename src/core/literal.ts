/** A name is no message: what has a meaning in one (ICU MessageFormat) is quoted. */
export function literal(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}<>#|]+/g, (marks) => `'${marks}'`);
}
