import { keepFor, keptFor } from './memory.ts';
import { type FromFrame, isFromFrame, type ToFrame } from './messages.ts';

/** What the chat tells the site. */
export interface Hearer {
  readonly onUnread: (count: number) => void;
  readonly onClose: () => void;
}

/** The chat in its frame, loaded when it is first needed. Nothing is heard from anywhere but that frame. */
export class ChatFrame {
  readonly element = document.createElement('iframe');
  readonly #business: string;
  readonly #origin: string;
  #isReady = false;
  #isShown = false;

  constructor(business: string, address: URL, title: string, hearer: Hearer) {
    this.#business = business;
    this.#origin = address.origin;
    this.element.title = title;
    this.element.src = address.href;
    addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== this.#origin || source !== this.element.contentWindow || !isFromFrame(data)) return;
      this.#hear(data, hearer);
    });
  }

  show(isShown: boolean): void {
    this.#isShown = isShown;
    if (isShown) this.element.focus();
    this.#tell();
  }

  #hear(message: FromFrame, { onUnread, onClose }: Hearer): void {
    if (message.holdfast === 'close') onClose();
    if (message.holdfast === 'keep') keepFor(this.#business, message.name, message.value);
    if (message.holdfast === 'recall') this.#post({ holdfast: 'recalled', kept: keptFor(this.#business) });
    if (message.holdfast === 'unread') onUnread(Math.max(0, Math.trunc(Number(message.count)) || 0));
    if (message.holdfast === 'ready') {
      this.#isReady = true;
      this.#tell();
    }
  }

  #post(message: ToFrame): void {
    this.element.contentWindow?.postMessage(message, this.#origin);
  }

  #tell(): void {
    if (this.#isReady) this.#post({ holdfast: this.#isShown ? 'shown' : 'hidden' });
  }
}
