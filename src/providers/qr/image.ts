/** Large enough to be scanned from a screen at arm's length, with the quiet zone that scanners ask for. */
const PIXELS = 320;
const QUIET_MODULES = 4;

/** A QR code that says `payload`, as a PNG in a data URL: it needs no address and can be shown in any chat. */
export async function qrImage(payload: string): Promise<string> {
  // Few businesses are paid by a code: the others start without whoever draws it.
  const { toDataURL } = await import('qrcode');
  return toDataURL(payload, { errorCorrectionLevel: 'M', width: PIXELS, margin: QUIET_MODULES });
}
