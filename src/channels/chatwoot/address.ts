import { parsePhoneNumberFromString } from 'libphonenumber-js';

export const CHATWOOT = 'chatwoot';

/** A conversation as Chatwoot numbers them. */
export interface Thread {
  readonly account: number;
  readonly conversation: number;
}

export function eventIdOf({ account, conversation }: Thread, what: string): string {
  return `${CHATWOOT}/${account}/${conversation}/${what}`;
}

/** A thread as the conversation's header keeps it: whom Chatwoot gives a new one is answered there (F1). */
export function threadText({ account, conversation }: Thread): string {
  return `${account}/${conversation}`;
}

export function threadOf(text: string | undefined): Thread | null {
  const [, account, conversation] = /^(\d+)\/(\d+)$/.exec(text ?? '') ?? [];
  if (account === undefined || conversation === undefined) return null;
  return { account: Number(account), conversation: Number(conversation) };
}

type Candidate = string | null | undefined;

/** A customer's address: the telephone number, because flows know their customers by it; else who they are to the business (F5). */
export function addressOf(...candidates: readonly Candidate[]): string | null {
  return phoneOf(...candidates) ?? candidates.find((one) => isScopedId(one)) ?? null;
}

/** WhatsApp's business-scoped user id, like `CO.1091234567`: people with a name instead of a number have one. */
function isScopedId(candidate: Candidate): boolean {
  return /^[A-Z]{2}(?:\.ENT)?\.[A-Za-z0-9]{1,128}$/.test(candidate ?? '');
}

/** The first of these that is a phone number, in E.164. WhatsApp's own id is the number without its plus. */
export function phoneOf(...candidates: readonly Candidate[]): string | null {
  for (const candidate of candidates) {
    const digits = candidate?.replace(/^whatsapp:/, '') ?? '';
    if (isScopedId(digits)) continue;
    const phone = parsePhoneNumberFromString(digits.startsWith('+') ? digits : `+${digits}`);
    if (phone?.isPossible()) return phone.number;
  }
  return null;
}
