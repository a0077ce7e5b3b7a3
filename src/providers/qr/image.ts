import { toDataURL } from 'qrcode';

/** Large enough to be scanned from a screen at arm's length, with the quiet zone that scanners ask for. */
const PIXELS = 320;
const QUIET_MODULES = 4;

/** A QR code that says `payload`, as a PNG in a data URL: it needs no address and can be shown in any chat. */
export function qrImage(payload: string): Promise<string> {
  return toDataURL(payload, { errorCorrectionLevel: 'M', width: PIXELS, margin: QUIET_MODULES });
}
