import type { Shown } from '../../core/showing/show.ts';

/** The attribute our messages carry in Chatwoot, so that one whose answer was lost is recognised and not sent twice. */
export const REPLY_ATTRIBUTE = 'holdfast_reply';

/** A message as Chatwoot's API takes it: JSON, or a form where a picture is uploaded with it. */
export interface Post {
  /** What it is recognised by: the reply, and which of its messages where it has several. */
  readonly mark: string;
  readonly body: string | FormData;
}

export function renderPost(reply: string, part: number, { text, image }: Shown): Post {
  const mark = part === 0 ? reply : `${reply}/${part}`;
  const picture = image === undefined ? null : pictureOf(image);
  if (picture !== null) return { mark, body: form(mark, text, picture) };
  // A picture that has an address of its own is opened by whoever reads the message.
  const link = image !== undefined && /^https?:/i.test(image) ? `\n${image}` : '';
  const body = JSON.stringify({
    content: `${text}${link}`,
    message_type: 'outgoing',
    private: false,
    content_type: 'text',
    echo_id: mark,
    content_attributes: { [REPLY_ATTRIBUTE]: mark },
  });
  return { mark, body };
}

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** What can be uploaded as a picture. */
function pictureOf(image: string): Picture | null {
  const [, type, data] = /^data:(image\/(?:png|jpe?g|webp|gif));base64,(.+)$/i.exec(image) ?? [];
  return type === undefined || data === undefined ? null : { type, bytes: new Uint8Array(Buffer.from(data, 'base64')) };
}

function form(mark: string, text: string, { bytes, type }: Picture): FormData {
  const fields = new FormData();
  fields.set('content', text);
  fields.set('message_type', 'outgoing');
  fields.set('private', 'false');
  fields.set('echo_id', mark);
  fields.set('content_attributes', JSON.stringify({ [REPLY_ATTRIBUTE]: mark }));
  fields.set('attachments[]', new Blob([bytes], { type }), `image.${type.split('/')[1]?.replace(/\W.*/, '')}`);
  return fields;
}
