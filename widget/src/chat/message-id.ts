/**
 * An id for a message, drawn once and kept until it has been sent. `crypto.randomUUID` exists only on pages served over
 * https; a phone on the same network as a laptop is not.
 */
export function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
