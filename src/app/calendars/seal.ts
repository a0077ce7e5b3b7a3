import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { JsonObject } from '../../core/json.ts';

/** Seals what lets us into somebody's calendar before it is stored (H6), and opens it again. */
export interface Seal {
  close(open: JsonObject): string;
  /** Null where it was sealed with another secret, or touched. */
  open(sealed: string): JsonObject | null;
}

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';

/** AES-256-GCM under a key of its own, derived from the secret of the house: whoever has the database alone has nothing. */
export function sealWith(secret: Buffer): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'holdfast/calendars', 32));
  return {
    close(open) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(open), 'utf8'), cipher.final()]);
      return [VERSION, nonce, cipher.getAuthTag(), text].map(written).join('.');
    },
    open(sealed) {
      const [version, nonce = '', tag = '', text = ''] = sealed.split('.');
      if (version !== VERSION) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64url'));
        decipher.setAuthTag(Buffer.from(tag, 'base64url'));
        const open = Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]);
        return JSON.parse(open.toString('utf8')) as JsonObject;
      } catch {
        return null;
      }
    },
  };
}

function written(part: string | Buffer): string {
  return typeof part === 'string' ? part : part.toString('base64url');
}
