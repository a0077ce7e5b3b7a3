import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** WhatsApp's business-scoped user id, like `US.13491208655302741918`: people with a name instead of a number have one (F3). */
const SCOPED_ID = /^[A-Z]{2}(?:\.ENT)?\.[A-Za-z0-9]{1,128}$/;

/** A telephone number in E.164, however it is written. */
export function phoneOf(written: string | null | undefined): string | null {
  const digits = written ?? '';
  const phone = parsePhoneNumberFromString(/^\d+$/.test(digits) ? `+${digits}` : digits);
  return phone?.isPossible() ? phone.number : null;
}

/** Who wrote: by their number where Meta shows it, because flows know their customers by it, else by who they are to the business. */
export function addressOf(number: string | null | undefined, scopedId: string | null | undefined): string | null {
  return phoneOf(number) ?? (SCOPED_ID.test(scopedId ?? '') ? (scopedId ?? null) : null);
}

/** Whom a message goes to, as Meta takes it. */
export function recipientOf(address: string): { readonly to: string } | { readonly recipient: string } {
  return SCOPED_ID.test(address) ? { recipient: address } : { to: address.replace(/^\+/, '') };
}
