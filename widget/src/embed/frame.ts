import { type FromFrame, isFromFrame, type ToFrame } from './messages.ts';

/** What the chat tells the site. */
export interface Hearer {
  readonly onUnread: (count: number) => void;
  readonly onClose: () => void;
}

/** The chat in its frame, loaded when it is first needed. Nothing is heard from anywhere but that frame. */
export class ChatFrame {
  readonly element = document.createElement('iframe');
  readonly #origin: string;
  #isReady = false;
  #isShown = false;

  constructor(address: URL, title: string, hearer: Hearer) {
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
    if (message.holdfast === 'unread') onUnread(Math.max(0, Math.trunc(Number(message.count)) || 0));
    if (message.holdfast === 'ready') {
      this.#isReady = true;
      this.#tell();
    }
  }

  #tell(): void {
    const message: ToFrame = { holdfast: this.#isShown ? 'shown' : 'hidden' };
    if (this.#isReady) this.element.contentWindow?.postMessage(message, this.#origin);
  }
}
