/** What a release changes in files, as text in and text out. */

const LEVELS = ['major', 'minor', 'patch'];

/** The version after this one; one that is named has to be newer. */
export function nextVersion(present: string, asked: string): string {
  const parts = present.split('.').map(Number);
  const level = LEVELS.indexOf(asked);
  if (level >= 0) return parts.map((part, at) => (at < level ? part : at === level ? part + 1 : 0)).join('.');
  if (!/^\d+\.\d+\.\d+$/.test(asked)) throw new Error(`"${asked}" is no version: write patch, minor, major or 1.2.3.`);
  const wanted = asked.split('.').map(Number);
  const differing = wanted.findIndex((part, at) => part !== parts[at]);
  if (differing < 0 || (wanted[differing] ?? 0) < (parts[differing] ?? 0)) {
    throw new Error(`${asked} is not newer than ${present}.`);
  }
  return asked;
}

const UNRELEASED = '## Unreleased\n';

/** The CHANGELOG with what is unreleased under its version and day, and room for what comes next. */
export function released(changelog: string, version: string, day: string): string {
  const at = changelog.indexOf(UNRELEASED);
  if (at < 0) throw new Error('CHANGELOG.md has no "## Unreleased".');
  const rest = changelog.slice(at + UNRELEASED.length);
  if (rest.split(/^## /m)[0]?.trim() === '') throw new Error('Nothing stands under "## Unreleased" in CHANGELOG.md.');
  return `${changelog.slice(0, at)}${UNRELEASED}\n## ${version}, ${day}\n${rest}`;
}

interface Manifest {
  version: string;
  packages?: { [path: string]: { version?: string } };
}

/** A package.json, or a lock file, of this version. */
export function packageWith(text: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  manifest.version = version;
  const own = manifest.packages?.[''];
  if (own !== undefined) own.version = version;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The example asks for the Holdfast that it was written for. */
export function withDependency(text: string, version: string): string {
  return text.replace(/"holdfast": "\^[^"]+"/, `"holdfast": "^${version}"`);
}
