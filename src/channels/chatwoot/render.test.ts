import { describe, expect, it } from 'vitest';
import { createChatwoot } from './channel.ts';

const reply = { id: '6b3c4c52-3f0c-5f0e-9a53-d1c0b7a4e2f8', text: '¿Qué día te viene bien?' };

function posted(image?: string, publicUrl?: string) {
  const [post] = createChatwoot({ publicUrl }, []).render({ ...reply, ...(image && { image }) }, 'lucia');
  return post?.body;
}

describe('B18 a reply as Chatwoot takes it', () => {
  it('is an outgoing message that carries its id, so that it can be found again', () => {
    expect(JSON.parse(String(posted()))).toEqual({
      content: '¿Qué día te viene bien?',
      message_type: 'outgoing',
      private: false,
      content_type: 'text',
      echo_id: reply.id,
      content_attributes: { holdfast_reply: reply.id },
    });
  });

  it('uploads a picture that is all we have of it', async () => {
    const form = posted(`data:image/png;base64,${Buffer.from('pixels').toString('base64')}`);
    if (!(form instanceof FormData)) throw new Error('a picture is uploaded as a form');
    const file = form.get('attachments[]');
    if (!(file instanceof File)) throw new Error('the picture is a file');
    expect([file.name, file.type, await file.text()]).toEqual(['image.png', 'image/png', 'pixels']);
    expect(form.get('content')).toBe(reply.text);
  });

  it.each([
    ['links a picture that has an address', 'https://desk.example/qr.png', undefined, '\nhttps://desk.example/qr.png'],
    [
      'D5 links a drawing of ours where people reach us',
      '/pictures/a/b.svg',
      'https://book.example',
      '\nhttps://book.example/pictures/a/b.svg',
    ],
    ['leaves out what nobody could open', '/pictures/a/b.svg', undefined, ''],
    ['leaves out what WhatsApp cannot show', 'data:image/svg+xml;base64,PHN2Zy8+', 'https://book.example', ''],
  ])('%s', (_, image, publicUrl, more) => {
    expect(JSON.parse(String(posted(image, publicUrl))).content).toBe(`${reply.text}${more}`);
  });
});
