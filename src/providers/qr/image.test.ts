import { describe, expect, it } from 'vitest';
import { qrImage } from './image.ts';
import { scanned } from './testing/scan.ts';

describe('the picture of a QR code', () => {
  it.each([
    ['a page to pay on', 'https://pay.example/sandbox/payments/6f1c0f6e-5c0b-5b0e-9a53-d1c0b7a4e2f8'],
    ['what a bank scans', `00020101021229${'4'.repeat(180)}5802KH5912Mekong Trails6304ABCD`],
  ])('D8 is scannable: %s is read off it again', async (_, payload) => {
    expect(scanned(await qrImage(payload))).toBe(payload);
  });
});
