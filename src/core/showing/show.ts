import type { Tap } from '../consent/tap.ts';
import type { Reply } from '../turn.ts';
import { split } from './split.ts';

/** What a channel can show (F1). */
export interface Abilities {
  /** The longest text of one message, in characters. */
  readonly textMax: number;
  /** How many buttons a message may have and how long their labels may be; null where there are none. */
  readonly buttons: Choosing | null;
  /** The same for a list that is opened to choose from. */
  readonly list: Choosing | null;
  /** Whether pictures are sent along; where not, and for drawings, there is a link to them. */
  readonly pictures: boolean;
  /** Whether somebody can be written to who has not written first. */
  readonly writesFirst: boolean;
}

export interface Choosing {
  readonly max: number;
  readonly labelMax: number;
}

/** One of several things that can be tapped: an answer to a proposal, or words that are said by it. */
export interface Option {
  readonly label: string;
  readonly tap?: Tap;
}

/** One message as a channel shows it. */
export interface Shown {
  readonly text: string;
  readonly image?: string;
  readonly options?: { readonly as: 'buttons' | 'list'; readonly all: readonly Option[] };
}

/**
 * A reply as messages of a channel: split where it is too long, with the options on the last one. Options that the channel
 * cannot show stand in the words, and so does the name of whoever wrote (X16): buttons as a numbered list, and a number typed back taps one (X6, F1).
 */
export function show(reply: Reply, can: Abilities): readonly Shown[] {
  const all: readonly Option[] = reply.buttons ?? reply.choices ?? [];
  const as = placeFor(all, can);
  const buttons = as === null && isNumbered(reply) ? (reply.buttons ?? []) : [];
  const listed = buttons.map(({ label }, index) => `${index + 1}. ${label}`);
  const { image = null } = reply;
  const isShown = image !== null && can.pictures && !isDrawing(image);
  const link = image !== null && !isShown && /^https?:/i.test(image) ? [image] : [];
  const words = reply.by === undefined ? reply.text : `${reply.by}: ${reply.text}`;
  const texts = split([words, ...listed, ...link].join('\n'), can.textMax);
  return texts.map((text, index) => ({
    text,
    ...(index === 0 && isShown && { image }),
    ...(index === texts.length - 1 && as !== null && { options: { as, all } }),
  }));
}

function placeFor(options: readonly Option[], { buttons, list }: Abilities): 'buttons' | 'list' | null {
  if (options.length === 0) return null;
  if (fits(options, buttons)) return 'buttons';
  return fits(options, list) ? 'list' : null;
}

function fits(options: readonly Option[], choosing: Choosing | null): boolean {
  if (choosing === null || options.length > choosing.max) return false;
  const labels = new Set(options.map(({ label }) => label));
  return labels.size === options.length && options.every(({ label }) => label.length <= choosing.labelMax);
}

/** Whether a reply's buttons are numbered where they cannot be shown: not where the words have a numbered list of their own. */
export function isNumbered({ buttons, choices, text }: Reply): boolean {
  return buttons !== undefined && choices === undefined && !/^\s*\d+\s*[.)、]/mu.test(text);
}

/** A drawing in SVG is a picture to no messenger. */
function isDrawing(image: string): boolean {
  return /^data:image\/svg|\.svg(?:$|[?#])/i.test(image);
}

/** The same reply with a picture that anybody can fetch; one of ours is of use only where it is known how people reach us. */
export function reachable(reply: Reply, publicUrl: string | null): Reply {
  if (reply.image === undefined || !reply.image.startsWith('/')) return reply;
  const { image, ...rest } = reply;
  return publicUrl === null ? rest : { ...rest, image: `${publicUrl}${image}` };
}
