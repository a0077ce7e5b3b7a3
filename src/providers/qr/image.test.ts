import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { qrImage } from './image.ts';

/** What a phone would read off the picture. */
function scanned(dataUrl: string): string | undefined {
  const [kind, bytes = ''] = dataUrl.split(',');
  expect(kind).toBe('data:image/png;base64');
  const { data, width, height } = PNG.sync.read(Buffer.from(bytes, 'base64'));
  // The package is CommonJS: its function arrives as the module's default, or as the module itself.
  const read = 'default' in jsqr ? (jsqr.default as unknown as typeof import('jsqr').default) : jsqr;
  return (read as (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null)(
    new Uint8ClampedArray(data),
    width,
    height,
  )?.data;
}

describe('the picture of a QR code', () => {
  it.each([
    ['a page to pay on', 'https://pay.example/sandbox/payments/6f1c0f6e-5c0b-5b0e-9a53-d1c0b7a4e2f8'],
    ['what a bank scans', `00020101021229${'4'.repeat(180)}5802KH5912Mekong Trails6304ABCD`],
  ])('D8 is scannable: %s is read off it again', async (_, payload) => {
    expect(scanned(await qrImage(payload))).toBe(payload);
  });
});
