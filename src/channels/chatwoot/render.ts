import type { Reply } from '../../core/turn.ts';

/** The attribute our messages carry in Chatwoot, so that one whose answer was lost is recognised and not sent twice. */
export const REPLY_ATTRIBUTE = 'holdfast_reply';

/** A reply as Chatwoot's API takes it: JSON, or a form where a picture is uploaded with it. */
export function renderReply(reply: Reply): string | FormData {
  const picture = reply.image === undefined ? null : pictureOf(reply.image);
  if (picture !== null) return form(reply, picture);
  // A picture that has an address of its own is shown by whoever reads the message.
  const content = reply.image?.startsWith('http') ? `${reply.text}\n${reply.image}` : reply.text;
  return JSON.stringify({
    content,
    message_type: 'outgoing',
    private: false,
    content_type: 'text',
    echo_id: reply.id,
    content_attributes: { [REPLY_ATTRIBUTE]: reply.id },
  });
}

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

function pictureOf(image: string): Picture | null {
  const [, type, data] = /^data:([a-z]+\/[a-z0-9.+-]+);base64,(.+)$/i.exec(image) ?? [];
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
