/** Large enough to be scanned from a screen at arm's length, with the quiet zone that scanners ask for. */
const PIXELS = 320;
const QUIET_MODULES = 4;
/** One way of packing rows of squares instead of trying all: a third of the time, and smaller. */
const PACKED = { filterType: 2, deflateStrategy: 0, deflateLevel: 6 } as const;

/** A QR code that says `payload`, as a PNG in a data URL: it needs no address and can be shown in any chat. */
export async function qrImage(payload: string): Promise<string> {
  // Few businesses are paid by a code: the others start without whoever draws it.
  const { toBuffer } = await import('qrcode');
  const drawn = { errorCorrectionLevel: 'M', width: PIXELS, margin: QUIET_MODULES, rendererOpts: PACKED } as const;
  return `data:image/png;base64,${(await toBuffer(payload, drawn)).toString('base64')}`;
}
