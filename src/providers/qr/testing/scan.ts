import jsqr from 'jsqr';
import { PNG } from 'pngjs';

/** What a phone would read off a picture of a QR code; null where it reads nothing. */
export function scanned(dataUrl: string): string | null {
  const [kind, bytes = ''] = dataUrl.split(',');
  if (kind !== 'data:image/png;base64') return null;
  const { data, width, height } = PNG.sync.read(Buffer.from(bytes, 'base64'));
  // The package is CommonJS: its function arrives as the module's default, or as the module itself.
  const read = 'default' in jsqr ? (jsqr.default as unknown as typeof import('jsqr').default) : jsqr;
  const found = (read as (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null)(
    new Uint8ClampedArray(data),
    width,
    height,
  );
  return found?.data ?? null;
}
