import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TRIES_MAX = 40;
const PAUSE_MS = 3_000;
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
/** Others may be installing something beside us. */
const WAIT = ['-o', 'DPkg::Lock::Timeout=300'];

/** Installs what a test needs, where that is allowed: on Debian, as root. Whether it did is seen by whoever looks for it. */
export function installDebian(name: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    if (apt('install', '-y', '--no-install-recommends', name) === 'done') return;
    // What the lists say may be of another day; and they have one reader at a time, who is waited for.
    if (apt('update') !== 'locked' && apt('install', '-y', '--no-install-recommends', name) !== 'locked') return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

function apt(...args: readonly string[]): 'done' | 'locked' | 'failed' {
  const { status, stderr } = spawnSync('apt-get', [...WAIT, ...args], { env, encoding: 'utf8' });
  if (status === 0) return 'done';
  return /lock/i.test(stderr ?? '') ? 'locked' : 'failed';
}
