import { type Abilities, type Shown, show } from '../../core/showing/show.ts';
import type { Reply } from '../../core/turn.ts';

export const CAN: Abilities = {
  textMax: 4_096,
  buttons: { max: 8, labelMax: 64 },
  list: { max: 40, labelMax: 64 },
  pictures: true,
  writesFirst: false,
};

/** What may stand under a picture. */
const CAPTION_MAX = 1_024;

/** One call of the Bot API, but for whom it goes to. A picture that is all we have of it is uploaded with it. */
export type Call =
  | { readonly method: 'sendMessage'; readonly text: string; readonly reply_markup?: Keyboard }
  | {
      readonly method: 'sendPhoto';
      readonly photo: string;
      readonly caption?: string;
      readonly reply_markup?: Keyboard;
    };

interface Keyboard {
  readonly inline_keyboard: readonly (readonly { readonly text: string; readonly callback_data: string }[])[];
}

export function renderReply(reply: Reply): readonly Call[] {
  return show(reply, CAN).flatMap(callsOf);
}

function callsOf({ text, image, options }: Shown): readonly Call[] {
  const markup = options ? { reply_markup: keyboardOf(options.all) } : {};
  if (image === undefined) return [{ method: 'sendMessage', text, ...markup }];
  if (text.length <= CAPTION_MAX) return [{ method: 'sendPhoto', photo: image, caption: text, ...markup }];
  return [
    { method: 'sendPhoto', photo: image },
    { method: 'sendMessage', text, ...markup },
  ];
}

/** One below the other, as they are read. An answer to a proposal names it; anything else is said by its label. */
function keyboardOf(options: NonNullable<Shown['options']>['all']): Keyboard {
  return {
    inline_keyboard: options.map(({ label, tap }, index) => [
      { text: label, callback_data: tap === undefined ? `c:${index + 1}` : `t:${tap.answer}:${tap.proposal}` },
    ]),
  };
}
