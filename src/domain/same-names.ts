import { doubt, type Finding, mistake } from './finding.ts';

/** Something that customers call by a name. */
export interface Named {
  readonly path: Finding['path'];
  readonly name: string;
  readonly aliases: readonly string[];
}

/**
 * Names that overlap: two things of one name can never be told apart, and whoever calls one by the name of another
 * would get the other. A word that means two things is no mistake: the customer is asked which.
 */
export function sameNames(things: readonly Named[]): readonly Finding[] {
  return things.flatMap((one, index) => {
    const twin = things.slice(0, index).find(({ name }) => isSame(name, one.name));
    if (twin !== undefined) return [mistake([...one.path, 'name'], `"${one.name}" stands there more than once`)];
    const taken = things.filter((other) => other !== one && one.aliases.some((alias) => isSame(alias, other.name)));
    return taken.map(({ name }) => doubt([...one.path, 'aliases'], `"${name}" is the name of something else here`));
  });
}

function isSame(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Without capitals and accents. */
function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return plain.toLowerCase().trim();
}
