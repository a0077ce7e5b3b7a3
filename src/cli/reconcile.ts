import type { House } from '../app/house.ts';
import type { Difference } from '../ports/payments.ts';

const IN_WORDS: { readonly [D in Difference]: string } = {
  not_here: 'paid there and not here; it is settled now',
  not_there: 'paid here and not there',
  amount: 'another amount there',
  refund_missing: 'given back here and not there',
};

/** Holds the payments against the books of those who took them, and says what differs. True where nothing does. */
export async function reconcile(
  house: House,
  kept: Parameters<House['reconcilePayments']>[0],
  business: string | undefined,
  print: (line: string) => void,
): Promise<boolean> {
  const found = await house.reconcilePayments(kept, business);
  let isSame = true;
  for (const [id, { compared, differences, strays }] of found) {
    isSame &&= differences.length === 0 && strays === 0;
    print(`${id}: ${compared} payments compared, ${differences.length} differ, ${strays} that nobody here asked for`);
    for (const { payment, difference } of differences) print(`  ${payment}: ${IN_WORDS[difference]}`);
  }
  return isSame;
}
