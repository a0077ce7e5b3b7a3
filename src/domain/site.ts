import { z } from 'zod';

/**
 * How the chat stands on the business's own site (F6):
 *
 *     site: { origins: [https://www.lucia.example], colour: "#a3325c", picture: "data:image/png;base64,…" }
 *
 * Only the sites named there may frame it.
 */
const origin = z.string().refine(isOrigin, {
  error: ({ input }) =>
    `"${String(input)}" is no origin; write scheme and host and nothing more, like https://www.example.com`,
});

/** A small picture travels with the file: nothing has to be fetched from elsewhere. */
const PICTURE = /^data:(image\/(?:png|jpeg|webp|svg\+xml));base64,([A-Za-z0-9+/]+={0,2})$/;
const PICTURE_CHARACTERS_MAX = 64_000;

export const siteSchema = z.strictObject({
  /** Where the chat may be framed; nowhere unless told. */
  origins: z.array(origin).max(20).default([]),
  /** What the button and the chat are painted with. White has to be readable on it. */
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'A colour is written like "#a3325c", in quotes')
    .refine(isDark, 'White letters cannot be read on this colour; take a darker one')
    .optional(),
  picture: z
    .string()
    .max(PICTURE_CHARACTERS_MAX, 'The picture is too large: 48 kB at most')
    .regex(PICTURE, 'A picture is written as data:image/png;base64,…')
    .optional(),
});

export type Site = z.output<typeof siteSchema>;

/** A picture as it is sent. */
export function pictureOf({
  picture,
}: Pick<Site, 'picture'>): { readonly type: string; readonly bytes: Uint8Array } | null {
  const [, type, encoded] = PICTURE.exec(picture ?? '') ?? [];
  return type === undefined || encoded === undefined ? null : { type, bytes: Buffer.from(encoded, 'base64') };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).origin === text;
}

/** WCAG: white on it has a contrast of 4.5 at least. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
}
