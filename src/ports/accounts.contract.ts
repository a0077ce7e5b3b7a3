import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, Accounts, Role } from './accounts.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';

function account(roles: Account['roles'] = {}): Account {
  const id = randomUUID();
  const nothing = { password: 'hashed', secondFactor: null, codeStep: 0, subject: null, seenAt: null };
  return { id, email: `Ana.${id}@example.com`, name: 'Ana', ...nothing, roles };
}

/** What every store of the people of businesses promises. */
export function accountsContract(
  name: string,
  open: () => Promise<{ accounts: Accounts; close(): Promise<void> }>,
): void {
  describe(`accounts in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    const accounts = () => opened.accounts;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    it('G1 has one account for an e-mail address, however it is written', async () => {
      const one = account({ salon: 'owner' });
      expect(await accounts().add(one)).toEqual(one);
      expect(await accounts().add({ ...account(), email: one.email.toUpperCase() })).toBeNull();
      expect(await accounts().byEmail(one.email.toLowerCase())).toEqual(one);
      expect(await accounts().get(one.id)).toEqual(one);
      expect(await accounts().get('nobody')).toBeNull();
      expect(await accounts().any()).toBe(true);
    });

    it('G1 knows roles by business, and leaves no business without an owner', async () => {
      const business = randomUUID();
      const [owner, staff] = [account({ [business]: 'owner' }), account({ [business]: 'staff' })];
      for (const one of [owner, staff]) await accounts().add(one);
      const roleOf = async ({ id }: Account): Promise<Role | undefined> => (await accounts().get(id))?.roles[business];
      expect((await accounts().ofBusiness(business)).map(({ id }) => id).sort()).toEqual([owner.id, staff.id].sort());
      expect(await accounts().permit(owner.id, business, null)).toBe(false);
      expect(await accounts().permit(owner.id, business, 'staff')).toBe(false);
      expect(await roleOf(owner)).toBe('owner');
      expect(await accounts().permit(staff.id, business, 'owner')).toBe(true);
      expect(await accounts().permit(owner.id, business, null)).toBe(true);
      expect([await roleOf(owner), await roleOf(staff)]).toEqual([undefined, 'owner']);
    });

    it('G1 of two owners who go at once, one stays', async () => {
      const business = randomUUID();
      const both = [account({ [business]: 'owner' }), account({ [business]: 'owner' })];
      for (const one of both) await accounts().add(one);
      const gone = await Promise.all(both.map(({ id }) => accounts().permit(id, business, null)));
      expect(gone.filter(Boolean)).toHaveLength(1);
      expect(await accounts().ofBusiness(business)).toHaveLength(1);
    });

    it('changes what is named and nothing else, and takes no code twice', async () => {
      const one = account();
      await accounts().add(one);
      await accounts().change(one.id, { secondFactor: 'SECRET', codeStep: 7 });
      await accounts().change(one.id, { name: 'Ana Ruiz', codeStep: 5 });
      expect(await accounts().get(one.id)).toEqual({ ...one, name: 'Ana Ruiz', secondFactor: 'SECRET', codeStep: 7 });
      await accounts().change(one.id, { secondFactor: null, subject: `idp ${one.id}` });
      expect(await accounts().bySubject(`idp ${one.id}`)).toMatchObject({ id: one.id, secondFactor: null });
    });

    it('G1 has sessions until they are over, ended, or all of somebody’s are', async () => {
      const one = account({ salon: 'staff' });
      await accounts().add(one);
      const session = (hash: string) => ({ hash: `${hash}-${one.id}`, account: one.id, csrf: 'c', expiresAt: LATER });
      const [first, second, third] = [session('a'), session('b'), session('c')];
      for (const each of [first, second, third]) await accounts().openSession(each);
      expect(await accounts().session(first.hash, NOW)).toEqual({ session: first, account: one });
      expect(await accounts().session(first.hash, LATER)).toBeNull();
      await accounts().endSession(first.hash);
      expect(await accounts().session(first.hash, NOW)).toBeNull();
      await accounts().endSessions(one.id, third.hash);
      expect(await accounts().session(second.hash, NOW)).toBeNull();
      await accounts().seen(third.hash, NOW, '2026-03-02T12:00:00.000Z');
      expect(await accounts().session(third.hash, LATER)).toMatchObject({ account: { seenAt: NOW } });
    });

    it('G1 lets an invitation be used once, by one of those who try at once, and not when it is over', async () => {
      const invitation = (until: string) => ({
        ...{ hash: randomUUID(), businesses: ['salon', 'bar'], role: 'staff' as const, email: null, until },
      });
      const [good, over] = [invitation(LATER), invitation(NOW)];
      for (const one of [good, over]) await accounts().invite(one);
      expect(await accounts().invitation(good.hash, NOW)).toEqual(good);
      expect(await accounts().accept(over.hash, NOW)).toBeNull();
      const tried = await Promise.all([1, 2, 3].map(() => accounts().accept(good.hash, NOW)));
      expect(tried.filter((one) => one !== null)).toEqual([good]);
      expect(await accounts().invitation(good.hash, NOW)).toBeNull();
    });
  });
}
