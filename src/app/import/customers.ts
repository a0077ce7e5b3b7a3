import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Business } from '../../domain/business.ts';
import { customerId, emailContact, type Meeting, meetingAt, nameOf, toldAddress } from '../../domain/customer.ts';
import type { Customers } from '../../ports/customers.ts';
import type { ImportRow } from './row.ts';

export type CustomerOf = (
  row: ImportRow,
  now: string,
) => Promise<{ readonly id: string | null } | { readonly problem: string }>;

/** Who a row is about, kept with the number or the address that the business had of them; nobody where it had neither. */
export function customersOf(customers: Customers, business: Business, isDry: boolean): CustomerOf {
  return async ({ name, phone, email }, now) => {
    const met = meetingIn(phone, email, business.country);
    if (met === 'no number') return { problem: `"${phone}" is no telephone number` };
    if (met === null) return { id: null };
    if (isDry) return { id: null };
    const person = nameOf(name ?? '');
    const { id } = await customers.ensure({
      id: customerId(business.id, met),
      business: business.id,
      met,
      now,
      ...person,
    });
    if (phone !== null && email !== null) {
      await customers.learn(id, { name: null, addresses: [toldAddress(emailContact(email))] });
    }
    return { id };
  };
}

/** Numbers are written in one way only, whatever the file does to them: "07700 900123", "+44 (0)7700-900123". */
function meetingIn(phone: string | null, email: string | null, country: string): Meeting | 'no number' | null {
  if (phone !== null) {
    // A spreadsheet that takes a number for a number drops its plus.
    const written = phone.replace(/\(0\)/g, '').replace(/^'/, '');
    const national = parsePhoneNumberFromString(written, country as never);
    const found = national?.isPossible() ? national : parsePhoneNumberFromString(`+${written.replace(/\D/g, '')}`);
    if (!found?.isPossible()) return 'no number';
    return meetingAt('sms', found.number, country);
  }
  return email === null ? null : { contact: emailContact(email), channel: 'email', address: email };
}
