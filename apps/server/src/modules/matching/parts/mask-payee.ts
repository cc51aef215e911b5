import type { Tx } from '#platform/db/database.ts';
import { updatePayee, type DepositOrderRow } from '#modules/cashier';
import { maskCard, maskHolder } from '#modules/payout-methods';

/** A part is over: its payer no longer needs the recipient's card, so the order keeps a mask of it. */
export async function maskPayee(tx: Tx, order: DepositOrderRow): Promise<void> {
  const { payee } = order;
  if (!payee || payee.account.includes('*')) return;
  await updatePayee(tx, order, {
    ...payee,
    account: maskCard(payee.account),
    holder: maskHolder(payee.holder),
  });
}
