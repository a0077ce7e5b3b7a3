/** What is said in one place of a phrase in several ways, or may be left out: "another (day|date) (please)?". */
const PLACE = /\(([^()]*)\)(\??)/u;

/**
 * Every phrase that a written one stands for. Where it says something in one of several ways, they stand in brackets with strokes
 * between, and what may be missing has a question mark behind its bracket; an empty way leaves it out as well.
 */
export function spelledOut(written: string): readonly string[] {
  const [whole, ways = '', mark = ''] = PLACE.exec(written) ?? [];
  if (whole === undefined) return [written.replace(/ {2,}/gu, ' ').trim()];
  const said = mark === '' ? ways.split('|') : [...ways.split('|'), ''];
  return said.flatMap((way) => spelledOut(written.replace(whole, () => way)));
}
