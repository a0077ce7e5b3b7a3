/** What the site and the chat in its frame tell each other, by `postMessage`. Each looks who it comes from. */
export type FromFrame =
  | { readonly holdfast: 'ready' }
  | { readonly holdfast: 'unread'; readonly count: number }
  | { readonly holdfast: 'close' }
  /** The browser lets the frame keep nothing: the site does, and gives it back to the next frame. */
  | { readonly holdfast: 'recall' }
  | { readonly holdfast: 'keep'; readonly name: string; readonly value: string };

export type ToFrame =
  | { readonly holdfast: 'shown' }
  | { readonly holdfast: 'hidden' }
  | { readonly holdfast: 'recalled'; readonly kept: { readonly [name: string]: string } };

export function isFromFrame(data: unknown): data is FromFrame {
  return typeof data === 'object' && data !== null && 'holdfast' in data;
}

export const isToFrame = (data: unknown): data is ToFrame => isFromFrame(data);
