import type { Reply } from '../../core/turn.ts';

/** The attribute our messages carry in Chatwoot, so that one whose answer was lost is recognised and not sent twice. */
export const REPLY_ATTRIBUTE = 'holdfast_reply';

/** A reply as Chatwoot's API takes it: JSON, or a form where a picture is uploaded with it. */
export function renderReply(reply: Reply, publicUrl: string | null = null): string | FormData {
  const picture = reply.image === undefined ? null : pictureOf(reply.image);
  if (picture !== null) return form(reply, picture);
  // A picture that has an address of its own is opened by whoever reads the message.
  const link = reply.image === undefined ? null : addressOf(reply.image, publicUrl);
  return JSON.stringify({
    content: link === null ? reply.text : `${reply.text}\n${link}`,
    message_type: 'outgoing',
    private: false,
    content_type: 'text',
    echo_id: reply.id,
    content_attributes: { [REPLY_ATTRIBUTE]: reply.id },
  });
}

/** Where anybody can open it: an address of ours is of use only where it is known how people reach us. */
function addressOf(image: string, publicUrl: string | null): string | null {
  if (/^https?:/i.test(image)) return image;
  return image.startsWith('/') && publicUrl !== null ? `${publicUrl.replace(/\/+$/, '')}${image}` : null;
}

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** What can be sent as a picture; a drawing in SVG is none to WhatsApp. */
function pictureOf(image: string): Picture | null {
  const [, type, data] = /^data:(image\/(?:png|jpe?g|webp|gif));base64,(.+)$/i.exec(image) ?? [];
  return type === undefined || data === undefined ? null : { type, bytes: new Uint8Array(Buffer.from(data, 'base64')) };
}

function form(reply: Reply, { bytes, type }: Picture): FormData {
  const fields = new FormData();
  fields.set('content', reply.text);
  fields.set('message_type', 'outgoing');
  fields.set('private', 'false');
  fields.set('echo_id', reply.id);
  fields.set('content_attributes', JSON.stringify({ [REPLY_ATTRIBUTE]: reply.id }));
  fields.set('attachments[]', new Blob([bytes], { type }), `image.${type.split('/')[1]?.replace(/\W.*/, '')}`);
  return fields;
}
