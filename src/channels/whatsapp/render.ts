import { COMMON_LANGUAGE } from '../../core/locale.ts';
import { type Abilities, type Option, type Shown, show } from '../../core/showing/show.ts';
import type { Reply } from '../../core/turn.ts';
import type { Template } from './settings.ts';
import { CHOOSE } from './words.ts';

/** What the Cloud API shows: the text is as long as what may stand above buttons. */
export const SHOWS: Omit<Abilities, 'writesFirst'> = {
  textMax: 1_024,
  buttons: { max: 3, labelMax: 20 },
  list: { max: 10, labelMax: 24 },
  pictures: true,
};

/** A message as Meta takes it, but for whom it goes to. A picture that is all we have of it is uploaded before. */
export type Body = { readonly type: string; readonly [field: string]: unknown };

export function renderReply(reply: Reply): readonly Body[] {
  const can = { ...SHOWS, writesFirst: true };
  return show(reply, can).flatMap((shown) => bodiesOf(shown, CHOOSE[reply.language ?? COMMON_LANGUAGE]));
}

function bodiesOf({ text, image, options }: Shown, choose: string): readonly Body[] {
  if (options) {
    const asked = { type: 'interactive', interactive: interactiveOf(text, options, choose) };
    return image === undefined ? [asked] : [pictureOf(image), asked];
  }
  if (image !== undefined) return [pictureOf(image, text)];
  return [{ type: 'text', text: { body: text, preview_url: false } }];
}

function interactiveOf(text: string, { as, all }: NonNullable<Shown['options']>, choose: string): object {
  const rows = all.map((option, index) => ({ id: idOf(option, index), title: option.label }));
  const body = { text };
  if (as === 'list') return { type: 'list', body, action: { button: choose, sections: [{ title: choose, rows }] } };
  return { type: 'button', body, action: { buttons: rows.map((reply) => ({ type: 'reply', reply })) } };
}

/** An answer to a proposal names it; anything else is said by its label. */
function idOf({ tap }: Option, index: number): string {
  return tap === undefined ? `c:${index + 1}` : `t:${tap.answer}:${tap.proposal}`;
}

function pictureOf(image: string, caption?: string): Body {
  return { type: 'image', image: { link: image, ...(caption !== undefined && { caption }) } };
}

/** What may be said to whoever has not written for a day: the approved words around ours, which have to be one line (F3). */
export function renderTemplate({ name, language }: Template, { text }: Reply): Body {
  const words = text.replaceAll(/\s+/gu, ' ').trim().slice(0, SHOWS.textMax);
  const components = [{ type: 'body', parameters: [{ type: 'text', text: words }] }];
  return { type: 'template', template: { name, language: { code: language }, components } };
}
