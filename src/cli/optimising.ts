import { setFlagsFromString } from 'node:v8';

/**
 * What a start does is done once, and V8's optimising compiler takes half a second of other threads over it, which the embedded
 * database needs meanwhile (bench/README.md).
 */
export function optimiseLater(): void {
  setFlagsFromString('--no-opt');
}

export function optimiseFromNowOn(): void {
  setFlagsFromString('--opt');
}
