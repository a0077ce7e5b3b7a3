import { Readable } from 'node:stream';

/** A stream of events that are sent when they happen. It has one side only, for thousands stand open and wait. */
export class Pushed extends Readable {
  #ended = false;

  /** Whoever reads takes what was sent, when they can. */
  override _read(): void {}

  send(text: string): void {
    if (this.isOpen) this.push(text);
  }

  /** Nothing more comes. */
  end(): void {
    if (this.isOpen) this.push(null);
    this.#ended = true;
  }

  get isOpen(): boolean {
    return !this.#ended && !this.destroyed;
  }

  /** Whoever reads does not keep up with what was sent already. */
  get isBehind(): boolean {
    return this.readableLength >= this.readableHighWaterMark;
  }
}
