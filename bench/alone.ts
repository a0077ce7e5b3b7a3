import { openFloor } from './floor.ts';
import { openHoldfast } from './holdfast.ts';
import { answerMeasuring } from './process.ts';

/** Holdfast, or the floor, in a process of its own. */
await answerMeasuring((name, url, connections) => (name === 'floor' ? openFloor(url, connections) : openHoldfast(url)));
