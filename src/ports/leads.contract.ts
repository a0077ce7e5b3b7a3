import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import type { Leads, MissedLead } from './leads.ts';

export interface LeadsHarness {
  readonly leads: Leads;
  close(): Promise<void>;
}

let made = 0;

/** Somebody who left their details with a business that no other test has heard of: a store may be shared. */
function somebody(more: Partial<MissedLead> = {}): MissedLead {
  made += 1;
  const business = `dentist-${process.pid}-${made}`;
  const who = { name: 'Tom “T” Ng', phone: '+447700900123', channel: 'sms', receivedAt: '2026-03-02T09:05:00.000Z' };
  return { conversation: derivedId(business), business, ...who, ...more };
}

/** What every store of leads promises. */
export function leadsContract(name: string, open: () => Promise<LeadsHarness>): void {
  describe(`leads in ${name}`, () => {
    let harness: LeadsHarness;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());
    const leads = () => harness.leads;

    it('A13 lists who was not reached, the longest waiting first, for their own business alone', async () => {
      const early = somebody();
      const { business } = early;
      const late = somebody({ business, receivedAt: '2026-03-02T09:06:00.000Z' });
      for (const lead of [late, early, somebody()]) await leads().miss(lead);
      expect(await leads().missed(business, 10)).toEqual([early, late]);
      expect(await leads().missed(business, 1)).toEqual([early]);
      expect(await leads().missed('nobody', 10)).toEqual([]);
    });

    it('A13 X4 writes somebody down once, however often and by how many it is said', async () => {
      const lead = somebody();
      await Promise.all([1, 2, 3].map(() => leads().miss(lead)));
      await leads().miss({ ...lead, name: 'Thomas', receivedAt: '2026-03-05T09:05:00.000Z' });
      expect(await leads().missed(lead.business, 10)).toEqual([lead]);
    });

    it('A13 no longer lists whom a person has reached, and does not begin again', async () => {
      const lead = somebody();
      const { business, conversation } = lead;
      await leads().miss(lead);
      expect(await leads().reached('another', conversation, lead.receivedAt)).toBe(false);
      expect(await leads().reached(business, 'no id at all', lead.receivedAt)).toBe(false);
      expect(await leads().missed(business, 10)).toEqual([lead]);
      for (const _ of [1, 2]) expect(await leads().reached(business, conversation, lead.receivedAt)).toBe(true);
      await leads().miss(lead);
      expect(await leads().missed(business, 10)).toEqual([]);
    });

    it('G5 finds and erases what somebody left, reached or not, by conversation or number, in one business', async () => {
      const lead = somebody();
      const { business, conversation, phone } = lead;
      const [other, elsewhere] = [somebody({ business, phone: '+447700900999' }), somebody()];
      for (const one of [lead, other, elsewhere]) await leads().miss(one);
      await leads().reached(business, conversation, lead.receivedAt);
      const nobody = { conversations: [], contacts: [] };
      expect(await leads().ofPerson(business, nobody)).toEqual([]);
      expect(await leads().ofPerson(business, { ...nobody, contacts: [phone] })).toEqual([lead]);
      expect(await leads().ofPerson(business, { ...nobody, conversations: [conversation] })).toEqual([lead]);
      for (const _ of [1, 2]) await leads().erase(business, { ...nobody, contacts: [phone] });
      expect(await leads().ofPerson(business, { conversations: [conversation], contacts: [phone] })).toEqual([]);
      expect(await leads().missed(business, 10)).toEqual([other]);
      expect(await leads().missed(elsewhere.business, 10)).toEqual([elsewhere]);
    });
  });
}
